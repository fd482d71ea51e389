import { AGGREGATION_TEXTS } from './aggregationTexts';

/** Outcome of a tap on a card (product §1.4 "Clicking a card"); the page shows it. */
export type PressOutcome =
  /** A message; `isStale`: the cards must be refetched. */
  | { readonly kind: 'message'; readonly text: string; readonly isStale: boolean; readonly isWon?: true }
  /**
   * Go to the send page once `ready` resolves to true; false if the user left or stayed. Taps do nothing until then.
   */
  | { readonly kind: 'send'; readonly toast: string | null; readonly ready: Promise<boolean> }
  /** Nothing to show: an action is already running, or the user closed the login. */
  | { readonly kind: 'nothing' };

export const NOTHING: PressOutcome = { kind: 'nothing' };

/** A claim whose own response was lost has taken effect; the cards already show it. */
export const ALREADY_WON: PressOutcome = {
  kind: 'message',
  text: AGGREGATION_TEXTS.claimed,
  isStale: false,
  isWon: true,
};

export const message = (text: string, isStale = false): PressOutcome => ({ kind: 'message', text, isStale });
