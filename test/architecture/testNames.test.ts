// A test is found from the file that it tests, and the other way round.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { filesBelow, ROOT, SRC } from './source';

const TARGETS = ['', '.h5', '.mini', '.weapp', '.alipay', '.shared', '.module'];

/** `a/b.weapp.test.ts` tests `a/b.*`, or what the folder `a` or `a/b` holds when it is named after it. */
function namesItsFile(test: string, stems: ReadonlySet<string>, folders: ReadonlySet<string>): boolean {
  const stem = test.replace(/(\.(weapp|alipay|wide))?\.test\.tsx?$/, '');
  const name = path.posix.basename(stem);
  const folder = path.posix.dirname(stem);
  return (
    TARGETS.some((target) => stems.has(stem + target)) ||
    name === path.posix.basename(folder) ||
    folders.has(stem) ||
    stems.has(`${stem}.suite`)
  );
}

const files = filesBelow(SRC);
const stems = new Set(
  files.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => file.replace(/\.[^./]+$/, '')),
);
const folders = new Set(files.map((file) => path.posix.dirname(file)));
const tests = files.filter((file) => /\.test\.tsx?$/.test(file));

test('there is something to check', () => {
  expect(tests.length).toBeGreaterThan(200);
});

test.each([
  ['a/b.test.ts', true],
  ['a/b.weapp.test.ts', true],
  ['a/a.test.tsx', true],
  ['a/c.test.ts', false],
  ['a/d.test.ts', true],
])('%s: %s', (name, isNamed) => {
  expect(namesItsFile(name, new Set(['a/b', 'a/d.h5']), new Set(['a']))).toBe(isNamed);
});

test('each test of src names the file, or the folder, that it tests', () => {
  expect(tests.filter((name) => !namesItsFile(name, stems, folders))).toEqual([]);
});

test('each test of src belongs to a project of jest', () => {
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const listed = execFileSync(process.execPath, [jest, '--listTests'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TEST_SET: 'all' },
  }).split('\n');
  expect(tests.filter((name) => !listed.includes(path.join(SRC, name)))).toEqual([]);
});
