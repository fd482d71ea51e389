import type { AggregationStore } from './AggregationStore';
import { AGGREGATION_TEXTS } from './aggregationTexts';
import type { Scope } from '@/api/scope';
import type { Clock } from '@/utils/clock';

export interface PressEffects {
  readonly toast: (text: string) => void;
  readonly openSendPage: () => Promise<unknown>;
}

/**
 * What a person sees of a press on a card (product §1.4 "Clicking a card"): the sentence at once, the send page after its
 * delay, the cards as they are after a claim. Answers with the store's outcome, for tracking.
 */
export async function pressCard(
  store: Pick<AggregationStore, 'press' | 'refresh'>,
  stageNo: number,
  effects: PressEffects,
): Promise<PressOutcome> {
  const outcome = await store.press(stageNo);
  switch (outcome.kind) {
    case 'message':
      effects.toast(outcome.text);
      if (outcome.isStale) await store.refresh();
      break;
    case 'send':
      if (outcome.toast !== null) effects.toast(outcome.toast);
      if (await outcome.ready) await effects.openSendPage();
      break;
    case 'nothing':
      break;
  }
  return outcome;
}

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

/** One wait at a time, which ends with its page at the latest and leaves no timer behind. */
export class Pause {
  private end: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly scope: Scope,
  ) {}

  get isRunning(): boolean {
    return this.end !== null;
  }

  /** @returns whether all of `delayMs` passed; false when the page ended, or the wait was cut short */
  start(delayMs: number): Promise<boolean> {
    this.cut();
    if (this.scope.isCancelled) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (isWhole: boolean): void => {
        stopTimer();
        forget();
        this.end = null;
        resolve(isWhole);
      };
      const stopTimer = this.clock.after(delayMs, () => settle(true));
      const forget = this.scope.onCancel(() => settle(false));
      this.end = () => settle(false);
    });
  }

  cut(): void {
    this.end?.();
  }
}
