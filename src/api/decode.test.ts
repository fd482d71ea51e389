import fc from 'fast-check';
import {
  array,
  boolean,
  literal,
  nothing,
  nullable,
  number,
  object,
  optional,
  record,
  string,
} from './decode';
import { ContractError } from './errors';

const coupon = object({
  couponType: literal(2, 3, 4, 5),
  title: string,
  tip: optional(string),
  reason: nullable(string),
});
const answer = object({ couponInfos: array(coupon), labels: record(string), isOpen: boolean, count: number });
const good = {
  couponInfos: [
    { couponType: 2, title: 'a', reason: null },
    { couponType: 5, title: 'b', tip: 't', reason: 'r' },
  ],
  labels: { '3': 'H5' },
  isOpen: true,
  count: 3,
};

test('keeps known fields and drops the rest', () => {
  expect(answer({ ...good, secret: 1 }, 'data')).toEqual(good);
  expect(nothing(null, 'data')).toBeNull();
  expect(nothing(undefined, 'data')).toBeNull();
  const first = answer(good, 'data').couponInfos[0];
  const type: 2 | 3 | 4 | 5 | undefined = first?.couponType;
  const tip: string | undefined = first?.tip;
  expect([type, tip]).toEqual([2, undefined]);
});

test('reads null as nothing, a number as the text of its digits, and 0 and 1 as boolean', () => {
  const sent = { couponInfos: null, labels: null, isOpen: 1, count: 3 };
  expect(answer(sent, 'data')).toEqual({ couponInfos: [], labels: {}, isOpen: true, count: 3 });
  expect(coupon({ couponType: '5', title: 12, tip: null, reason: 1.5 }, 'data')).toEqual({
    couponType: 5,
    title: '12',
    reason: '1.5',
  });
  expect(boolean(0, 'data')).toBe(false);
});

test.each<[string, unknown]>([
  ['data', null],
  ['data', []],
  ['data.couponInfos', { ...good, couponInfos: {} }],
  [
    'data.couponInfos[1].couponType',
    { ...good, couponInfos: [good.couponInfos[0], { ...good.couponInfos[1], couponType: 9 }] },
  ],
  ['data.couponInfos[0].title', { ...good, couponInfos: [{ couponType: 2 }] }],
  ['data.couponInfos[0].tip', { ...good, couponInfos: [{ couponType: 2, title: 'a', tip: [] }] }],
  ['data.couponInfos[0].reason', { ...good, couponInfos: [{ couponType: 2, title: 'a', reason: true }] }],
  ['data.couponInfos[0].title', { ...good, couponInfos: [{ couponType: 2, title: 2 ** 53 }] }],
  ['data.labels.3', { ...good, labels: { '3': {} } }],
  ['data.isOpen', { ...good, isOpen: 'true' }],
  ['data.isOpen', { ...good, isOpen: 2 }],
  ['data.count', { ...good, count: NaN }],
])('names %s', (path, value) => {
  expect(() => answer(value, 'data')).toThrow(ContractError);
  try {
    answer(value, 'data');
  } catch (error) {
    expect((error as ContractError).path).toBe(path);
  }
});

test('any value either decodes or is a ContractError below the root', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      try {
        answer(value, 'data');
      } catch (error) {
        expect(error).toBeInstanceOf(ContractError);
        expect((error as ContractError).path).toMatch(/^data/);
      }
    }),
  );
});

test('a server cannot reach the prototype', () => {
  const labels: unknown = JSON.parse('{"__proto__":"x","a":"b"}');
  expect(Object.keys(record(string)(labels, 'data'))).toEqual(['a']);
});
