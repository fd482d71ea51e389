import type { OfferedCoupon } from '@/api/generated/schemas/OfferedCoupon';
import { testPlace } from '@/utils/testing/place';
import { OfferedCoupons } from './OfferedCoupons';

const COUPON: OfferedCoupon = {
  couponType: 2,
  couponCostStr: '5',
  couponTitle: '寄件券',
  couponDesc: '满 10 元可用',
  bizStr: '寄件',
  validDesc: '7 天有效',
  tag: '新人',
};

const place = testPlace();

function text(more: Partial<OfferedCoupon>): string {
  place.render(<OfferedCoupons coupons={[{ ...COUPON, ...more }]} />);
  return place.element.textContent ?? '';
}

test.each<[string, Partial<OfferedCoupon>, string]>([
  ['tag and title, business and validity', {}, '新人 · 寄件券'],
  ['business and validity', {}, '限寄件 · 7 天有效'],
  ['no limit of a coupon for every business', { bizStr: '通用' }, '寄件券通用 · 7 天有效'],
])('shows %s', (_name, more, words) => {
  expect(text(more)).toContain(words);
});

test.each<[string, Partial<OfferedCoupon>, string]>([
  ['a business', { bizStr: '' }, '限'],
  ['a tag or a validity', { tag: '', validDesc: '' }, '·'],
])('without %s nothing is in its place', (_name, more, words) => {
  expect(text(more)).not.toContain(words);
});

test('without coupons there is no card', () => {
  place.render(<OfferedCoupons coupons={[]} />);
  expect(place.element.textContent).toBe('');
});
