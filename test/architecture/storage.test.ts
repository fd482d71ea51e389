// docs/storage.md lists every key of src, and the check of what journeys leave in storage can fail.
import { STORAGE_KEYS } from '../../src/platform/storage/keys';
import { storageProblems, storageTable, type StorageRow } from '../harness/storageTable';

test('the table lists exactly the keys that src may write', () => {
  expect(
    storageTable()
      .map(({ key }) => key)
      .sort(),
  ).toEqual([...STORAGE_KEYS].sort());
  for (const { key, h5, mini } of storageTable()) {
    expect([key, h5]).toEqual([key, expect.stringMatching(/^(visit|device|visit, device|–)$/)]);
    expect([key, mini]).toEqual([key, expect.stringMatching(/^(run|device|run, device|–)$/)]);
  }
});

const TABLE: readonly StorageRow[] = [
  { key: 'here', h5: 'visit', mini: 'device' },
  { key: 'many.*', h5: 'device', mini: '–' },
];
test.each([
  ['visit', 'pc:here', '', null],
  ['visit', 'lab:h5-plain:pc:here', '', null],
  ['device', 'engine:weapp:d1:pc:here', '', null],
  ['device', 'pc:many.1', '{"v":"a13912345678"}', null],
  ['device', 'lab-cookies:x', '13912345678', null],
  ['visit', 'test:x', '', null],
  ['device', 'pc:here', '', 'lies on the device'],
  ['device', 'engine:weapp:d1:pc:many.1', '', 'docs/storage.md says –'],
  ['device', 'pc:other', '', 'does not name'],
  ['visit', 'here', '', 'does not name'],
  ['device', 'pc:many.1', '{"v":"{\\"mobile\\":\\"13912345678\\"}"}', 'phone number'],
] as const)('%s: %s with %s', (area, key, value, problem) => {
  expect(storageProblems([{ area, key, value }], TABLE)).toEqual(
    problem === null ? [] : [expect.stringContaining(problem)],
  );
});
