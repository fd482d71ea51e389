import { batchesOf } from './batches.mjs';

test('the nearest tests come first, and a batch has one project', () => {
  const tests = [
    { test: 'a.test.ts', project: 'unit' },
    { test: 'b.weapp.test.ts', project: 'unit-weapp' },
    { test: 'c.test.ts', project: 'unit' },
    { test: 'd.test.ts', project: 'unit' },
  ];
  expect(batchesOf(tests, 3)).toEqual([
    { project: 'unit', files: ['a.test.ts', 'c.test.ts'] },
    { project: 'unit-weapp', files: ['b.weapp.test.ts'] },
    { project: 'unit', files: ['d.test.ts'] },
  ]);
});
