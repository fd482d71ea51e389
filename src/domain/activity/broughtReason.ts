/**
 * The gateway's words that the app itself brings to the fail page. Their address carries them too, but anybody may have
 * written an address: only what was handed over here is known to be the gateway's. A reload knows of nothing.
 */
let brought = '';

/** Called right before the fail page is opened. */
export function bringReason(words: string): void {
  brought = words;
}

export const isBrought = (words: string | undefined): boolean => words !== '' && words === brought;
