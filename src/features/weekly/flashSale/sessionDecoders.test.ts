import fc from 'fast-check';
import { ContractError } from '@/api/errors';
import { inclusiveModule } from '../modules/inclusive/inclusiveModule';
import { seckillModule, type SeckillView } from '../modules/seckill/seckillModule';
import type { SessionRight } from './sessionTypes';
import { HOUR_MS, TEN_MS, wireCoupon, wireRight, wireSeckill, wireSession } from './testing/sessionFixtures';

const read = (sessions: readonly unknown[], changes: object = {}): SeckillView =>
  seckillModule(wireSeckill(sessions, changes), 'seckillModule');
const idsOf = (view: SeckillView): readonly string[] => view.sessions.map(({ id }) => id);
const rightsOf = (rights: readonly unknown[]): readonly SessionRight[] =>
  read([wireSession('S', { rightsItemList: rights })]).sessions[0]?.rights ?? [];

const wireSale = (changes: object = {}): object => ({
  title: '寄件省钱包',
  tag: '3.3 折',
  purchasePrice: 990,
  originalPrice: 3000,
  totalNum: 5,
  couponList: [wireCoupon()],
  ...changes,
});
const wirePackage = (rightsNo: string, changes: object = {}): object =>
  wireRight(rightsNo, 'AVAILABLE', {
    type: 'COUPON_SALE',
    spuCodes: ['SALE-1', 'SALE-2'],
    couponInfo: null,
    couponSaleInfo: wireSale(),
    ...changes,
  });

it('reads a session with its times in epoch milliseconds and its rights in order', () => {
  const view = read([
    wireSession('S', {
      subscribeInfo: { status: 1 },
      rightsItemList: [wireRight('a', 'UNAVAILABLE'), wireRight('b', 'ACQUIRED'), wirePackage('c')],
    }),
  ]);
  expect(view).toMatchObject({
    look: { couponButton: 1, packageButton: 2, hasChips: true },
    sessions: [{ id: 'S', name: '午场', startMs: TEN_MS, endMs: TEN_MS + HOUR_MS, subscribeStatus: 1 }],
  });
  expect(view.sessions[0]?.rights.map(({ rightsNo }) => rightsNo)).toEqual(['c', 'b', 'a']);
});

it('reads coupon and package', () => {
  const [sale, held] = rightsOf([wirePackage('p'), wireRight('c', 'ACQUIRED')]);
  expect(sale).toEqual({
    kind: 'package',
    rightsNo: 'p',
    status: 'AVAILABLE',
    saleCode: 'SALE-1',
    sale: {
      title: '寄件省钱包',
      tag: '3.3 折',
      priceFen: 990,
      originalPriceFen: 3000,
      count: 5,
      coupons: [held?.kind === 'coupon' && held.coupon],
    },
  });
  expect(held).toMatchObject({
    kind: 'coupon',
    status: 'ACQUIRED',
    coupon: { type: 3, cost: '5.00', title: '寄件立减券', businesses: [2], count: 1 },
  });
});

it.each([
  ['CP1', 'CP1'],
  ['', ''],
  ['C'.repeat(65), ''],
  [null, ''],
  [undefined, ''],
])('the coupon of a right: %p is %p', (couponId, read) => {
  const [held] = rightsOf([wireRight('c', 'ACQUIRED', { couponId })]);
  expect(held).toMatchObject({ couponId: read });
});

it.each<[string, object]>([
  ['a start that is no time', { startTm: '2026-02-30 10:00:00' }],
  ['an end that is a number', { endTm: 1_700_000_000_000 }],
  ['an end before the start', { endTm: '2026-11-21 10:00:00' }],
  ['no rights', { rightsItemList: [] }],
  ['rights that are none', { rightsItemList: 'R1' }],
  ['no right that can be shown', { rightsItemList: [{}] }],
  ['no id', { id: '' }],
])('drops a session with %s, and keeps the others', (_, changes) => {
  expect(idsOf(read([wireSession('bad', changes), wireSession('good')]))).toEqual(['good']);
});

it.each<[string, unknown]>([
  ['a coupon without its coupon', wireRight('x', 'AVAILABLE', { couponInfo: null })],
  ['a package without its package', wirePackage('x', { couponSaleInfo: null })],
  ['a package with a coupon only', wireRight('x', 'AVAILABLE', { type: 'COUPON_SALE' })],
  ['an unknown status', wireRight('x', 'AVAILABLE', { status: 'SOLD' })],
  ['an unknown type and no coupon', wirePackage('x', { type: 'GIFT' })],
  ['a value that is no number', wireRight('x', 'AVAILABLE', { couponInfo: wireCoupon({ costStr: '五' }) })],
  ['a price with a fraction', wirePackage('x', { couponSaleInfo: wireSale({ purchasePrice: 9.9 }) })],
  ['a price below nothing', wirePackage('x', { couponSaleInfo: wireSale({ purchasePrice: -1 }) })],
  ['an endless number', wireRight('x'.repeat(65), 'AVAILABLE')],
  ['the number of another', wireRight('good', 'ACQUIRED')],
])('drops a right with %s, and keeps the others', (_, bad) => {
  expect(rightsOf([wireRight('good', 'AVAILABLE'), bad]).map(({ status }) => status)).toEqual(['AVAILABLE']);
});

it('replaces missing texts by defaults, and cuts long ones to one line of limited length', () => {
  const [named, unnamed, sale] = rightsOf([
    wireRight('a', 'AVAILABLE', { couponInfo: wireCoupon({ title: `甲\n\u202e乙${'丙'.repeat(99_999)}` }) }),
    wireRight('b', 'AVAILABLE', {
      couponInfo: wireCoupon({ title: ' ', tag: [7], limitBizList: null, bizStr: true }),
    }),
    wirePackage('c', { spuCodes: null, couponSaleInfo: wireSale({ title: null, couponList: [{}] }) }),
  ]);
  expect(named?.kind === 'coupon' && named.coupon.title).toBe(`甲 乙${'丙'.repeat(37)}`);
  expect(unnamed?.kind === 'coupon' && unnamed.coupon).toMatchObject({
    title: '优惠券',
    tag: '',
    businesses: [],
    businessText: '',
  });
  expect(sale).toMatchObject({ saleCode: '', sale: { title: '优惠券包', coupons: [] } });
});

it.each(['COUPON', 'GIFT', '', null, undefined])('a right of type %p is a coupon', (type) => {
  expect(rightsOf([wireRight('x', 'AVAILABLE', { type })])).toMatchObject([
    { kind: 'coupon', rightsNo: 'x', coupon: { cost: '5.00' } },
  ]);
});

it.each([9, 'x', null, undefined])('a coupon of type %p counts as money off', (type) => {
  const [session] = read([
    wireSession('S', {
      rightsItemList: [
        wireRight('a', 'AVAILABLE', { couponInfo: wireCoupon({ type }) }),
        wirePackage('b', { couponSaleInfo: wireSale({ couponList: [wireCoupon({ type })] }) }),
      ],
    }),
  ]).sessions;
  expect(session?.rights).toMatchObject([
    { coupon: { type: 3, cost: '5.00' } },
    { sale: { coupons: [{ type: 3, cost: '5.00' }] } },
  ]);
});

it('has no higher original price unless it exceeds the price to pay', () => {
  const [sale] = rightsOf([wirePackage('c', { couponSaleInfo: wireSale({ originalPrice: 1 }) })]);
  expect(sale?.kind === 'package' && sale.sale.originalPriceFen).toBe(990);
});

it('a free coupon needs no value, and an invalid count is one', () => {
  const [free] = rightsOf([
    wireRight('f', 'AVAILABLE', { couponInfo: wireCoupon({ type: 5, costStr: null, totalNum: 0 }) }),
  ]);
  expect(free).toMatchObject({ coupon: { type: 5, cost: '0', count: 1 } });
});

it.each([
  [1, 1],
  [9_999, 9_999],
  [10_000, 1],
  [1.5, 1],
  [-2, 1],
  ['many', 1],
])('a count of %p is %d', (totalNum, expected) => {
  const [one] = rightsOf([wireRight('a', 'AVAILABLE', { couponInfo: wireCoupon({ totalNum }) })]);
  expect(one).toMatchObject({ coupon: { count: expected } });
});

it.each([
  ['1234567.89', true],
  ['12345678', false],
  ['1.234', false],
  [' 5 ', true],
  ['-5', false],
])('a value of %p is readable: %p', (costStr, isReadable) => {
  expect(
    rightsOf([
      wireRight('good', 'AVAILABLE'),
      wireRight('a', 'ACQUIRED', { couponInfo: wireCoupon({ costStr }) }),
    ]),
  ).toHaveLength(isReadable ? 2 : 1);
});

it('accepts a free package, and reads at most 20 coupons with 20 businesses each', () => {
  const limitBizList = Array.from({ length: 30 }, (_, index) => index);
  const couponList = Array.from({ length: 30 }, () => wireCoupon({ limitBizList }));
  const [sale] = rightsOf([wirePackage('p', { couponSaleInfo: wireSale({ purchasePrice: 0, couponList }) })]);
  expect(sale).toMatchObject({ sale: { priceFen: 0, originalPriceFen: 3000 } });
  const coupons = sale?.kind === 'package' ? sale.sale.coupons : [];
  expect([coupons.length, coupons[0]?.businesses.length]).toEqual([20, 20]);
});

it('cuts texts to their limits', () => {
  const long = '字'.repeat(300);
  const couponInfo = wireCoupon({ title: long, tag: long, bizStr: long });
  const rightsItemList = [
    wireRight('a', 'AVAILABLE', { couponInfo }),
    wirePackage('b', { couponSaleInfo: wireSale({ title: long, tag: long }) }),
  ];
  const { desc, sessions } = read([wireSession('S', { name: long, rightsItemList })], { desc: long });
  const [one, sale] = sessions[0]?.rights ?? [];
  const lengths = (texts: readonly string[]): number[] => texts.map(({ length }) => length);
  expect(lengths([desc, sessions[0]?.name ?? ''])).toEqual([100, 24]);
  if (one?.kind !== 'coupon' || sale?.kind !== 'package') throw new Error('a coupon and a package');
  expect(lengths([one.coupon.title, one.coupon.tag, one.coupon.businessText])).toEqual([40, 12, 8]);
  expect(lengths([sale.sale.title, sale.sale.tag])).toEqual([40, 12]);
});

it('an id has at most 64 characters', () => {
  expect(rightsOf([wireRight('x'.repeat(64), 'AVAILABLE')])).toHaveLength(1);
});

it('leaves out an invalid business code', () => {
  const [one] = rightsOf([
    wireRight('a', 'AVAILABLE', { couponInfo: wireCoupon({ limitBizList: [2, 2.5, '寄', 6] }) }),
  ]);
  expect(one).toMatchObject({ coupon: { businesses: [2, 6] } });
});

it('offers no reminder without readable status, and uses the filled button for unknown styles', () => {
  const view = read([wireSession('S', { subscribeInfo: { status: 5 } })], {
    couponButtonStyle: 3,
    couponPkgButtonStyle: [2],
    associatedRightsImgFlag: null,
  });
  expect(view.sessions[0]?.subscribeStatus).toBe(-1);
  expect(view.look).toEqual({ couponButton: 1, packageButton: 1, hasChips: false });
});

it('keeps the first session of an id, and at most 50 sessions of at most 100 rights', () => {
  const rights = Array.from({ length: 150 }, (_, index) => wireRight(`R${index}`, 'AVAILABLE'));
  const many = Array.from({ length: 80 }, (_, index) => wireSession(`S${index}`, { rightsItemList: rights }));
  const view = read([wireSession('S0'), ...many]);
  expect([view.sessions.length, view.sessions[0]?.rights.length, view.sessions[1]?.rights.length]).toEqual([
    49, 1, 100,
  ]);
});

it.each([[[]], [[{}]], ['no list']])('rejects a flash sale with the sessions %j', (itemList) => {
  expect(() => seckillModule(wireSeckill([], { itemList }), 'seckillModule')).toThrow(ContractError);
});

it('reads the inclusive module, whose reminder is next to the session', () => {
  const view = inclusiveModule(
    {
      titleImgUrl: null,
      seckillItem: wireSession('I', { subscribeInfo: { status: 1 } }),
      subscribeInfo: { status: 0 },
    },
    'inclusiveModule',
  );
  expect(view).toMatchObject({ titleImageUrl: '', session: { id: 'I', subscribeStatus: 0 } });
  expect(() => inclusiveModule({ titleImgUrl: '', seckillItem: null }, 'inclusiveModule')).toThrow(
    ContractError,
  );
});

it('throws nothing but a ContractError, whatever the input', () => {
  const wild = fc.object({
    key: fc.constantFrom(
      ...['itemList', 'id', 'startTm', 'endTm', 'rightsItemList', 'rightsNo', 'status', 'type', 'couponInfo'],
      ...[
        'couponSaleInfo',
        'costStr',
        'couponList',
        'purchasePrice',
        'seckillItem',
        'subscribeInfo',
        'spuCodes',
      ],
    ),
    maxDepth: 6,
  });
  const valid = fc.constantFrom(
    wireSession('A'),
    wireRight('R', 'AVAILABLE'),
    wireSeckill([wireSession('B')]),
  );
  fc.assert(
    fc.property(fc.oneof(wild, valid, fc.anything()), fc.anything(), (value, part) => {
      for (const given of [value, wireSeckill([value, wireSession('S', { rightsItemList: [value, part] })])])
        for (const decode of [seckillModule, inclusiveModule])
          try {
            decode(given, 'module');
          } catch (cause) {
            expect(cause).toBeInstanceOf(ContractError);
          }
    }),
  );
});
