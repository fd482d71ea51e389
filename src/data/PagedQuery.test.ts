import fc from 'fast-check';
import { hasMore, mergeRows, type PagedRow } from './PagedQuery';

const row = (id: string): PagedRow => ({ id });
const ids = (rows: readonly PagedRow[]): string[] => rows.map(({ id }) => id);

it('pages follow one another without showing anything twice', () => {
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.string({ maxLength: 2 }))), (pages) => {
      const rows = pages.reduce<readonly PagedRow[]>((shown, page) => mergeRows(shown, page.map(row)), []);
      expect(ids(rows)).toEqual([...new Set(pages.flat())]);
    }),
  );
});

it('a page that repeats a row shows it once', () => {
  expect(ids(mergeRows([], ['a', 'b', 'a'].map(row)))).toEqual(['a', 'b']);
});

it.each([
  [1, 20, 37, true],
  [2, 17, 37, false],
  [1, 20, 20, false],
  [1, 20, 21, true],
  [1, 0, 37, false],
  [1, 5, 37, true],
])('page %d with %d of %d rows: more %s', (pageNo, received, total, expected) => {
  expect(hasMore(pageNo, 20, received, total)).toBe(expected);
});
