/**
 * View types and rules of the landing pages of reduction-fund activities, without state or platform (contract tag
 * `reduction`, `ReduceMoneyInfoData`; product §2.2).
 */
import type { ReduceMoneyInfoData } from '@/api/generated/operations/fundLanding';
import { parseBeijingTime } from '@/utils/beijingTime';

/** Failure codes of the landing pages' calls (contract tag `reduction`), each with its meaning. */
export const LANDING_CODE = {
  noActivity: '200600001',
  notBegun: '200600002',
  over: '200600003',
  usedUp: '200600004',
} as const;

/**
 * Texts of the landing pages; all are ours, the spec only names the pages. Texts that differ by kind: `LANDING_KINDS`.
 */
export const LANDING_TEXTS = {
  join: '立即领取',
  use: '去使用',
  joined: '已领取',
  expired: '减免金已过期',
  over: '活动已结束',
  closed: '暂不能领取',
  usedUp: '已领完',
  missing: '活动不存在或已下线',
  infoFailed: '获取活动信息失败，请重试',
  joinFailed: '领取失败，请重试',
  hadJoined: '您已领取过，可直接使用',
  toFunds: '查看减免金',
  arrived: '减免金已到账',
  howTo: '怎么用',
  period: '活动时间',
  share: '分享',
} as const;

/** For a refusal without a message from the gateway. */
export const REFUSED_TEXTS: Readonly<Record<string, string>> = {
  [LANDING_CODE.noActivity]: LANDING_TEXTS.missing,
  [LANDING_CODE.notBegun]: '活动还没开始，敬请期待',
  [LANDING_CODE.over]: '来晚啦，活动已结束~',
  [LANDING_CODE.usedUp]: '减免金已被领完',
};

/** What the amount pays for: late pickup of a parcel, or storage in a cabinet. */
export type LandingKind = 'EXTEND' | 'STORAGE';

/** The gateway's `statusCode`. */
export type LandingStatus = ReduceMoneyInfoData['statusCode'];

export interface LandingActivity {
  readonly code: string;
  readonly name: string;
  /** Unchecked URL from the gateway: load it only through `pictureAddress`, like the other picture. */
  readonly headerUrl: string;
  /** Amount for joining, in fen. */
  readonly amountFen: number;
  /** Days the amount is valid, counted from joining. */
  readonly validDays: number;
  readonly status: LandingStatus;
  /** Beijing time, `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Server HTML; rendered as allow-listed nodes. '' for none. */
  readonly rulesHtml: string;
  readonly hasJoined: boolean;
  /** End of validity of the joined amount, Beijing time; '' until joined. */
  readonly validUntil: string;
  /** '' uses our own text. */
  readonly buttonText: string;
  /** Link for spending the amount; '' leads to the send-parcel page. */
  readonly useUrl: string;
  /** '' disables sharing. */
  readonly shareTitle: string;
  readonly shareImageUrl: string;
}

export interface JoinAnswer {
  readonly amountFen: number;
  /** This account had already joined. */
  readonly hadJoined: boolean;
  readonly validUntil: string;
}

/** Action of the page's only button; for the closed states its text only gives the reason. */
export type LandingAction = 'join' | 'use' | 'not-begun' | 'over' | 'used-up' | 'expired' | 'closed';

type Standing = Pick<LandingActivity, 'status' | 'hasJoined' | 'validUntil'>;

/**
 * | joined | activity | button |
 * |---|---|---|
 * | yes, still valid | any | use |
 * | yes, expired | any | expired |
 * | no | NOT_START, RUNNING, FINISHED, USED_UP | not-begun, join, over, used-up |
 * | no | unknown | closed |
 *
 * Decision: a user who has the amount can spend it, even if the activity is over or used up.
 * @param nowMs epoch milliseconds, server time
 */
export function landingAction({ status, hasJoined, validUntil }: Standing, nowMs: number): LandingAction {
  if (hasJoined) {
    const untilMs = parseBeijingTime(validUntil);
    return untilMs !== null && nowMs > untilMs ? 'expired' : 'use';
  }
  switch (status) {
    case 'NOT_START':
      return 'not-begun';
    case 'RUNNING':
      return 'join';
    case 'FINISHED':
      return 'over';
    case 'unknown':
      return 'closed';
    case 'USED_UP':
      return 'used-up';
  }
}

/** Button text; the activity's own text is for joining. */
export function landingButtonText(
  action: LandingAction,
  { startsAt, buttonText }: Pick<LandingActivity, 'startsAt' | 'buttonText'>,
): string {
  switch (action) {
    case 'join':
      return buttonText || LANDING_TEXTS.join;
    case 'use':
      return LANDING_TEXTS.use;
    case 'not-begun':
      return `${minuteOf(startsAt)} 开始`;
    case 'over':
      return LANDING_TEXTS.over;
    case 'closed':
      return LANDING_TEXTS.closed;
    case 'used-up':
      return LANDING_TEXTS.usedUp;
    case 'expired':
      return LANDING_TEXTS.expired;
  }
}

/** Validity of the amount: days from joining, or the end time once joined. */
export function validityText({
  hasJoined,
  validUntil,
  validDays,
}: Pick<LandingActivity, 'hasJoined' | 'validUntil' | 'validDays'>): string {
  return hasJoined && validUntil !== '' ? `有效期至 ${minuteOf(validUntil)}` : `领取后 ${validDays} 天内有效`;
}

/** Message for a refusal: the gateway's sentence, else the code's, else the general one. */
export const refusalText = (code: string, message: string): string =>
  message.trim() || (REFUSED_TEXTS[code] ?? LANDING_TEXTS.joinFailed);

/** Longer waits than a day are left to a later visit (and exceed the range of a timer). */
const MAX_WAIT_MS = 86_400_000;

/** Milliseconds until the activity starts; null if there is nothing to wait for. */
export function untilStartMs(
  { status, startsAt }: Pick<LandingActivity, 'status' | 'startsAt'>,
  nowMs: number,
): number | null {
  const startMs = status === 'NOT_START' ? parseBeijingTime(startsAt) : null;
  if (startMs === null || startMs <= nowMs || startMs - nowMs > MAX_WAIT_MS) return null;
  return startMs - nowMs;
}

/** `YYYY-MM-DD HH:mm:ss` to the minute. */
export const minuteOf = (time: string): string => time.slice(0, 'YYYY-MM-DD HH:mm'.length);

/** Differences between the two kinds of landing pages: only texts, colours and routes. */
interface KindFacts {
  readonly home: 'reductionFundsExtendHome' | 'reductionFundsStorageHome';
  readonly middle: 'reductionFundsExtendMiddle' | 'reductionFundsStorageMiddle';
  /** On the drawn header, when the activity has no picture. */
  readonly headline: string;
  /** What the amount pays for. */
  readonly purpose: string;
  readonly steps: readonly string[];
  /** Class in `Landing.module.scss` that sets the colours of this kind. */
  readonly tone: 'extend' | 'storage';
}

export const LANDING_KINDS: Readonly<Record<LandingKind, KindFacts>> = {
  EXTEND: {
    home: 'reductionFundsExtendHome',
    middle: 'reductionFundsExtendMiddle',
    headline: '延时取件减免金',
    purpose: '抵扣超时取件费',
    steps: ['领取减免金', '到柜机取超时包裹', '支付时自动抵扣'],
    tone: 'extend',
  },
  STORAGE: {
    home: 'reductionFundsStorageHome',
    middle: 'reductionFundsStorageMiddle',
    headline: '寄存减免金',
    purpose: '抵扣寄存费',
    steps: ['领取减免金', '到柜机寄存物品', '支付时自动抵扣'],
    tone: 'storage',
  },
};
