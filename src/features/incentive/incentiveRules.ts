/**
 * Rules of the incentive page without state or platform: what a page code shows and which button it has
 * (spec 1 §2.2, §4). Prizes: `progress.ts`; sentences: `headline.ts`.
 */
import type { ActivityStatus } from '@/features/activity';
import { PAGE_CODE, type ExceptionCode, type TaskCode } from './incentiveCodes';
import { EXCEPTION_TEXTS, INCENTIVE_TEXTS } from './incentiveTexts';
import type { ButtonConfig, ExceptionConfig, IncentiveActivity, OtherActivity } from './incentiveTypes';

/** The button under a round or an exception. '' as address: the send-parcel page. */
export interface ActionView {
  readonly text: string;
  /** Drawn behind the text; '' for the own button. */
  readonly imageUrl: string;
  readonly jumpUrl: string;
}

export interface ExceptionView {
  readonly pageCode: ExceptionCode;
  readonly text: string;
  /** Start and end, `YYYY-MM-DD HH:mm` Beijing time; null when they are not to be shown. */
  readonly times: { readonly start: string; readonly end: string } | null;
  readonly others: readonly OtherActivity[];
  readonly action: ActionView;
}

/** Page code of a status that lets nobody take part; null: the visitor's progress decides (or another page). */
export function exceptionCodeOf(status: ActivityStatus): ExceptionCode | null {
  switch (status) {
    case 'NOT_START':
      return PAGE_CODE.notStarted;
    case 'FINISHED':
      return PAGE_CODE.finished;
    case 'PAUSED':
      return PAGE_CODE.paused;
    case 'OFF_SHELF':
      return PAGE_CODE.offShelf;
    case 'PROCEED':
    case 'NOT_EXIST':
    case 'WRONG_PLATFORM':
      return null;
  }
}

/** What an exception page shows; an empty text of the config means "not configured". */
export function exceptionView(activity: IncentiveActivity, pageCode: ExceptionCode): ExceptionView {
  const config: ExceptionConfig | undefined = activity.page.exceptions.find(
    (row) => row.pageCode === pageCode,
  );
  return {
    pageCode,
    text: config?.exceptionText.trim() || EXCEPTION_TEXTS[pageCode],
    times:
      pageCode === PAGE_CODE.notStarted
        ? { start: toMinute(activity.startsAt), end: toMinute(activity.endsAt) }
        : null,
    // Decision: a banner that leads nowhere is no activity.
    others: (config?.others ?? []).filter(({ url }) => url.trim() !== ''),
    action: actionView(config, INCENTIVE_TEXTS.send),
  };
}

/** The button of a task page. Without a configured row: 立即参加 for 2001, 去寄件 for the others. */
export function taskAction({ page }: IncentiveActivity, pageCode: TaskCode): ActionView {
  const ownText = pageCode === PAGE_CODE.notJoined ? INCENTIVE_TEXTS.join : INCENTIVE_TEXTS.send;
  return actionView(
    page.taskButtons.find((row) => row.pageCode === pageCode),
    ownText,
  );
}

function actionView(config: ButtonConfig | undefined, ownText: string): ActionView {
  return {
    text: config?.text.trim() || ownText,
    imageUrl: config?.imageUrl ?? '',
    jumpUrl: config?.jumpUrl ?? '',
  };
}

const toMinute = (beijingTime: string): string => beijingTime.slice(0, 'YYYY-MM-DD HH:mm'.length);

/** The gateway takes 128 characters (contract, JoinIncentiveRequest). */
const MAX_CHANNEL = 128;

/** `channelCode` of a join: the page's query `channel`, else the attribution's channel, else ''. */
export const channelCodeOf = (fromQuery: string | undefined, fromAttribution: string | undefined): string =>
  (fromQuery || fromAttribution || '').slice(0, MAX_CHANNEL);
