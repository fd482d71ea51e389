import { textParam } from '@/utils/addressParams';
import { cleanText } from '@/utils/text';

/**
 * The gateway's message and code that the app itself passes to the pages which explain why a user cannot take part in
 * an activity. The page's URL contains them too, but anyone can write a URL: only text that was handed over here is
 * known to come from the gateway, and only that is shown. Lost on reload.
 */
interface Brought {
  readonly words: string;
  readonly code: string;
  /** Opens the page that failed to load; null: the gateway rejected it. */
  readonly tryAgain: (() => Promise<unknown>) | null;
}

/** Maximum length of the message in the URL, UTF-16 code units; longer messages are cut everywhere. */
export const MAX_WORDS = 2048;

let brought: Brought | null = null;

/**
 * Call this right before opening such a page.
 * @param tryAgain opens the page that failed to load; left out if the gateway rejected it
 */
export function bringReason(words: string, code: string, tryAgain: Brought['tryAgain'] = null): void {
  brought = { words, code, tryAgain };
}

/** The text as a page reads it from its URL. */
const readAs = (text: string): string => textParam({ text }, 'text', MAX_WORDS);

/** Whether the texts in the URL are the ones that the app handed over. */
export const isBrought = (words = '', code = ''): boolean =>
  brought !== null && readAs(words) === readAs(brought.words) && readAs(code) === readAs(brought.code);

/** Null: there is nothing to retry, or the texts are not the app's. */
export const broughtRetry = (words = '', code = ''): Brought['tryAgain'] =>
  isBrought(words, code) ? (brought?.tryAgain ?? null) : null;

/** On one line, without invisible characters. */
export const singleLine = (text: string | undefined): string =>
  cleanText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
