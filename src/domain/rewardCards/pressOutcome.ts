import { AGGREGATION_TEXTS } from './aggregationTexts';

/** What a press on a card comes to (product §1.4 "Clicking a card"); the page makes it seen. */
export type PressOutcome =
  /** A sentence; `isStale`: what is shown has to be asked for again. */
  | { readonly kind: 'message'; readonly text: string; readonly isStale: boolean; readonly isWon?: true }
  /** To the send page once `ready` says true; false when the visitor left or stayed. Nothing else happens till then. */
  | { readonly kind: 'send'; readonly toast: string | null; readonly ready: Promise<boolean> }
  /** Nothing to tell: something is under way already, or the visitor closed the login. */
  | { readonly kind: 'nothing' };

export const NOTHING: PressOutcome = { kind: 'nothing' };

/** A claim whose own answer was lost has taken effect; the cards show it already. */
export const ALREADY_WON: PressOutcome = {
  kind: 'message',
  text: AGGREGATION_TEXTS.claimed,
  isStale: false,
  isWon: true,
};

export const message = (text: string, isStale = false): PressOutcome => ({ kind: 'message', text, isStale });
