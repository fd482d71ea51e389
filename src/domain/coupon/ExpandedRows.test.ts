import { ExpandedRows } from './ExpandedRows';

it('rows open and close one by one, and all at once', () => {
  const rows = new ExpandedRows();
  expect(rows.hasAny).toBe(false);
  rows.toggle('a');
  rows.toggle('b');
  rows.toggle('b');
  expect([rows.has('a'), rows.has('b'), rows.hasAny]).toEqual([true, false, true]);
  rows.clear();
  expect([rows.has('a'), rows.hasAny]).toEqual([false, false]);
});
