/**
 * The gateway's words that the app itself brings to the fail page. Their address carries them too, but anybody may have
 * written an address: only what was handed over here is known to be the gateway's. A reload knows of nothing.
 */
let brought = '';
let wayBack: (() => Promise<unknown>) | null = null;

/**
 * Called right before the fail page is opened.
 * @param tryAgain opens the page that could not be had, where the gateway has not said no to it
 */
export function bringReason(words: string, tryAgain: (() => Promise<unknown>) | null = null): void {
  brought = words;
  wayBack = tryAgain;
}

/** Null: there is nothing to try, or not known to be. */
export const broughtRetry = (words: string | undefined): (() => Promise<unknown>) | null =>
  isBrought(words) ? wayBack : null;

export const isBrought = (words: string | undefined): boolean => words !== '' && words === brought;
