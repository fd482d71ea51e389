import { formatFen } from '@/utils/money';
import { type RoundCode, PAGE_CODE } from './incentiveTexts';
import type { TaskInfo } from './incentiveTypes';
import { stepCount, receivedFen } from './prizeProgressRules';

/** Part of the sentence above a round, by page code (product §1.2.2). */
interface HeadlineWord {
  readonly text: string;
  /** The highlighted number. */
  readonly isStrong?: true;
}

/** Groups of text parts: on a narrow screen the line breaks between two groups first. */
type Headline = readonly (readonly HeadlineWord[])[];

const word = (text: string): HeadlineWord => ({ text });
const figure = (text: string): HeadlineWord => ({ text, isStrong: true });

/** @param task null: the gateway sent no round to preview; only 2001 is shown without one */
export function headline(code: RoundCode, task: TaskInfo | null): Headline {
  // Decision: without a round there is no amount to promise.
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
    case 'unknown':
      return [progress];
  }
}

/**
 * 剩余{n}天 for a round in progress, '' otherwise. Decision: nothing for 0 days; a finished round has a separate page
 * code.
 */
export const remainingText = (code: RoundCode, task: TaskInfo | null): string =>
  code === PAGE_CODE.inProgress && task !== null && task.remainingDays > 0
    ? `剩余${task.remainingDays}天`
    : '';

/** The same text in one line, for screen readers and tests. */
export const plainHeadline = (words: Headline): string =>
  words.map((group) => group.map(({ text }) => text).join('')).join('');
