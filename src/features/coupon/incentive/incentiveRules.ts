/**
 * View types and rules of the incentive activity, without state or platform (product §1.2.2, §1.3, §1.4): what the API
 * layer turns raw server types into, what a page code shows and which button it has, the prizes, the headline.
 */
import type { ActivityStatus } from '@/domain/activity';
import {
  type ClosedCode,
  EXCEPTION_TEXTS,
  INCENTIVE_TEXTS,
  PAGE_CODE,
  type RoundCode,
} from './incentiveTexts';
import { formatFen } from '@/utils/money';

export interface Prize {
  readonly isReceived: boolean;
  /** Parcels to send for this prize, counted from the start of the round. */
  readonly taskNum: number;
  readonly amountFen: number;
  /** Number of coupons; more than 1 makes it a package. */
  readonly couponCount: number;
}

/** The user's round, or the round as it looks before joining. */
export interface TaskInfo {
  readonly totalFen: number;
  /** Includes today; 0 when over. */
  readonly remainingDays: number;
  readonly isInactive: boolean;
  /** Sorted by `taskNum`. */
  readonly prizes: readonly Prize[];
}

/** The user's progress as the gateway reports it. */
export type IncentiveState =
  | { readonly kind: 'exception'; readonly pageCode: ClosedCode; readonly maskedPhone: string }
  | {
      readonly kind: 'task';
      readonly pageCode: RoundCode;
      readonly task: TaskInfo;
      readonly maskedPhone: string;
    };

/** A configured button; '' means not configured. */
export interface ButtonConfig {
  readonly pageCode: string;
  readonly text: string;
  readonly imageUrl: string;
  readonly jumpUrl: string;
}

export interface OtherActivity {
  readonly imageUrl: string;
  readonly url: string;
}

export interface ExceptionConfig extends ButtonConfig {
  readonly exceptionText: string;
  readonly others: readonly OtherActivity[];
}

export interface IncentiveActivity {
  readonly code: string;
  readonly title: string;
  /** Server HTML; rendered as allow-listed nodes. Blank hides the rules icon. */
  readonly descriptionHtml: string;
  readonly status: ActivityStatus;
  /** Beijing time, `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Business number; progress and join send it back (product §2.3). */
  readonly biz: number;
  readonly scene: number;
  readonly clientMap: Readonly<Record<string, string>>;
  /** The round as it looks before joining, for users who are not logged in; null if the gateway sends none. */
  readonly preview: TaskInfo | null;
  readonly page: {
    /** As the server sends it; `plainColor` checks whether it is a valid colour. */
    readonly groundColor: string;
    readonly headerUrl: string;
    readonly prizeUrl: string;
    readonly shareTitle: string;
    readonly shareSummary: string;
    readonly shareImageUrl: string;
    readonly exceptions: readonly ExceptionConfig[];
    readonly taskButtons: readonly ButtonConfig[];
  };
}

/** The button under a round or an exception. An empty `jumpUrl` leads to the send-parcel page. */
export interface ActionView {
  readonly text: string;
  /** The text is ours because none is configured: if there is a picture, it is shown without the text. */
  readonly isOwnText: boolean;
  /** Background picture behind the text; '' for our own button. */
  readonly imageUrl: string;
  readonly jumpUrl: string;
}

export interface ExceptionView {
  readonly pageCode: ClosedCode;
  readonly text: string;
  /** Start and end, `YYYY-MM-DD HH:mm` Beijing time; null when hidden. */
  readonly times: { readonly start: string; readonly end: string } | null;
  readonly others: readonly OtherActivity[];
  readonly action: ActionView;
}

/** Page code of a status in which no one can take part; null: the user's progress decides (or another page). */
export function exceptionCodeOf(status: ActivityStatus): ClosedCode | null {
  switch (status) {
    case 'NOT_START':
      return PAGE_CODE.notStarted;
    case 'FINISHED':
      return PAGE_CODE.finished;
    case 'PAUSED':
      return PAGE_CODE.paused;
    case 'unknown':
      return 'unknown';
    case 'OFF_SHELF':
      return PAGE_CODE.offShelf;
    case 'PROCEED':
    case 'NOT_EXIST':
    case 'WRONG_PLATFORM':
      return null;
  }
}

/**
 * View of an exception page; an empty configured text means "not configured". An unknown status or code has no config
 * of its own: it shows the banners of the other exceptions, never their texts.
 */
export function exceptionView(activity: IncentiveActivity, pageCode: ClosedCode): ExceptionView {
  const { exceptions } = activity.page;
  const config: ExceptionConfig | undefined =
    pageCode === 'unknown' ? undefined : exceptions.find((row) => row.pageCode === pageCode);
  const others = pageCode === 'unknown' ? exceptions.flatMap((row) => row.others) : (config?.others ?? []);
  return {
    pageCode,
    text: config?.exceptionText.trim() || EXCEPTION_TEXTS[pageCode],
    times:
      pageCode === PAGE_CODE.notStarted
        ? { start: toMinute(activity.startsAt), end: toMinute(activity.endsAt) }
        : null,
    // Decision: a banner without a link is no activity.
    others: others.filter(
      ({ url }, index) => url.trim() !== '' && others.findIndex((other) => other.url === url) === index,
    ),
    action: actionView(config, INCENTIVE_TEXTS.send),
  };
}

/** The button of a task page. Without a configured row: 立即参加 for 2001, 去寄件 for the others. */
export function taskAction({ page }: IncentiveActivity, pageCode: RoundCode): ActionView {
  const ownText = pageCode === PAGE_CODE.notJoined ? INCENTIVE_TEXTS.join : INCENTIVE_TEXTS.send;
  return actionView(
    page.taskButtons.find((row) => row.pageCode === pageCode),
    ownText,
  );
}

function actionView(config: ButtonConfig | undefined, ownText: string): ActionView {
  const text = config?.text.trim() ?? '';
  return {
    text: text || ownText,
    isOwnText: text === '',
    imageUrl: config?.imageUrl ?? '',
    jumpUrl: config?.jumpUrl ?? '',
  };
}

const toMinute = (beijingTime: string): string => beijingTime.slice(0, 'YYYY-MM-DD HH:mm'.length);

/** The gateway accepts 128 characters (contract, JoinIncentiveRequest). */
const MAX_CHANNEL = 128;

/** `channelCode` of a join: the page's query `channel`, else the attribution's channel, else ''. */
export const channelCodeOf = (fromQuery: string | undefined, fromAttribution: string | undefined): string =>
  (fromQuery || fromAttribution || '').slice(0, MAX_CHANNEL);

/** Progress within the prizes of a round (product §1.2.2, §1.3 "Task info"). */
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

/** Part of the sentence above a round, by page code (product §1.2.2). */
export interface HeadlineWord {
  readonly text: string;
  /** The highlighted number. */
  readonly isStrong?: true;
}

/** Groups of text parts: on a narrow screen the line breaks between two groups first. */
export type Headline = readonly (readonly HeadlineWord[])[];

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

/** Result of a tap on 立即参加. */
export type JoinOutcome =
  /** The gateway reported the user's progress; the page shows it. */
  | { readonly kind: 'settled'; readonly pageCode: IncentiveState['pageCode'] }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to show: a join is running, there is nothing to join, or the user closed the login. */
  | { readonly kind: 'nothing' };

export const BUSY: JoinOutcome = { kind: 'message', text: INCENTIVE_TEXTS.joinFailed };

/** Still 2001 after a join: the join did not happen. */
export const settledOr = (pageCode: IncentiveState['pageCode']): JoinOutcome =>
  pageCode === PAGE_CODE.notJoined ? BUSY : { kind: 'settled', pageCode };
