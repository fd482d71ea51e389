/**
 * Texts and decoders of sessions and their rights (product §2.4, §2.5, §2.8, §2.9; where the spec has English only,
 * Chinese in the same tone).
 */
import {
  type ButtonStyle,
  type CouponSale,
  type Session,
  type SessionCoupon,
  type SessionRight,
  type SessionState,
  sortRights,
} from './sessionRules';
import { type RightButton } from './rightRules';
import { known, literal, number, object, string, shortWords } from '@/api/decode';
import { type Decoder } from '@/api/decoder';
import { ContractError } from '@/api/errors';
import { goodOnes, withDefault } from '@/api/lenient';
import { COUPON_TYPE } from '@/domain/coupon/couponValue';
import { parseBeijingTime } from '@/utils/beijingTime';
import { subscribeInfo } from '../subscribeInfo';

export const SESSION_TEXTS = {
  seckill: '限时秒杀',
  inclusive: '天天普惠',
  /** Default title of a coupon, product §2.9. */
  coupon: '优惠券',
  /** Decision: the same for a package. */
  package: '优惠券包',
  /** Title of the merged rights of a finished campaign. */
  finished: '本期活动权益',
  claimed: '领取成功',
  claimFailed: '领取失败，请稍后再试~',
  subscribed: '订阅成功',
  subscribeFailed: '订阅失败，请稍后再试~',
  /** The response was lost and the page does not show that the call took effect. */
  uncertain: '网络开小差了，请再试一次~',
  noSalePage: '该券包暂时无法购买，看看其他优惠吧~',
} as const;

export const STATE_TEXTS: Readonly<Record<SessionState, string>> = {
  loading: '即将开始',
  start: '正在热抢',
  end: '已结束',
};

/** Label before the countdown; "until this session ends" is the default (product §2.9). */
export const TIMER_TEXTS: Readonly<Record<SessionState, string>> = {
  loading: '距开始',
  start: '距本场结束',
  end: '',
};

export const BUTTON_TEXTS: Readonly<Record<RightButton, string>> = {
  remind: '提醒我',
  subscribed: '已订阅',
  claim: '立即领取',
  buy: '去购买',
  soldOut: '已抢光',
  ended: '已抢光',
  toStart: '待开始',
  use: '去使用',
  held: '已领取',
};

/** While the request is running (product §2.8 "Loading messages"). */
export const BUSY_TEXTS: Readonly<Partial<Record<RightButton, string>>> = {
  claim: '领取中…',
  remind: '订阅中…',
};

/** Toasts of buttons without any other action. */
export const BUTTON_TOASTS: Readonly<Partial<Record<RightButton, string>>> = {
  subscribed: '已订阅提醒，如需关闭请前往设置关闭消息推送',
  soldOut: '优惠券已被抢光，看看其他优惠吧~',
  ended: '来晚啦，活动已结束~',
  toStart: '活动即将开始，不要错过哦~',
};

/**
 * Limits of the contract. The decoders below are tolerant: sessions and rights that cannot be shown correctly are left
 * out.
 */
const MAX_RIGHTS = 100;
const MAX_COUPONS = 20;
const MAX_BUSINESSES = 20;
const MAX_ID = 64;

export const id: Decoder<string> = (value, path) => {
  const text = string(value, path);
  if (text === '' || text.length > MAX_ID) throw new ContractError(path, 'an id');
  return text;
};

const beijingTime: Decoder<number> = (value, path) => {
  const ms = parseBeijingTime(string(value, path));
  if (ms === null) throw new ContractError(path, 'a Beijing time');
  return ms;
};

const fen: Decoder<number> = (value, path) => {
  const amount = number(value, path);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new ContractError(path, 'an amount in fen');
  return amount;
};

/** From 1; an invalid count is read as 1. */
const count: Decoder<number> = (value, path) => {
  const amount = withDefault(number, 1)(value, path);
  return Number.isInteger(amount) && amount > 0 && amount < 10_000 ? amount : 1;
};

/** An unreadable value makes the coupon invalid: it must not be guessed. */
const cost: Decoder<string> = (value, path) => {
  const text = string(value, path).trim();
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw new ContractError(path, 'a decimal number');
  return text;
};

const business: Decoder<number> = (value, path) => {
  const code = number(value, path);
  if (!Number.isInteger(code)) throw new ContractError(path, 'a business code');
  return code;
};

const wireCoupon = object({
  type: known(COUPON_TYPE.discount, COUPON_TYPE.reduce, COUPON_TYPE.fixed, COUPON_TYPE.free),
  title: shortWords(40),
  tag: shortWords(12),
  limitBizList: goodOnes(business, MAX_BUSINESSES),
  bizStr: shortWords(8),
  totalNum: count,
});

const coupon: Decoder<SessionCoupon> = (value, path) => {
  const { type, title, tag, limitBizList, bizStr, totalNum } = wireCoupon(value, path);
  const isFree = type === COUPON_TYPE.free;
  return {
    // "Otherwise ￥ and an amount" (product §1.2.1): also for a missing or unknown type.
    type: type === 'unknown' ? COUPON_TYPE.reduce : type,
    cost: isFree ? '0' : object({ costStr: cost })(value, path).costStr,
    title: title || SESSION_TEXTS.coupon,
    tag,
    businesses: limitBizList,
    businessText: bizStr,
    count: totalNum,
  };
};

const wireSale = object({
  title: shortWords(40),
  tag: shortWords(12),
  purchasePrice: fen,
  originalPrice: withDefault(fen, 0),
  totalNum: count,
  couponList: goodOnes(coupon, MAX_COUPONS),
});

const couponSale: Decoder<CouponSale> = (value, path) => {
  const { title, tag, purchasePrice, originalPrice, totalNum, couponList } = wireSale(value, path);
  return {
    title: title || SESSION_TEXTS.package,
    tag,
    priceFen: purchasePrice,
    originalPriceFen: Math.max(purchasePrice, originalPrice),
    count: totalNum,
    coupons: couponList,
  };
};

const wireRight = object({
  rightsNo: id,
  status: literal('AVAILABLE', 'ACQUIRED', 'UNAVAILABLE'),
  type: known('COUPON', 'COUPON_SALE'),
  spuCodes: goodOnes(id, 1),
});

const right: Decoder<SessionRight> = (value, path) => {
  const { rightsNo, status, type, spuCodes } = wireRight(value, path);
  // "COUPON_SALE means a package" (product §2.3): every other type is a coupon.
  if (type !== 'COUPON_SALE') {
    const { couponInfo } = object({ couponInfo: coupon })(value, path);
    return { kind: 'coupon', rightsNo, status, coupon: couponInfo };
  }
  const { couponSaleInfo } = object({ couponSaleInfo: couponSale })(value, path);
  return { kind: 'package', rightsNo, status, sale: couponSaleInfo, saleCode: spuCodes[0] ?? '' };
};

/** Keeps the first right of each number: a claim could not distinguish the duplicates. */
const rights: Decoder<readonly SessionRight[]> = (value, path) => {
  const seen = new Set<string>();
  const unique = goodOnes(right, MAX_RIGHTS)(value, path).filter(
    ({ rightsNo }) => !seen.has(rightsNo) && seen.add(rightsNo),
  );
  if (unique.length === 0) throw new ContractError(path, 'rights');
  return sortRights(unique);
};

const wireSession = object({
  id,
  name: shortWords(24),
  startTm: beijingTime,
  endTm: beijingTime,
  rightsItemList: rights,
  subscribeInfo,
});

/** @throws ContractError if times or rights are unreadable (product §2.4: such sessions are dropped) */
export const session: Decoder<Session> = (value, path) => {
  const { id: own, name, startTm, endTm, rightsItemList, subscribeInfo: status } = wireSession(value, path);
  if (endTm <= startTm) throw new ContractError(`${path}.endTm`, 'a time after the start');
  return {
    id: own,
    name,
    startMs: startTm,
    endMs: endTm,
    subscribeStatus: status,
    rights: rightsItemList,
  };
};

/** 1 (filled) also for invalid values. */
export const buttonStyle: Decoder<ButtonStyle> = withDefault(literal(1, 2), 1);
