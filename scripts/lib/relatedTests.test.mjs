import { contractTests, describedPages, nearestPages } from './relatedTests.mjs';

const TESTS = ['bargain', 'invite', 'mobile', 'tasks', 'weekly', 'weeklyRights'].map(
  (name) => `test/contract/${name}.test.ts`,
);
const read = (file) =>
  file === 'test/contract/mobile.test.ts'
    ? "import { isMobile } from '@/utils/mobile'; import { a } from '../../sandbox/send/parse';"
    : '';

test.each([
  ['sandbox/invite/bargainRules.ts', ['bargain', 'invite']],
  ['sandbox/weekly/fixtures/allPage.ts', ['weekly', 'weeklyRights']],
  ['sandbox/task/taskTable.ts', ['tasks']],
  ['src/utils/mobile.ts', ['mobile']],
  ['sandbox/send/parse.ts', ['mobile']],
  ['src/features/weekly/draw/drawRules.ts', []],
])('%s: its contract tests', (file, names) => {
  expect(contractTests([file], TESTS, read)).toEqual(names.map((name) => `test/contract/${name}.test.ts`));
});

const route = (name) => ({ name });

test('of a file that many pages load, the nearest three are opened; of others all, and nearer ones first', () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ route: route(`many${index}`), distance: 2 }));
  const few = [0, 1, 4].map((distance) => ({ route: route(`few${distance}`), distance }));
  expect(nearestPages([many, few]).map(({ name }) => name)).toEqual([
    ...['few0', 'few1'],
    ...['many0', 'many1', 'many2'],
    ...['few4'],
  ]);
});

test('a changed description opens its pages', () => {
  const text = "export const PAGES = [{ route: 'faq' }, { route: 'logOff' }];";
  const readPages = (file) => (file === 'test/pages/account.ts' ? text : "route: 'send'");
  const routes = ['send', 'logOff', 'faq', 'logOffFail'].map(route);
  const of = (file) => describedPages([file], routes, readPages).map(({ name }) => name);
  expect(of('test/pages/account.ts')).toEqual(['logOff', 'faq']);
  expect(of('src/pages/send/index.tsx')).toEqual([]);
});
