import fc from 'fast-check';
import { sliceRuns, sliceSlabs } from './windowSlabs';

test('slabs hold all rows in order, none more than its size', () =>
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (rows, size) => {
      const slabs = sliceSlabs(rows, size);
      expect(slabs.flat()).toEqual(rows);
      expect(slabs.slice(0, -1).every((slab) => slab.length === size)).toBe(true);
    }),
  ));

test('a list that grows keeps its full slabs unchanged', () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({ index }));
  const before = sliceSlabs(rows, 10);
  const after = sliceSlabs([...rows, { index: 25 }], 10, before);
  expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([
    true,
    true,
    false,
  ]);
  expect(sliceSlabs(rows.slice(10), 10, before)[0]).not.toBe(before[0]);
});

test('runs hold all rows in order; neighbours with one head are together', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', 'a', 'b')), (rows) => {
      const runs = sliceRuns(rows, (row) => row);
      expect(runs.flatMap(({ items }) => items)).toEqual(rows);
      expect(runs.map(({ from, items }) => from + items.length)).toEqual(
        runs.map((_, index) => runs[index + 1]?.from ?? rows.length),
      );
      runs.forEach(({ head, items }, index) => {
        expect(new Set(items)).toEqual(new Set([head]));
        expect(head).not.toBe(runs[index + 1]?.head);
      });
    }),
  ));
