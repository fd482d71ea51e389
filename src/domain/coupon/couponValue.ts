import { trimDecimals } from '@/utils/text';

/** Server codes and enumerations of the coupon campaigns, each with its meaning (product §1.4, §1.8, §1.9). */

/**
 * The activity has ended for everybody, wherever one comes: as the `code` of info, check or claim, or as the `reasonCode`
 * of check and claim (product §1.4 "Receive flow", §1.8).
 */
export const CODES_FINISHED: readonly string[] = ['100901004', '100901006', '100901042'];

/** `couponType`. */
export const COUPON_TYPE = { discount: 2, reduce: 3, fixed: 4, free: 5 } as const;

/** A coupon's value in parts, so that the yuan sign and 折 can be set smaller than the number. */
export interface CouponValue {
  readonly prefix: '￥' | '';
  readonly amount: string;
  readonly suffix: '折' | '';
}

/**
 * 免费 for type 5, a discount with 折 for type 2, otherwise ￥ and the amount (product §1.2.1).
 * @param cost decimal text as the server sends it
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

/** `8.50` -> `8.5`, `5.00` -> `5`; what is not a decimal number stays as the server wrote it. */
export function trimZeros(decimal: string): string {
  const text = decimal.trim();
  return /^\d+\.\d+$/.test(text) ? trimDecimals(text) : text;
}
