import type { AggregationStore } from './AggregationStore';
import type { PressOutcome } from './pressOutcome';

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
