import { ServerClock } from '../../sandbox/core/clock';
import { conditionOf, isForSending } from '../../sandbox/coupon/couponBusiness';
import { CouponLedger } from '../../sandbox/coupon/couponLedger';
import { REDUCE_5 } from '../../sandbox/coupon/coupons';
import { DRAWS } from '../../sandbox/weekly/fixtures/draws';
import { SEND_3_5, SEND_3_TIMES, STORE_1, WASH_20 } from '../../sandbox/weekly/fixtures/rights';
import { prizeCoupons, rightCoupons } from '../../sandbox/weekly/weeklyCoupons';

test.each<[readonly number[], string, string, boolean]>([
  [[2], '', '无门槛使用', true],
  [[], '满 12 元可用', '满 12 元可用', true],
  [[7, 2], '', '无门槛使用', true],
  [[7], '', '仅限洗护订单', false],
  [[7], '满 99 元可用', '仅限洗护订单，满 99 元可用', false],
  [[9, 10], '无门槛使用', '仅限家政订单', false],
  [[8, 99], '', '仅限开放平台、指定订单', false],
])('businesses %j with condition "%s": "%s"', (businesses, condition, text, isSending) => {
  expect(conditionOf(businesses, condition)).toBe(text);
  expect(isForSending(text)).toBe(isSending);
});

test.each([
  [SEND_3_5, 1, '满 12 元可用'],
  [SEND_3_TIMES, 3, '无门槛使用'],
  [WASH_20, 1, '仅限洗护订单'],
  [STORE_1, 1, '仅限寄存订单'],
] as const)('a right gives %j: %i coupons, "%s"', (right, count, desc) => {
  const coupons = rightCoupons(right);
  expect([coupons.length, coupons[0]?.desc]).toEqual([count, desc]);
});

test('every coupon prize of the draws gives one coupon, the others none', () => {
  const prizes = DRAWS.flatMap((draw) => draw.prizes);
  expect(prizes.map((prize) => prizeCoupons(prize).length)).toEqual(
    prizes.map(({ type }) => (type === 2 ? 1 : 0)),
  );
});

describe('ledger', () => {
  const clock = new ServerClock();
  const gift = { key: 'A', templates: [REDUCE_5] };

  test('gives each key once per account, with its own ids', () => {
    const ledger = new CouponLedger(clock);
    expect(ledger.givenFor('one', 'A')).toBeNull();
    const first = ledger.give('one', gift);
    expect(ledger.give('one', gift)).toBe(first);
    const other = ledger.give('two', gift);
    expect(other[0]?.couponId).not.toBe(first[0]?.couponId);
    ledger.give('one', { key: 'B', templates: [REDUCE_5], ids: ['B-1'] });
    expect(ledger.allOf('one').map(({ couponId }) => couponId)).toEqual([first[0]?.couponId, 'B-1']);
    expect(ledger.allOf('nobody')).toEqual([]);
  });
});
