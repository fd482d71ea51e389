// The tests that a change reaches: unit and component tests by their imports, screens by the pages that load the
// change.
import fs from 'node:fs';
import path from 'node:path';
import { importGraph, importsOf, testsNear } from './importGraph.mjs';
import { PAGE_RECORDS, pagesReaching, screenTestsOf } from './pageReach.mjs';
import { ROOT } from './paths.mjs';
import { readRoutes } from './routes.mjs';
import { filesBelow } from './sizes.mjs';

/** What fits into a minute on two cores, nearest first; `npm test` runs the rest. */
const LIMITS = { tests: 60, pages: 5, screens: 2 };
/** Of a file that more tests or pages load (the route table, a component) only the nearest: they show the same of it. */
const OF_MANY = { tests: { from: 30, taken: 12 }, pages: { from: LIMITS.pages, taken: 3 } };
const nearestOf = (list, { from, taken }) => (list.length > from ? list.slice(0, taken) : list);

const isSource = (file) => /^src\/.*\.tsx?$/.test(file);
const isOwnTest = (file) => /\.(test|suite)\.[cm]?tsx?$|\.test\.mjs$/.test(file);

const readFile = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const allContractTests = () =>
  filesBelow(path.join(ROOT, 'test/contract'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `test/contract/${file}`);

/**
 * The contract tests of a change: those that import a changed file, and for the sandbox those named like the file or
 * its area. `sandbox/invite/bargainRules.ts` -> `bargain`, `invite`; `sandbox/weekly/fixtures/allPage.ts` ->
 * `weekly`, `weeklyRights` …
 */
export function contractTests(files, tests = allContractTests(), read = readFile) {
  const imports = files
    .filter((file) => /^(src|sandbox)\/.*\.tsx?$/.test(file))
    .map((file) => `/${file.replace(/^src\/|\.tsx?$/g, '')}'`);
  const inSandbox = files
    .filter((file) => file.startsWith('sandbox/'))
    .map((file) => ({ area: file.split('/')[1].toLowerCase(), name: path.basename(file).toLowerCase() }));
  return tests.filter((file) => {
    const subject = path.basename(file, '.test.ts').replace(/s$/, '').toLowerCase();
    if (inSandbox.some(({ area, name }) => name.includes(subject) || subject.includes(area))) return true;
    const text = imports.length > 0 ? read(file) : '';
    return imports.some((specifier) => text.includes(specifier));
  });
}

/**
 * @param {readonly { route: Route, distance: number }[][]} reached the pages that load each changed file
 * @returns {Route[]} those to open, nearest first
 */
export const nearestPages = (reached) =>
  reached
    .flatMap((pages) => nearestOf(pages, OF_MANY.pages))
    .sort((one, other) => one.distance - other.distance)
    .map(({ route }) => route);

/** The pages that the changed files of test/pages describe: opened when nothing else of a change leads to a page. */
export const describedPages = (files, routes, read = readFile) => {
  const texts = files.filter((file) => /^test\/pages\/\w+\.ts$/.test(file)).map(read);
  return routes.filter(({ name }) => texts.some((text) => text.includes(`route: '${name}'`)));
};

/**
 * @param {readonly string[]} files changed, existing files, from the project's root
 * @returns {Promise<{ tests: string[], screens: string[], pages: string[], leftOut: number }>} `tests`: files for
 * jest.config.mjs; `screens`: files for jest.screens.config.mjs, with `pages` the routes that the test of every page
 * opens; `leftOut`: how many further tests and pages reach the change
 */
export async function relatedTests(files) {
  const sources = filesBelow(path.join(ROOT, 'src')).map((file) => `src/${file}`);
  const imports = new Map(
    sources
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, importsOf(file, fs.readFileSync(path.join(ROOT, file), 'utf8'))]),
  );
  const graphs = Object.fromEntries(
    ['h5', 'weapp', 'alipay'].map((target) => [target, importGraph(imports, target)]),
  );
  const changed = files.filter((file) => isSource(file) && !isOwnTest(file));
  const loading = changed.map((file) => testsNear(file, graphs));
  const nearTests = loading
    .flatMap((tests) => nearestOf(tests, OF_MANY.tests))
    .sort((one, other) => one.distance - other.distance)
    .map(({ test }) => test);
  const wanted = [...new Set([...files.filter(isOwnTest), ...nearTests, ...contractTests(files)])];
  const tests = wanted.slice(0, LIMITS.tests);
  const reachedTests = new Set([...wanted, ...loading.flat().map(({ test }) => test)]);
  const routes = await readRoutes();
  const reached = changed
    .filter((file) => !/\.(weapp|alipay|mini)\.tsx?$/.test(file))
    .map((file) => pagesReaching(file, graphs.h5, routes));
  const pages = [...new Set(reached.flat().map(({ route }) => route))];
  const near = pages.length > 0 ? nearestPages(reached) : describedPages(files, routes);
  const nearPages = [...new Set(near)].slice(0, LIMITS.pages);
  const ownScreens = files.filter((file) => /^test\/screens\/.*\.screen\.ts$/.test(file));
  const screens = [...new Set([...ownScreens, ...screenTestsOf(nearPages).slice(0, LIMITS.screens)])];
  return {
    tests,
    screens:
      nearPages.length > 0
        ? [...PAGE_RECORDS, ...screens.filter((file) => !PAGE_RECORDS.includes(file))]
        : screens,
    pages: nearPages.map(({ name }) => name),
    leftOut: reachedTests.size - tests.length + pages.filter((page) => !nearPages.includes(page)).length,
  };
}
