/**
 * Rules of the prizes of a round (spec 1 §2.2, §3 "Task info").
 */
import { formatFen } from '@/utils/money';
import { INCENTIVE_TEXTS } from './incentiveTexts';
import type { Prize, TaskInfo } from './incentiveTypes';

export interface StepCount {
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
 * Worth of the prizes received, in fen.
 * Decision: the spec names the amount without its source. It is the sum of what is flagged as received; when nothing
 * is flagged, the page still says that there is a prize, so the amount is the round's total.
 */
export function receivedFen({ prizes, totalFen }: TaskInfo): number {
  const received = prizes.filter(({ isReceived }) => isReceived);
  return received.length === 0 ? totalFen : received.reduce((sum, { amountFen }) => sum + amountFen, 0);
}

/** What a prize is: 得{amount}元券, or 券包 for several coupons. */
export const prizeTitle = ({ couponCount, amountFen }: Prize): string =>
  couponCount > 1 ? INCENTIVE_TEXTS.prizePackage : `得${formatFen(amountFen)}元券`;

/** What it takes: 寄{n}次, or 已获得. */
export const prizeCaption = ({ isReceived, taskNum }: Prize): string =>
  isReceived ? INCENTIVE_TEXTS.received : `寄${taskNum}次`;
