/**
 * The sentence over a round, by page code (spec 1 §2.2).
 */
import { formatFen } from '@/utils/money';
import { PAGE_CODE, type TaskCode } from './incentiveCodes';
import type { TaskInfo } from './incentiveTypes';
import { receivedFen, stepCount } from './progress';

export interface HeadlineWord {
  readonly text: string;
  /** The figure that counts, set in colour. */
  readonly isStrong?: true;
}

/** Groups of words: a narrow screen breaks the line between two groups first. */
export type Headline = readonly (readonly HeadlineWord[])[];

const word = (text: string): HeadlineWord => ({ text });
const figure = (text: string): HeadlineWord => ({ text, isStrong: true });

/** @param task null: the gateway gave no round to preview, only 2001 is shown without */
export function headline(code: TaskCode, task: TaskInfo | null): Headline {
  // Decision: without a round there is no sum to promise.
  if (task === null) return [[word('寄件次数可累计')]];
  const { current, total } = stepCount(task.prizes);
  const progress = [word('进度 '), figure(`${current}/${total}`)];
  switch (code) {
    case PAGE_CODE.notJoined:
      return [
        [word('参加活动最高得'), figure(formatFen(task.totalFen)), word('元礼包｜')],
        [word('寄件次数可累计')],
      ];
    case PAGE_CODE.inProgress:
      return [[word('本轮活动进行中｜')], progress];
    case PAGE_CODE.allReceived:
    case PAGE_CODE.endedWithPrize:
      return [[word('恭喜您获得价值'), figure(formatFen(receivedFen(task))), word('元的寄件礼包')]];
    case PAGE_CODE.endedWithoutPrize:
    case PAGE_CODE.endedWithoutParcel:
      return [[word('本轮活动已结束｜')], progress];
  }
}

/**
 * 剩余{n}天 of a round in progress, '' elsewhere.
 * Decision: nothing for 0 days; a round that is over has a page code of its own.
 */
export const remainingText = (code: TaskCode, task: TaskInfo | null): string =>
  code === PAGE_CODE.inProgress && task !== null && task.remainingDays > 0
    ? `剩余${task.remainingDays}天`
    : '';

/** The same words in one line, for screen readers and tests. */
export const plainHeadline = (words: Headline): string =>
  words.map((group) => group.map(({ text }) => text).join('')).join('');
