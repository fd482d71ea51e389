import fc from 'fast-check';
import type { CarrierQuote, SendCoupon } from '@/domain/send/sendTypes';
import { bestCoupon, chosenCoupon, chosenQuote, totalsOf } from './priceRules';

const quote = (code: CarrierQuote['code'], isAvailable = true): CarrierQuote => ({
  code,
  name: code,
  isAvailable,
  reason: '',
  freightFen: 1000,
  listFen: 1200,
  earliestMs: null,
  latestMs: null,
  tag: '',
});
const coupon = (id: string, discountFen: number, changes: Partial<SendCoupon> = {}): SendCoupon => ({
  id,
  type: 3,
  cost: '1',
  title: id,
  description: '',
  endsAtMs: 1,
  endsOn: '',
  isUsable: true,
  reason: '',
  discountFen,
  ...changes,
});

it.each<[string, readonly CarrierQuote[] | null, string, string | null]>([
  ['none known', null, 'SF', null],
  ['none open', [quote('SF', false)], 'SF', null],
  ['the wanted one', [quote('JTJZ'), quote('SF')], 'SF', 'SF'],
  ['the first, when nobody has chosen', [quote('JTJZ'), quote('SF')], '', 'JTJZ'],
  [
    'the first open one, when the wanted one is not',
    [quote('YD', false), quote('ZTO'), quote('SF', false)],
    'SF',
    'ZTO',
  ],
])('carrier: %s', (_name, quotes, wanted, code) => {
  expect(chosenQuote(quotes, wanted)?.code ?? null).toBe(code);
});

describe('coupons', () => {
  it.each<[string, readonly SendCoupon[], string | null]>([
    ['none', [], null],
    ['the one that takes off most', [coupon('a', 100), coupon('b', 300), coupon('c', 200)], 'b'],
    ['of equal ones that which ends first', [coupon('a', 300, { endsAtMs: 9 }), coupon('b', 300)], 'b'],
    ['not one that cannot be used', [coupon('a', 900, { isUsable: false }), coupon('b', 1)], 'b'],
    ['not one that takes off nothing', [coupon('a', 0)], null],
  ])('best: %s', (_name, coupons, id) => expect(bestCoupon(coupons)?.id ?? null).toBe(id));

  const three = [coupon('a', 300), coupon('b', 100), coupon('c', 900, { isUsable: false })];
  it.each([
    ['best', { kind: 'best' } as const, 'a'],
    ['none', { kind: 'none' } as const, null],
    ['a lesser one', { kind: 'this', id: 'b' } as const, 'b'],
    ['one that cannot be used', { kind: 'this', id: 'c' } as const, 'a'],
    ['one that is not there', { kind: 'this', id: 'x' } as const, 'a'],
  ])('requested: %s', (_name, choice, id) => expect(chosenCoupon(three, choice)?.id ?? null).toBe(id));
});

describe('totals', () => {
  it.each([
    [1000, null, 0, 0, 0, 1000],
    [1000, 300, 0, 300, 0, 700],
    [1000, 300, 500, 300, 500, 200],
    [1000, 800, 500, 800, 200, 0],
    [1000, 1500, 500, 1000, 0, 0],
  ])('%d fen, coupon %s, fund %d', (freight, off, fund, discountFen, reductionFen, payFen) => {
    const found = totalsOf(freight, off === null ? null : coupon('a', off), {
      reductionFen: fund,
      coupons: [],
    });
    expect(found).toEqual({ freightFen: freight, discountFen, reductionFen, payFen });
  });

  it('add up to whole, non-negative amounts', () => {
    const fen = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(fen, fen, fen, (freight, off, fund) => {
        const { discountFen, reductionFen, payFen } = totalsOf(freight, coupon('a', off), {
          reductionFen: fund,
          coupons: [],
        });
        expect(discountFen + reductionFen + payFen).toBe(freight);
        expect(Math.min(discountFen, reductionFen, payFen)).toBeGreaterThanOrEqual(0);
        expect(discountFen).toBeLessThanOrEqual(off);
        expect(reductionFen).toBeLessThanOrEqual(fund);
      }),
    );
  });
});
