import fc from 'fast-check';
import { couponAction, typeLabel, validity } from './listRules';

test.each([
  [2, '折扣券'],
  [3, '立减券'],
  [4, '立减券'],
  [5, '免费券'],
  [9, ''],
])('type %i has the label %s', (type, label) => expect(typeLabel(type)).toBe(label));

describe('validity', () => {
  test.each([
    ['2026-11-01 00:00:00', '2026-12-01 23:59:59', '2026-11-01至2026-12-01'],
    ['2026-11-01 10:30:00', '2026-11-01 18:00:00', '2026-11-01至2026-11-01'],
    [' 2026-11-01', '2026-12-01T08:00:00', '2026-11-01至2026-12-01'],
  ])('%s, %s', (start, end, words) => expect(validity(start, end)).toBe(words));

  test('never shows the time of day', () =>
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
