import type { SessionRight } from './sessionTypes';

/** Where a right is used (product §2.9 "Fixed external links per coupon business"). */
export type UsePlace = 'send' | 'mall' | 'locker' | 'adStar';

function targetOf(business: number): UsePlace {
  switch (business) {
    case 2:
    case 13:
      return 'send';
    case 6:
      return 'mall';
    case 3:
    case 4:
    case 5:
      return 'locker';
    default:
      return 'adStar';
  }
}

/**
 * Decision: a right whose businesses are used in different places (packages too) opens the target of general coupons.
 */
export function placeOfUse(right: SessionRight): UsePlace {
  const businesses =
    right.kind === 'coupon'
      ? right.coupon.businesses
      : right.sale.coupons.flatMap((coupon) => coupon.businesses);
  const [only, ...more] = Array.from(new Set(businesses.map(targetOf)));
  return only === undefined || more.length > 0 ? 'adStar' : only;
}
