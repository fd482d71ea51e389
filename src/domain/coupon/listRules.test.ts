import fc from 'fast-check';
import {
  couponAction,
  hasMore,
  isSameAccount,
  mergePage,
  PAGE_SIZE,
  tabTitle,
  typeLabel,
  validity,
} from './listRules';
import type { ListedCoupon } from './listTypes';

const coupon = (id: string): ListedCoupon => ({
  id,
  type: 3,
  cost: '5',
  limitText: '满20元可用',
  title: '寄件券',
  validStart: '2026-11-01 00:00:00',
  validEnd: '2026-12-01 23:59:59',
  descriptionHtml: '',
  prizeStatus: 1,
});
const ids = (coupons: readonly ListedCoupon[]): string[] => coupons.map(({ id }) => id);

test('a page has 50 coupons (product §1.5, §1.9)', () => expect(PAGE_SIZE).toBe(50));

test.each([
  [2, '折扣券'],
  [3, '立减券'],
  [4, '立减券'],
  [5, '免费券'],
  [9, ''],
])('type %i is labelled %s', (type, label) => expect(typeLabel(type)).toBe(label));

describe('validity', () => {
  test.each([
    ['2026-11-01 00:00:00', '2026-12-01 23:59:59', '2026-11-01至2026-12-01'],
    ['2026-11-01 10:30:00', '2026-11-01 18:00:00', '2026-11-01至2026-11-01'],
    [' 2026-11-01', '2026-12-01T08:00:00', '2026-11-01至2026-12-01'],
  ])('%s, %s', (start, end, words) => expect(validity(start, end)).toBe(words));

  test('never shows a time of day', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (start, end) => {
          const wire = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');
          expect(validity(wire(start), wire(end))).toMatch(/^\d{4}-\d\d-\d\d至\d{4}-\d\d-\d\d$/);
        },
      ),
    ));
});

test.each([
  [1, 1, { text: '去使用', canUse: true }],
  [2, 1, { text: '已使用', canUse: false }],
  [3, 1, { text: '已过期', canUse: false }],
  [1, 0, null],
  [2, 0, { text: '已使用', canUse: false }],
  [3, 0, { text: '已过期', canUse: false }],
] as const)('prizeStatus %i on tab %i', (status, tab, action) =>
  expect(couponAction(status, tab)).toEqual(action),
);

test.each([
  [1, 137, '已到账(137)'],
  [0, 0, '待发放(0)'],
  [1, null, '已到账'],
  [0, null, '待发放'],
] as const)('tab %i with %p coupons', (tab, count, title) => expect(tabTitle(tab, count)).toBe(title));

describe('mergePage', () => {
  const list = fc.array(fc.integer({ min: 0, max: 30 }).map((id) => coupon(String(id))));

  test('never shows one twice, loses none, and keeps the order of both', () =>
    fc.assert(
      fc.property(list, list, (first, second) => {
        const merged = ids(mergePage(mergePage([], first), second));
        expect(new Set(merged).size).toBe(merged.length);
        expect(merged).toEqual([...new Set([...ids(first), ...ids(second)])]);
      }),
    ));

  test('is the same list when a page brings nothing new', () => {
    const shown = [coupon('a'), coupon('b')];
    expect(mergePage(shown, [coupon('b')])).toBe(shown);
  });
});

test.each([
  [1, 50, 137, true],
  [2, 50, 137, true],
  [3, 37, 137, false],
  [1, 50, 50, false],
  [1, 0, 0, false],
  [2, 0, 500, false],
  [1, 20, 137, true],
])('after page %i with %i of %i: more is %p', (pageNo, length, total, more) =>
  expect(hasMore(pageNo, length, total)).toBe(more),
);

test('pages end for every total and every gateway that answers whole pages', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (total) => {
      let pageNo = 1;
      const lengthOf = (page: number): number =>
        Math.max(0, Math.min(PAGE_SIZE, total - (page - 1) * PAGE_SIZE));
      while (hasMore(pageNo, lengthOf(pageNo), total)) pageNo += 1;
      expect(pageNo).toBe(Math.max(1, Math.ceil(total / PAGE_SIZE)));
    }),
  ));

test.each([
  ['the same login', { token: 'a', phone: null }, { token: 'a', phone: null }, true],
  ['another login, same number', { token: 'a', phone: '138****1' }, { token: 'b', phone: '138****1' }, true],
  ['another number', { token: 'a', phone: '138****1' }, { token: 'b', phone: '139****1' }, false],
  ['numbers unknown', { token: 'a', phone: null }, { token: 'b', phone: null }, false],
  ['one number unknown', { token: 'a', phone: '138****1' }, { token: 'b', phone: null }, false],
])('%s', (_name, before, now, isSame) => expect(isSameAccount(before, now)).toBe(isSame));
