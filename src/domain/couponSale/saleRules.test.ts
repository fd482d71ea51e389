import fc from 'fast-check';
import {
  couponCount,
  hasOriginalPrice,
  limitTexts,
  SALE_WORDS,
  saleAction,
  type SaleAction,
  saleButtonText,
} from './saleRules';
import type { SaleStatus } from './saleTypes';

const STARTS = '2026-11-21 12:00:00';

describe('the button', () => {
  it.each<[SaleStatus, number, number, number, SaleAction]>([
    ['NOT_START', 10, 0, 0, 'not-begun'],
    ['FINISHED', 10, 0, 0, 'over'],
    ['SOLD_OUT', 10, 0, 0, 'sold-out'],
    ['RUNNING', 0, 0, 0, 'sold-out'],
    ['RUNNING', 10, 0, 99, 'buy'],
    ['RUNNING', 10, 1, 0, 'buy'],
    ['RUNNING', 10, 1, 1, 'limit-reached'],
    ['RUNNING', 0, 1, 1, 'limit-reached'],
    ['FINISHED', 10, 1, 1, 'over'],
    ['unknown', 10, 0, 0, 'closed'],
  ])('%s, %i left, limit %i, bought %i: %s', (status, stock, limit, boughtCount, action) => {
    expect(saleAction({ status, stock, limit, boughtCount })).toBe(action);
  });

  it.each<[SaleAction, string]>([
    ['buy', '立即购买'],
    ['sold-out', '已售罄'],
    ['limit-reached', '已达购买上限'],
    ['not-begun', '11-21 12:00 开始'],
    ['over', '活动已结束'],
    ['closed', '暂不能购买'],
  ])('%s shows %s', (action, text) => {
    expect(saleButtonText(action, { startsAt: STARTS })).toBe(text);
  });

  it('sells only when running, in stock and within the limit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SaleStatus>('NOT_START', 'RUNNING', 'SOLD_OUT', 'FINISHED'),
        fc.nat(5),
        fc.nat(5),
        fc.nat(5),
        (status, stock, limit, boughtCount) => {
          const mayBuy = status === 'RUNNING' && stock > 0 && (limit === 0 || boughtCount < limit);
          expect(saleAction({ status, stock, limit, boughtCount }) === 'buy').toBe(mayBuy);
        },
      ),
    );
  });
});

it.each([
  [{ stock: 100_000, limit: 0, status: 'RUNNING' as const }, []],
  [{ stock: 101, limit: 5, status: 'RUNNING' as const }, ['每人限购 5 份']],
  [{ stock: 100, limit: 1, status: 'RUNNING' as const }, ['每人限购 1 份', '仅剩 100 份']],
  [{ stock: 0, limit: 0, status: 'RUNNING' as const }, []],
  [{ stock: 3, limit: 0, status: 'FINISHED' as const }, []],
])('limits of %p: %p', (sale, texts) => {
  expect(limitTexts({ boughtCount: 0, ...sale })).toEqual(texts);
});

it('counts each coupon by its quantity', () => {
  const coupon = { type: 3, cost: '5', title: '', description: '', validDays: 1 };
  expect(
    couponCount({
      coupons: [
        { ...coupon, count: 2 },
        { ...coupon, count: 3 },
      ],
    }),
  ).toBe(5);
});

it.each([
  [2450, 990, true],
  [990, 990, false],
  [0, 990, false],
])('original %i, asked %i: shown %p', (originalFen, purchaseFen, isShown) => {
  expect(hasOriginalPrice({ originalFen, purchaseFen })).toBe(isShown);
});

it.each([
  ['201300002', ' 手慢了 ', '手慢了'],
  ['201300002', '', '手慢了，已售罄'],
  ['201300006', '', '请在微信或支付宝中打开购买'],
  ['999', ' ', '下单失败，请重试'],
])('refusal %s %p: %s', (code, text, shown) => {
  expect(SALE_WORDS.refusal(code, text)).toBe(shown);
});
