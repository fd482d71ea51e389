import { useCampaign } from '../campaignContext';

/**
 * Server time at which the page's present answer came, epoch milliseconds. For observers: they render again with each
 * answer, also with one that says the same, so hand on only what rarely changes.
 */
export function useAnsweredAt(): number {
  const { store, clockOffsetMs } = useCampaign();
  return store.answeredAtMs + clockOffsetMs();
}
