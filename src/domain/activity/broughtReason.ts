import { textParam } from '@/utils/addressParams';
import { cleanText } from '@/utils/text';

/**
 * The gateway's words and code that the app itself brings to the pages which say why an activity cannot be joined. Their
 * address carries them too, but anybody may have written an address: only what was handed over here is known to be the
 * gateway's, and only that is said. A reload knows of nothing.
 */
interface Brought {
  readonly words: string;
  readonly code: string;
  /** Opens the page that could not be had; null: the gateway has said no to it. */
  readonly tryAgain: (() => Promise<unknown>) | null;
}

/** UTF-16 units of the words that an address carries; longer ones are said to their end nowhere. */
export const MAX_WORDS = 2048;

let brought: Brought | null = null;

/**
 * Called right before such a page is opened.
 * @param tryAgain opens the page that could not be had, where the gateway has not said no to it
 */
export function bringReason(words: string, code: string, tryAgain: Brought['tryAgain'] = null): void {
  brought = { words, code, tryAgain };
}

/** As a page reads it of its address. */
const readAs = (text: string): string => textParam({ text }, 'text', MAX_WORDS);

/** Whether an address says what the app has brought. */
export const isBrought = (words = '', code = ''): boolean =>
  brought !== null && readAs(words) === readAs(brought.words) && readAs(code) === readAs(brought.code);

/** Null: there is nothing to try, or not known to be. */
export const broughtRetry = (words = '', code = ''): Brought['tryAgain'] =>
  isBrought(words, code) ? (brought?.tryAgain ?? null) : null;

/** In one line, without what nobody sees. */
export const plainWords = (text: string | undefined): string =>
  cleanText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
