import { beijingTime } from '../core/clock';
import { isForSending } from '../coupon/couponBusiness';
import type { WalletCoupon } from '../coupon/walletCoupon';
import type { CarrierPrice } from './freightRules';

export interface CouponOffer {
  readonly coupon: WalletCoupon;
  /** Empty when it can be used. */
  readonly unusableReason: string;
  /** Fen; 0 when it cannot be used. */
  readonly discountFen: number;
}

const fenAfter = (text: string, words: RegExp): number | null => {
  const yuan = words.exec(text)?.[1];
  return yuan === undefined ? null : Math.round(Number(yuan) * 100);
};

/**
 * Coupons that an account could use for this freight, usable ones first, the best at the top. A coupon's conditions are
 * only in its description (`满 12 元可用`, `最高抵扣 6 元`).
 */
export function couponOffers(
  wallet: readonly WalletCoupon[],
  price: CarrierPrice,
  nowMs: number,
): readonly CouponOffer[] {
  const now = beijingTime(nowMs); // times in this format sort chronologically
  return wallet
    .filter(({ usedFor, info }) => usedFor === null && info.validEndTm >= now)
    .map((coupon) => offerOf(coupon, price, now))
    .sort(
      (a, b) =>
        Number(a.unusableReason !== '') - Number(b.unusableReason !== '') ||
        b.discountFen - a.discountFen ||
        a.coupon.info.validEndTm.localeCompare(b.coupon.info.validEndTm),
    );
}

function offerOf(coupon: WalletCoupon, price: CarrierPrice, now: string): CouponOffer {
  const { couponDesc, validStartTm } = coupon.info;
  const refuse = (unusableReason: string): CouponOffer => ({ coupon, unusableReason, discountFen: 0 });
  if (validStartTm > now) return refuse('未到使用时间');
  if (!isForSending(couponDesc)) return refuse(couponDesc);
  const barFen = fenAfter(couponDesc, /满 ?(\d+(?:\.\d+)?) ?元/);
  if (barFen !== null && price.freightFen < barFen) return refuse(`运费未满 ${barFen / 100} 元`);
  return { coupon, unusableReason: '', discountFen: discountOf(coupon, price) };
}

function discountOf(
  { info: { couponType, couponCostStr, couponDesc } }: WalletCoupon,
  { freightFen, firstWeightFen }: CarrierPrice,
): number {
  switch (couponType) {
    case 2: {
      const off = Math.floor((freightFen * (1000 - Math.round(Number(couponCostStr) * 100))) / 1000);
      return Math.min(off, fenAfter(couponDesc, /最高抵扣 ?(\d+(?:\.\d+)?) ?元/) ?? off);
    }
    case 3:
    case 4:
      return Math.min(Math.round(Number(couponCostStr) * 100), freightFen);
    case 5:
      return Math.min(firstWeightFen, freightFen);
  }
}
