/** Receive-coupon activity: view types, texts and pure rules (product §1.2.1, §1.4, §1.5). */
import { BusinessError } from '@/api/errors';
import type { CouponInfo } from '@/api/generated/schemas/CouponInfo';
import { type ActivityStatus, CODE_NO_ACTIVITY, NO_ACTIVITY_TEXT } from '@/domain/activity';
import { CODES_FINISHED } from '@/domain/coupon/couponValue';
import type { HostKind } from '@/platform/host/types';

/** Texts of the receive-coupon page (product §1.2.1, §1.8). */
export const RECEIVE_TEXTS = {
  finished: '抱歉，活动已结束',
  notStarted: '抱歉，活动未开始',
  /** An unknown status: says neither over nor upcoming. */
  closed: '抱歉，暂不能领取',
  wrongPlatform: '抱歉，请换种方式扫码参加活动哦！',
  /** Decision: the description gives no list here, but users need to know which clients they can use. */
  wrongPlatformWays: '可通过以下方式参加',
  copyLink: '复制活动链接',
  linkCopied: '链接已复制，请换一种方式打开',
  won: '领券成功',
  alreadyHeld: '您已成功领券，快去使用吧',
  infoFailed: '获取活动信息失败，请重试',
  claimFailed: '领取失败，请重试',
  gone: '去寄件',
  /** Title of the app's own poster if the activity no longer exists. */
  ownTitle: '寄件优惠券',
  qrCodeHint: '长按识别二维码',
  qrCode: '二维码',
  saveQrCode: '保存图片',
  close: '关闭',
  posterAction: '点击领取优惠券',
  useCoupon: '去使用',
} as const;

/** Where the coupons are (product §1.2.1 has this text in English only). `phone` is already masked. */
export function accountHint(phone: string | null): string {
  return phone === null
    ? '优惠券已放入您的账户，可登录账户查看'
    : `优惠券已放入账户 ${phone}，可登录该手机号账户查看`;
}

export interface Coupon {
  readonly id: string;
  /** 2 discount, 3 and 4 fixed or reduce, 5 free. */
  readonly type: number;
  /** Decimal text as the gateway sends it: for type 2, 8.5 means 8.5折; otherwise yuan. */
  readonly cost: string;
  readonly description: string;
  readonly title: string;
  /** Beijing wall-clock texts. */
  readonly validStart: string;
  readonly validEnd: string;
}

/** Maps a DTO to a coupon. */
export const toCoupon = (wire: CouponInfo): Coupon => ({
  id: wire.couponId,
  type: wire.couponType,
  cost: wire.couponCostStr,
  description: wire.couponDesc,
  title: wire.couponTitle,
  validStart: wire.validStartTm,
  validEnd: wire.validEndTm,
});

export interface ReceiveActivity {
  readonly code: string;
  readonly title: string;
  /** Server HTML; sanitized into nodes where it is shown. Blank: no rules icon. */
  readonly descriptionHtml: string;
  readonly status: ActivityStatus;
  /** Business number, sent back by check and claim (product §2.3). */
  readonly biz: number;
  readonly scene: number;
  readonly clientMap: Readonly<Record<string, string>>;
  readonly page: {
    readonly posterUrl: string;
    readonly qrCodeUrl: string;
    readonly qrButtonText: string;
    readonly qrButtonJumpUrl: string;
    readonly singleBackgroundUrl: string;
    readonly multipleBackgroundUrl: string;
    readonly couponJumpUrl: string;
    readonly shareTitle: string;
    readonly shareSummary: string;
    readonly shareImageUrl: string;
  };
}

export interface CheckResult {
  /** Middle four digits masked (product §1.5). */
  readonly maskedPhone: string;
  readonly canReceive: boolean;
  readonly coupons: readonly Coupon[];
  readonly reasonCode: string;
  readonly reasonMsg: string;
}

export interface ClaimResult {
  readonly isClaimed: boolean;
  readonly coupons: readonly Coupon[];
  readonly reasonCode: string;
  readonly reasonMsg: string;
  /** `msg` of the response envelope. */
  readonly msg: string;
}

/** Text of the status popup, or null if the status lets the user continue (or has its own overlay). */
export function statusSentence(status: ActivityStatus): string | null {
  switch (status) {
    case 'NOT_START':
    case 'PAUSED':
      return RECEIVE_TEXTS.notStarted;
    case 'unknown':
      return RECEIVE_TEXTS.closed;
    case 'FINISHED':
    // Decision: the description names no popup for OFF_SHELF and NOT_EXIST here. For the user the campaign is over.
    case 'OFF_SHELF':
    case 'NOT_EXIST':
      return RECEIVE_TEXTS.finished;
    case 'PROCEED':
    case 'WRONG_PLATFORM':
      return null;
  }
}

/** Text for a refused call: our text for a missing activity, else the gateway's, else `own`. */
export function refusalSentence(
  refusal: { readonly code: string; readonly message: string },
  own: string,
): string {
  return refusal.code === CODE_NO_ACTIVITY ? NO_ACTIVITY_TEXT : refusal.message || own;
}

/**
 * Whether this host reads a QR code on a long press: browsers do, and the messaging app for pictures with its menu.
 * Elsewhere the picture can be saved.
 */
export function readsCodeByPress(kind: HostKind): boolean {
  return READS_CODE_BY_PRESS.includes(kind);
}

const READS_CODE_BY_PRESS: readonly HostKind[] = [
  'browser',
  'wechat-browser',
  'wechat-mini',
  'alipay-browser',
];

/** The next step after a check (product §1.4 "Receive flow", steps 3 to 6). */
export type CheckVerdict =
  | { readonly kind: 'claim' }
  | { readonly kind: 'already-held'; readonly coupons: readonly Coupon[] }
  | { readonly kind: 'finished' }
  | { readonly kind: 'refused'; readonly message: string };

export function judgeCheck(check: CheckResult): CheckVerdict {
  if (check.canReceive) return { kind: 'claim' };
  if (check.coupons.length > 0) return { kind: 'already-held', coupons: check.coupons };
  if (isFinishedCode(check.reasonCode)) return { kind: 'finished' };
  return { kind: 'refused', message: check.reasonMsg || RECEIVE_TEXTS.claimFailed };
}

/** @param code of the envelope, or a `reasonCode` */
export function isFinishedCode(code: string): boolean {
  return CODES_FINISHED.includes(code);
}

/**
 * The code of a refusal that means the activity has ended: the envelope's, or the `reasonCode` in its data.
 * @throws the original cause if it means anything else
 */
export function endCodeOf(cause: unknown): string {
  const codes = cause instanceof BusinessError ? [cause.code, cause.reasonCode] : [];
  const code = codes.find(isFinishedCode);
  if (code === undefined) throw cause;
  return code;
}

/**
 * Validity range "start至end" (product §1.2.1). Times are Beijing wall-clock texts `YYYY-MM-DD[ HH:mm:ss]`.
 * Decision: whole days are written as dates, anything finer to the minute, so that nothing is lost and the usual case
 * fits a 320 px screen.
 */
export function validityRange(start: string, end: string): string {
  const isWholeDays = isTimeOfDay(start, '00:00:00') && isTimeOfDay(end, '23:59:59');
  const length = isWholeDays ? DATE_LENGTH : MINUTE_LENGTH;
  return `${start.slice(0, length)}至${end.slice(0, length)}`;
}

const DATE_LENGTH = 'YYYY-MM-DD'.length;
const MINUTE_LENGTH = 'YYYY-MM-DD HH:mm'.length;

function isTimeOfDay(time: string, expected: string): boolean {
  const timeOfDay = time.slice(DATE_LENGTH).trim();
  return timeOfDay === '' || timeOfDay === expected;
}

/**
 * Meaning of a claim's response. A coupon counts as won only if the gateway says that this call granted it; the
 * response may omit won coupons.
 */
export type ClaimVerdict =
  | { readonly kind: 'won'; readonly coupons: readonly Coupon[] }
  | { readonly kind: 'already-held'; readonly coupons: readonly Coupon[] }
  | { readonly kind: 'finished' }
  | { readonly kind: 'refused'; readonly message: string };

/** Product §1.4 step 6 and §1.8 "Claim failure": reasonMsg, else msg, else 领取失败，请重试. */
export function judgeClaim(claim: ClaimResult): ClaimVerdict {
  if (claim.isClaimed) return { kind: 'won', coupons: claim.coupons };
  if (claim.coupons.length > 0) return { kind: 'already-held', coupons: claim.coupons };
  if (isFinishedCode(claim.reasonCode)) return { kind: 'finished' };
  return { kind: 'refused', message: claim.reasonMsg || claim.msg || RECEIVE_TEXTS.claimFailed };
}
