import { useRef } from 'react';
import { systemClock } from '@/utils/clock';
import { useCampaign } from '../campaignContext';

/**
 * Server time at which the page's present answer came, epoch milliseconds. For observers: they render again with each
 * answer, also with one that says the same, so hand on only what rarely changes.
 */
export function useAnsweredAt(): number {
  const { store, clockOffsetMs } = useCampaign();
  const { round } = store;
  const answered = useRef<{ readonly round: number; readonly atMs: number } | null>(null);
  if (answered.current?.round !== round)
    answered.current = { round, atMs: systemClock.nowMs() + clockOffsetMs() };
  return answered.current.atMs;
}
