import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import { withCouponFen } from './contrastOfferRules';
import { includesText, savedText, scoreText } from './offerTexts';
import { testOffer as offer } from './testing/testOffer';

it.each([
  [[], ''],
  [[''], ''],
  [['上门取件'], '含 上门取件'],
  [['上门取件', '', '保价'], '含 上门取件、保价'],
])('what the price includes, %j: %s', (includeList, text) => {
  expect(includesText({ includeList } as unknown as ContrastOffer)).toBe(text);
});

it.each([
  [{ score: 48, reviewCount: 12 }, '4.8 分 · 12 条评价'],
  [{ score: 50, reviewCount: 0 }, '5.0 分'],
  [{ score: null, reviewCount: 4 }, '暂无评价'],
])('shows score and reviews: %o', (more, expected) => {
  expect(scoreText(offer('SF', more))).toBe(expected);
});

it.each([
  [{ discountFen: 300, reductionFen: 200 }, '已减 优惠券￥3、减免金￥2'],
  [{ discountFen: 0, reductionFen: 150 }, '已减 减免金￥1.5'],
  [{ discountFen: null, reductionFen: null }, ''],
])('shows discounts: %o', (more, expected) => {
  expect(savedText(offer('SF', more))).toBe(expected);
});

it.each<[Partial<ContrastOffer>, number | null, string]>([
  [{ discountFen: 300, payFen: 1000 }, 700, ''],
  [{ discountFen: 300, reductionFen: 200, payFen: 800 }, 500, '已减 减免金￥2'],
  [{ discountFen: 1000, reductionFen: 200, payFen: 800 }, 0, '已减 减免金￥2'],
  [{ discountFen: 900, reductionFen: 200, payFen: 800 }, 0, '已减 减免金￥2'],
  [{ discountFen: 300, reductionFen: 200, payFen: 500 }, null, '已减 优惠券￥3、减免金￥2'],
  [{ discountFen: 0, reductionFen: 200, payFen: 800 }, null, '已减 减免金￥2'],
  [{ discountFen: 300, freightFen: null }, null, '已减 优惠券￥3'],
  [{ discountFen: 300, payFen: null }, null, '已减 优惠券￥3'],
])('a coupon that the price leaves out: %o gives %p', (more, expected, saved) => {
  expect([withCouponFen(offer('SF', more)), savedText(offer('SF', more))]).toEqual([expected, saved]);
});
