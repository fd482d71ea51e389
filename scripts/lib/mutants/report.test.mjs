import { areaOf, equivalentOf, report, shortDiff } from './report.mjs';

const result = (file, noticedBy, more = {}) => ({
  id: '12345678',
  file,
  line: 3,
  kind: 'flag flipped',
  before: 'a = true;',
  after: 'a = false;',
  noticedBy,
  how: '',
  ran: [],
  notRun: 0,
  cpuMs: 1500,
  ...more,
});

const RESULTS = [
  result('src/data/Query.ts', 'types'),
  result('src/data/Query.ts', 'rules'),
  result('src/features/home/home/Home.tsx', null, { ran: ['src/x.test.ts'], notRun: 2 }),
  result('src/features/pick/waiting/Pick.tsx', 'components'),
];
const EQUIVALENT = {
  file: 'src/features/home/home/Home.tsx',
  before: 'a = true;',
  after: 'a = false;',
  reason: 'a is not read',
};
const lastLine = (text) => text.split('\n').at(-1);

test('counts by area and level', () => {
  const { text, percent } = report(RESULTS, []);
  const rows = text.split('\n').map((line) => line.split(/\s{2,}/).join(' '));
  expect(rows).toContain('data 2 1 0 1 0 0 0 0');
  expect(rows).toContain('features/home 1 0 0 0 0 0 1 0');
  expect(rows).toContain('features/pick 1 0 0 0 1 0 0 0');
  expect(rows).toContain('all 4 1 0 1 1 0 1 0');
  expect(lastLine(text)).toBe('4 mutants, 3 noticed (75.0 %), 1 survived');
  expect(percent).toBe(75);
});

test('counts the mutants that the types notice only by an unused name', () => {
  const how = "h5: src/data/Query.ts: TS6133 'a' is declared but its value is never read.";
  const { text } = report([...RESULTS, result('src/data/Query.ts', 'types', { how })], []);
  expect(text).toContain('1 noticed by types only for a name that is not used any more.');
});

test('reports a survivor with its place, its change and what ran', () => {
  expect(report(RESULTS, []).text).toContain(
    [
      '12345678 src/features/home/home/Home.tsx:3 flag flipped',
      '  - a = true;',
      '  + a = false;',
      '  ran: src/x.test.ts (2 further files load it)',
    ].join('\n'),
  );
});

test('mutants judged equivalent are counted separately', () => {
  const { text, percent } = report(RESULTS, [EQUIVALENT]);
  expect(text).toContain('1 judged equivalent');
  expect(text).not.toContain('Survivors');
  expect(lastLine(text)).toBe('3 mutants, 3 noticed (100.0 %), 0 survived');
  expect(percent).toBe(100);
});

test('only the same change of the same line is equivalent, and only when it survived', () => {
  const [, , survivor] = RESULTS;
  expect(equivalentOf(survivor, [EQUIVALENT])).toBe(EQUIVALENT);
  expect(equivalentOf({ ...survivor, line: 99 }, [EQUIVALENT])).toBe(EQUIVALENT);
  expect(equivalentOf({ ...survivor, after: ';' }, [EQUIVALENT])).toBeUndefined();
  expect(equivalentOf({ ...survivor, noticedBy: 'rules' }, [EQUIVALENT])).toBeUndefined();
});

test.each([
  ['src/routes.ts', 'src'],
  ['src/data/Query.ts', 'data'],
  ['src/features/home/home/Home.tsx', 'features/home'],
])('%s lies in %s', (file, area) => {
  expect(areaOf(file)).toBe(area);
});

test('shows the differing part of long lines', () => {
  const [before, after] = shortDiff(`${'a'.repeat(300)} true`, `${'a'.repeat(300)} false`);
  expect(before).toMatch(/^… a+ true$/);
  expect(after).toMatch(/^… a+ false$/);
});
