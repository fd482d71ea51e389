/** Who may draw, and what is said to who may not (product §2.4, §2.5, §2.8), without state or platform. */
import { PLATFORM_CODE, type PlatformCode } from '@/platform/host/types';
import { DRAW_TEXTS } from './drawTexts';
import { PRIZE_TYPE, type DrawAnswer, type Prize } from './drawTypes';

/** Product §2.4 "Prize draw reason codes". */
export const REASON = {
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

/** What the draw depends on besides its own state. */
export interface DrawHost {
  /** The messaging app's browser and common H5: login comes before the draw, and `jumpAppSwitch` counts. */
  readonly isCommonBrowser: boolean;
  /** Login is asked for before the first try. */
  readonly asksLoginFirst: boolean;
}

/**
 * Decision: a plain browser (platform code `browser`) counts as common H5. Mini programs ask for login first as well:
 * their draw needs it all the same, and a wheel that starts and stops for a login looks broken. In the consumer app
 * the visitor is taken as logged in by the app's token (product §2.6): the draw is tried, a 401 asks.
 */
export function drawHostOf(platformCode: PlatformCode): DrawHost {
  const { wxBrowser, commonH5, browser, wechatMini, alipayMini, baiduMini } = PLATFORM_CODE;
  const isCommonBrowser = platformCode === wxBrowser || platformCode === commonH5 || platformCode === browser;
  const isMini = platformCode === wechatMini || platformCode === alipayMini || platformCode === baiduMini;
  return { isCommonBrowser, asksLoginFirst: isCommonBrowser || isMini };
}

/** What a press on the draw button does. */
export type DrawGate =
  | { readonly kind: 'draw' }
  | { readonly kind: 'send-parcel' }
  | { readonly kind: 'message'; readonly text: string };

const message = (text: string): DrawGate => ({ kind: 'message', text });

/**
 * Product §2.5. Where the draw is for the app only that comes first, whatever the code: "the draw button only asks the
 * user to go to the app". 1011 draws: the login that it takes stands before the call (`runGated`).
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

/** The sentence of a code that lets nobody draw; 1005, 1006, 1010 and codes that nobody has named share one. */
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
 * Whether the draw button looks and is told as disabled.
 * Decision: a press on it still says why (the sentences of §5 would be seen by nobody otherwise); it never draws.
 */
export const isDrawDisabled = (reasonCode: string): boolean => DISABLED.includes(reasonCode);

/** Codes after which the sentence stands under the prizes without a press: all that let nobody draw. */
export function standingText(reasonCode: string): string {
  const isOpen =
    reasonCode === REASON.canDraw || reasonCode === REASON.notLoggedIn || reasonCode === REASON.needsParcel;
  return isOpen ? '' : blockedText(reasonCode);
}

/** Words of the draw button: the gateway's, else ours (short: it stands in the middle of the grid). */
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

/** What an answer means for the pool that is shown. */
export type DrawVerdict =
  | { readonly kind: 'drawn'; readonly prize: Prize }
  | { readonly kind: 'send-parcel' }
  /** `isPoolStale`: a prize was drawn that this pool does not have. */
  | { readonly kind: 'failed'; readonly text: string; readonly isPoolStale: boolean };

/** Product §2.8 "Draw failure or exception": 1004 has a sentence of its own; a stranger is the generic one. 1009 is no failure. */
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

/** Whether there is something to be glad about. */
export const isWin = ({ type }: Prize): boolean => type !== PRIZE_TYPE.thanks;

/** Button of the result dialog (product §2.4 "Drawing"): the next draw, or "I know". */
export const hasNextDraw = (nextReasonCode: string): boolean => nextReasonCode === REASON.canDraw;
