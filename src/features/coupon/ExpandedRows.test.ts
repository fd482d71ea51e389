import { ExpandedRows } from './ExpandedRows';

it('toggles rows one by one and closes all with clear', () => {
  const rows = new ExpandedRows();
  expect(rows.hasAny).toBe(false);
  rows.toggle('a');
  rows.toggle('b');
  rows.toggle('b');
  expect([rows.has('a'), rows.has('b'), rows.hasAny]).toEqual([true, false, true]);
  rows.clear();
  expect([rows.has('a'), rows.hasAny]).toEqual([false, false]);
});
