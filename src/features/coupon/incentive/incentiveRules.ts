/**
 * What a page code of the incentive activity shows and which button it has, without state or platform (product §1.2.2,
 * §1.4).
 */
import type { ActivityStatus } from '@/domain/activity';
import {
  type ClosedCode,
  EXCEPTION_TEXTS,
  INCENTIVE_TEXTS,
  PAGE_CODE,
  type RoundCode,
} from './incentiveTexts';
import type { OtherActivity, IncentiveActivity, ExceptionConfig, ButtonConfig } from './incentiveTypes';

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
