/** Rules of the send incentive (product §2.1 "send incentive"). */
import { formatFen } from '@/utils/money';
import type { IncentiveStageView, SendIncentiveView } from './sendIncentiveModule';

/** Responses with the same end differ by network delay and by rounding to whole seconds. */
const SAME_END_MS = 2_000;

/**
 * The end to display: the previous one, as long as a newer response differs only by delay and rounding, so that a
 * refresh does not make the countdown jump.
 * @param beforeMs null: no previous one
 */
export const steadyEndMs = (beforeMs: number | null, freshMs: number): number =>
  beforeMs !== null && Math.abs(freshMs - beforeMs) <= SAME_END_MS ? beforeMs : freshMs;

type Progress = Pick<SendIncentiveView, 'sentCount' | 'stages'>;

const isReached = ({ targetCount, isReceived }: IncentiveStageView, sentCount: number): boolean =>
  isReceived || sentCount >= targetCount;

/** Number of stages reached without a gap, from the first one; the progress bar ends there. */
export function reachedCount({ sentCount, stages }: Progress): number {
  const open = stages.findIndex((stage) => !isReached(stage, sentCount));
  return open === -1 ? stages.length : open;
}

/** `5元`, or `奖励` for a prize without an amount. */
export const stagePrize = ({ prizeFen }: IncentiveStageView): string =>
  prizeFen === 0 ? '奖励' : `${formatFen(prizeFen)}元`;

/** Caption under the mark: 已到账, 已达标, or the number of parcels needed. */
export function stageState(stage: IncentiveStageView, sentCount: number): string {
  if (stage.isReceived) return '已到账';
  return isReached(stage, sentCount) ? '已达标' : `寄${stage.targetCount}件`;
}

/** Text of the next step. */
export function nextStep({ sentCount, stages }: Progress): string {
  const next = stages.find((stage) => !isReached(stage, sentCount));
  if (next !== undefined) return `再寄 ${next.targetCount - sentCount} 件，可得 ${stagePrize(next)}`;
  return stages.every(({ isReceived }) => isReceived) ? '奖励已全部到账' : '已全部达标，奖励稍后到账';
}
