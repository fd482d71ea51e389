import { hasNothing } from '../account/visitors';
import { descriptionOf } from './couponLists';
import { couponsOf, DISCOUNT_85, FIXED_3_5, FREE, REDUCE_5, type CouponTemplate } from './coupons';
import type { WalletCoupon } from './walletCoupon';

const DAY_MS = 86_400_000;

interface SeededWalletCoupon {
  readonly id: string;
  readonly template: CouponTemplate;
  readonly daysAgo: number;
  /** The seeded order that used it. */
  readonly usedFor?: string;
}

/**
 * One usable coupon of every kind; one that expires within three days, one with a minimum that is too high, two used,
 * one expired.
 */
const COUPONS: readonly SeededWalletCoupon[] = [
  { id: 'WC-REDUCE', template: REDUCE_5, daysAgo: 2 },
  { id: 'WC-DISCOUNT', template: DISCOUNT_85, daysAgo: 4 },
  { id: 'WC-FIXED', template: FIXED_3_5, daysAgo: 5 },
  { id: 'WC-FREE', template: { ...FREE, validDays: 60 }, daysAgo: 10 },
  {
    id: 'WC-LUGGAGE',
    template: { type: 4, cost: '12', title: '大件行李寄递满减券', desc: '满 58 元可用', validDays: 45 },
    daysAgo: 1,
  },
  { id: 'WC-USED-1', template: REDUCE_5, daysAgo: 12, usedFor: 'ORD-SIGNED' },
  { id: 'WC-USED-2', template: DISCOUNT_85, daysAgo: 14, usedFor: 'ORD-TRANSIT' },
  { id: 'WC-OVER', template: FIXED_3_5, daysAgo: 20 },
];

/** An account's seeded coupons; nothing for numbers that end in 00. */
export function seededWallet(phone: string, seededAtMs: number): readonly WalletCoupon[] {
  if (hasNothing(phone)) return [];
  return COUPONS.flatMap(({ id, template, daysAgo, usedFor }) =>
    couponsOf([template], seededAtMs - daysAgo * DAY_MS, () => id).map((info) => ({
      info,
      description: descriptionOf(template.type),
      usedFor: usedFor ?? null,
    })),
  );
}
