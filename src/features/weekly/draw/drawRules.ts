/** Who may draw, and the message when drawing is not allowed (product §2.4, §2.5, §2.8). Pure. */
import { PLATFORM_CODE, type PlatformCode } from '@/platform/host/types';
import { beijingDate, beijingMinute } from '@/utils/beijingClock';
import { DRAW_TEXTS } from './drawTexts';
import { PRIZE_TYPE, type DrawActivity, type DrawAnswer, type Prize } from './drawTypes';

/** Product §2.4 "Prize draw reason codes". */
const REASON = {
  canDraw: '1000',
  notStarted: '1002',
  ended: '1003',
  allRounds: '1004',
  userError: '1005',
  totalLimit: '1006',
  labelLimit: '1007',
  noStock: '1008',
  needsParcel: '1009',
  roundDeleted: '1010',
  notLoggedIn: '1011',
  wrongClient: '1013',
  joinLimit: '1015',
} as const;

/** Host properties that the draw depends on. */
export interface DrawHost {
  /** The messaging app's browser and common H5: login comes before the draw, and `jumpAppSwitch` applies. */
  readonly isCommonBrowser: boolean;
  /** Login is requested before the first try. */
  readonly asksLoginFirst: boolean;
}

/**
 * Decision: a plain browser (platform code `browser`) counts as common H5. Mini programs also request login first:
 * their draw needs it anyway, and an animation that starts and then stops for a login looks broken. In the consumer app
 * the app's token counts as a login (product §2.6): the draw is tried, and a 401 requests login.
 */
export function drawHostOf(platformCode: PlatformCode): DrawHost {
  const { wxBrowser, commonH5, browser, wechatMini, alipayMini, baiduMini } = PLATFORM_CODE;
  const isCommonBrowser = platformCode === wxBrowser || platformCode === commonH5 || platformCode === browser;
  const isMini = platformCode === wechatMini || platformCode === alipayMini || platformCode === baiduMini;
  return { isCommonBrowser, asksLoginFirst: isCommonBrowser || isMini };
}

/** What a tap on the draw button does. */
type DrawGate =
  | { readonly kind: 'draw' }
  | { readonly kind: 'send-parcel' }
  | { readonly kind: 'message'; readonly text: string };

const message = (text: string): DrawGate => ({ kind: 'message', text });

/**
 * Product §2.5. An app-only draw comes first, whatever the code: "the draw button only asks the user to go to the app".
 * 1011 draws: its login happens before the call (`runGated`).
 */
export function gateOf(reasonCode: string, isAppOnly: boolean, host: DrawHost): DrawGate {
  if (isAppOnly && host.isCommonBrowser) return message(DRAW_TEXTS.toApp);
  switch (reasonCode) {
    case REASON.canDraw:
    case REASON.notLoggedIn:
      return { kind: 'draw' };
    case REASON.needsParcel:
      return { kind: 'send-parcel' };
    default:
      return message(blockedText(reasonCode));
  }
}

/** The message of a code that does not allow drawing; 1005, 1006, 1010 and unknown codes share one. */
export function blockedText(reasonCode: string): string {
  switch (reasonCode) {
    case REASON.notStarted:
      return DRAW_TEXTS.notStarted;
    case REASON.ended:
      return DRAW_TEXTS.ended;
    case REASON.allRounds:
      return DRAW_TEXTS.allRounds;
    case REASON.labelLimit:
      return DRAW_TEXTS.labelLimit;
    case REASON.noStock:
      return DRAW_TEXTS.noStock;
    case REASON.wrongClient:
      return DRAW_TEXTS.wrongClient;
    case REASON.joinLimit:
      return DRAW_TEXTS.joinLimit;
    default:
      return DRAW_TEXTS.blocked;
  }
}

/** Product §2.4: codes at which the button is disabled. */
const DISABLED: readonly string[] = [
  REASON.ended,
  REASON.notStarted,
  REASON.wrongClient,
  REASON.joinLimit,
  REASON.allRounds,
  REASON.labelLimit,
  REASON.noStock,
  REASON.roundDeleted,
];

/**
 * Whether the draw button looks disabled and is announced so.
 * Decision: a tap on it still shows the reason (otherwise the messages of product §2.5 would never appear); it never
 * draws.
 */
export const isDrawDisabled = (reasonCode: string): boolean => DISABLED.includes(reasonCode);

/** The message shown permanently under the prizes: for every code that does not allow drawing; otherwise ''. */
export function blockingText(reasonCode: string): string {
  const isOpen =
    reasonCode === REASON.canDraw || reasonCode === REASON.notLoggedIn || reasonCode === REASON.needsParcel;
  return isOpen ? '' : blockedText(reasonCode);
}

type Turns = Pick<DrawActivity, 'reasonCode' | 'leftCount' | 'nextDrawMs'>;

/** How many draws are left, or when the next one comes; '' where the gateway does not say. */
export function turnsText({ reasonCode, leftCount, nextDrawMs }: Turns): string {
  switch (reasonCode) {
    case REASON.canDraw:
      return leftCount === null || leftCount === 0 ? '' : DRAW_TEXTS.left(leftCount);
    case REASON.notStarted:
    case REASON.joinLimit:
      return nextDrawMs === null
        ? ''
        : DRAW_TEXTS.nextFrom(beijingDate(nextDrawMs), beijingMinute(nextDrawMs));
    default:
      return '';
  }
}

/** Under the prizes: why drawing is not allowed and when it will be, or what is left and what the next draw may bring. */
export function footText(activity: Turns & Pick<DrawActivity, 'nextTip'>): string {
  const blocking = blockingText(activity.reasonCode);
  const turns = turnsText(activity);
  return (blocking === '' ? [turns, activity.nextTip] : [blocking, turns])
    .filter((part) => part !== '')
    .join(' · ');
}

/** Text of the draw button: the gateway's, else ours (short, because it is in the middle of the grid). */
export function buttonTextOf(reasonCode: string, serverText: string): string {
  if (serverText !== '') return serverText;
  switch (reasonCode) {
    case REASON.notLoggedIn:
      return '登录抽奖';
    case REASON.needsParcel:
      return '去寄件';
    case REASON.notStarted:
      return '即将开始';
    case REASON.ended:
      return '已结束';
    case REASON.allRounds:
      return '已全部抽完';
    case REASON.joinLimit:
      return '今日已抽完';
    case REASON.noStock:
      return '奖品已抢光';
    case REASON.canDraw:
      return '立即抽奖';
    default:
      return '暂不可抽';
  }
}

/** What a response means for the pool that is shown. */
type DrawVerdict =
  | { readonly kind: 'drawn'; readonly prize: Prize }
  | { readonly kind: 'send-parcel' }
  /** `isPoolStale`: the drawn prize is not in this pool. */
  | { readonly kind: 'failed'; readonly text: string; readonly isPoolStale: boolean };

/**
 * Product §2.8 "Draw failure or exception": 1004 has its own message; an unknown prize shows the general one. 1009 is
 * not a failure.
 */
export function judgeDraw(answer: DrawAnswer, prizes: readonly Prize[]): DrawVerdict {
  if (!answer.isDrawn) {
    if (answer.reasonCode === REASON.needsParcel) return { kind: 'send-parcel' };
    const text = answer.reasonCode === REASON.allRounds ? DRAW_TEXTS.allRounds : answer.words;
    return { kind: 'failed', text: text || DRAW_TEXTS.busy, isPoolStale: false };
  }
  const prize = prizes.find(({ code }) => code === answer.prizeCode);
  return prize === undefined
    ? { kind: 'failed', text: DRAW_TEXTS.busy, isPoolStale: true }
    : { kind: 'drawn', prize };
}

/** Whether the prize is a win. */
export const isWin = ({ type }: Prize): boolean => type !== PRIZE_TYPE.thanks;

/** Button of the result dialog (product §2.4 "Drawing"): the next draw, or "I know". */
export const hasNextDraw = (nextReasonCode: string): boolean => nextReasonCode === REASON.canDraw;
