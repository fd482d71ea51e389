/** Coupon types and values (product §1.4, §1.9). */
import { trimDecimals } from '@/utils/text';

/** `couponType`. */
export const COUPON_TYPE = { discount: 2, reduce: 3, fixed: 4, free: 5 } as const;

/** A coupon's value in parts, so that ￥ and 折 can be smaller than the number. */
export interface CouponValue {
  readonly prefix: '￥' | '';
  readonly amount: string;
  readonly suffix: '折' | '';
}

/**
 * 免费 for type 5, a discount with 折 for type 2, otherwise ￥ and the amount (product §1.2.1).
 * @param cost decimal text as the gateway sends it
 */
export function couponValue(coupon: { readonly type: number; readonly cost: string }): CouponValue {
  switch (coupon.type) {
    case COUPON_TYPE.free:
      return { prefix: '', amount: '免费', suffix: '' };
    case COUPON_TYPE.discount:
      return { prefix: '', amount: trimZeros(coupon.cost), suffix: '折' };
    default:
      return { prefix: '￥', amount: trimZeros(coupon.cost), suffix: '' };
  }
}

/** `8.50` -> `8.5`, `5.00` -> `5`; a text that is not a decimal number stays as the gateway sent it. */
export function trimZeros(decimal: string): string {
  const text = decimal.trim();
  return /^\d+\.\d+$/.test(text) ? trimDecimals(text) : text;
}
