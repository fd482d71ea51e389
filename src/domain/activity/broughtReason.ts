import { cleanText } from '@/utils/text';

/**
 * The gateway's words and code that the app itself brings to the pages which say why an activity cannot be joined. Their
 * address carries them too, but anybody may have written an address: only what was handed over here is known to be the
 * gateway's, and only that is said. A reload knows of nothing.
 */
let brought: { readonly words: string; readonly code: string } | null = null;

/** Called right before such a page is opened. */
export function bringReason(words: string, code: string): void {
  brought = { words, code };
}

/** Whether an address says what the app has brought. */
export const isBrought = (words = '', code = ''): boolean =>
  brought !== null && words === brought.words && code === brought.code;

/** In one line, without what nobody sees. */
export const plainWords = (text: string | undefined): string =>
  cleanText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
