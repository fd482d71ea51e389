import type { ListedCoupon } from '@/features/coupon/listTypes';
import { KEPT_COUPONS } from './couponsKept';

const coupon = (id: string): ListedCoupon => ({
  id,
  type: 3,
  cost: '5',
  limitText: '满 10 元可用',
  title: '寄件券',
  validStart: '2026-11-01 00:00:00',
  validEnd: '2026-12-01 00:00:00',
  descriptionHtml: '<p>说明</p>',
  prizeStatus: 1,
});

test('coupons are stored without their HTML, and read back', () => {
  const part = KEPT_COUPONS.part({ total: 2, rows: [coupon('A'), coupon('B')] }, 1);
  expect(part).toEqual({ total: 2, rows: [{ ...coupon('A'), descriptionHtml: '' }] });
  const stored: unknown = JSON.parse(JSON.stringify(part));
  expect(KEPT_COUPONS.decode(stored, '')).toEqual(part);
});
