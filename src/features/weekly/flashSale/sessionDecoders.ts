/** Tolerant decoders: sessions and rights that cannot be shown correctly are left out (product §2.4). */
import { string, number, object, known, shortText, literal } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { ContractError } from '@/api/errors';
import { withDefault, goodOnes } from '@/api/lenient';
import { COUPON_TYPE } from '@/domain/coupon/couponValue';
import { parseBeijingTime } from '@/utils/beijingTime';
import { subscribeInfo } from '../page/subscribeInfo';
import { sortRights } from './sessionRules';
import { SESSION_TEXTS } from './sessionTexts';
import type { SessionCoupon, CouponSale, SessionRight, Session, ButtonStyle } from './sessionTypes';

/** Limits of the contract. */
const MAX_RIGHTS = 100;
const MAX_COUPONS = 20;
const MAX_BUSINESSES = 20;
const MAX_ID = 64;

const id: Decoder<string> = (value, path) => {
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
  title: shortText(40),
  tag: shortText(12),
  limitBizList: goodOnes(business, MAX_BUSINESSES),
  bizStr: shortText(8),
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
  title: shortText(40),
  tag: shortText(12),
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
    const { couponInfo, couponId } = object({ couponInfo: coupon, couponId: withDefault(id, '') })(
      value,
      path,
    );
    return { kind: 'coupon', rightsNo, status, coupon: couponInfo, couponId };
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
  name: shortText(24),
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
