import type { AggregationStore } from './AggregationStore';
import type { PressOutcome } from './pressOutcome';

interface PressEffects {
  readonly toast: (text: string) => void;
  readonly openSendPage: () => Promise<unknown>;
}

/**
 * Effects of a tap on a card (product §1.4 "Clicking a card"): the message immediately, the send page after its delay,
 * refreshed cards after a claim. Returns the store's outcome, for tracking.
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
