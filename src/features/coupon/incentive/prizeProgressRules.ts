import { formatFen } from '@/utils/money';
import { INCENTIVE_TEXTS } from './incentiveTexts';
import type { Prize, TaskInfo } from './incentiveTypes';

/** Progress within the prizes of a round (product §1.2.2, §1.3 "Task info"). */
interface StepCount {
  /** Index of the first prize not yet received, or the prize count. */
  readonly current: number;
  /** Prize count. */
  readonly total: number;
}

export function stepCount(prizes: readonly Prize[]): StepCount {
  const firstOpen = prizes.findIndex(({ isReceived }) => !isReceived);
  return { current: firstOpen === -1 ? prizes.length : firstOpen, total: prizes.length };
}

/**
 * Value of the received prizes, in fen. Decision: the spec names the amount without its source. It is the sum of the
 * prizes flagged as received; when none is flagged, the page still says that there is a prize, so it shows the round's
 * total.
 */
export function receivedFen({ prizes, totalFen }: TaskInfo): number {
  const received = prizes.filter(({ isReceived }) => isReceived);
  return received.length === 0 ? totalFen : received.reduce((sum, { amountFen }) => sum + amountFen, 0);
}

/** Title of a prize: 得{amount}元券, or 得{amount}元券包 for several coupons. */
export const prizeTitle = ({ couponCount, amountFen }: Prize): string =>
  `得${formatFen(amountFen)}元${couponCount > 1 ? '券包' : '券'}`;

/** Condition of a prize: 寄{n}次, or 已获得. */
export const prizeCaption = ({ isReceived, taskNum }: Prize): string =>
  isReceived ? INCENTIVE_TEXTS.received : `寄${taskNum}次`;
