import type { CouponInfo } from '@/api/generated/schemas/CouponInfo';
import { toPrize } from './giftPrize';

const coupon = (couponType: number, couponCostStr: string): CouponInfo => ({
  couponId: 'C1',
  couponType,
  couponCostStr,
  couponDesc: '满 12 元可用',
  couponTitle: '寄件券',
  validStartTm: '',
  validEndTm: '',
});

test.each([
  [2, '8.50', '8.5折'],
  [3, '5.00', '￥5'],
  [5, '', '免费'],
])('a coupon of type %i and value %s: %s', (type, cost, amount) => {
  expect(toPrize(coupon(type, cost))).toEqual({ amount, name: '券' });
});
