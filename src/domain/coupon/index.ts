/** What other features may know of coupons: pure parts only, so that nobody's chunk carries a screen for it. */
export { COUPON_TYPE } from './couponValue';
export { couponValue, type CouponValue } from './couponValue';
