/** Prize text and money of a task (product §2.3 `taskSubTitle`, §2.9 "Reward sum"). */
import type { TaskPrize } from './taskTypes';

/** Longer amounts cannot be a task's reward. */
const YUAN = /^(\d{1,6})(?:\.(\d{1,2}))?$/;

/** `taskSubTitle`: prize text and money, separated by `#`; an invalid amount is left out. */
export function prizeOf(subTitle: string): TaskPrize {
  const [text = '', money = ''] = subTitle.split('#');
  const yuan = money.trim();
  return { text: text.trim(), yuan: YUAN.test(yuan) ? yuan : '' };
}

/** `1.2` -> 120, computed from the digits to avoid float rounding. 0 if it is not an amount. */
export function fenOfYuan(yuan: string): number {
  const match = YUAN.exec(yuan);
  if (match === null) return 0;
  const [, whole = '', cents = ''] = match;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * Maximum reward here in fen: 100 times the prize money of the tasks, plus the joined activities (product §2.9).
 * Decision: all tasks of the response count, also done or unlisted ones: the description excludes none, and home and
 * welfare show the gateway's own sum of the same tasks.
 */
export function rewardSumFen({ tasks, unshown, joinedFen }: RewardSum): number {
  return [...tasks, ...unshown].reduce((sum, { prize }) => sum + fenOfYuan(prize.yuan), joinedFen);
}

type Rewarded = readonly { readonly prize: Pick<TaskPrize, 'yuan'> }[];

interface RewardSum {
  readonly tasks: Rewarded;
  readonly unshown: Rewarded;
  readonly joinedFen: number;
}
