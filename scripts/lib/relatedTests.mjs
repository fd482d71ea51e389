// The tests that a change reaches: unit and component tests by their imports, screens by the pages that load the
// change.
import fs from 'node:fs';
import path from 'node:path';
import { importGraph, importsOf, testsNear } from './importGraph.mjs';
import { PAGE_RECORDS, pagesReaching, screenTestsOf } from './pageReach.mjs';
import { ROOT } from './paths.mjs';
import { readRoutes } from './routes.mjs';
import { filesBelow } from './sizes.mjs';

/** What fits into a minute, nearest first; `npm test` runs the rest. */
const LIMITS = { tests: 60, pages: 10, screens: 6 };

const isSource = (file) => /^src\/.*\.tsx?$/.test(file);
const isOwnTest = (file) => /\.(test|suite)\.[cm]?tsx?$|\.test\.mjs$/.test(file);

/** `sandbox/invite/bargainRules.ts` -> the contract tests whose name is part of that. */
function contractTests(files) {
  const tests = filesBelow(path.join(ROOT, 'test/contract')).filter((file) => file.endsWith('.test.ts'));
  const sandbox = files
    .filter((file) => file.startsWith('sandbox/'))
    .map((file) => path.basename(file).toLowerCase());
  return tests
    .filter((file) =>
      sandbox.some((name) => name.includes(file.replace('.test.ts', '').replace(/s$/, '').toLowerCase())),
    )
    .map((file) => `test/contract/${file}`);
}

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
  const near = changed
    .flatMap((file) => testsNear(file, graphs))
    .sort((one, other) => one.distance - other.distance)
    .map(({ test }) => test);
  const tests = [...new Set([...files.filter(isOwnTest), ...near, ...contractTests(files)])];
  const pages = pagesReaching(
    changed.filter((file) => !/\.(weapp|alipay|mini)\.tsx?$/.test(file)),
    graphs.h5,
    await readRoutes(),
  );
  const nearPages = pages.slice(0, LIMITS.pages);
  const ownScreens = files.filter((file) => /^test\/screens\/.*\.screen\.ts$/.test(file));
  const screens = [...new Set([...ownScreens, ...screenTestsOf(nearPages).slice(0, LIMITS.screens)])];
  return {
    tests: tests.slice(0, LIMITS.tests),
    screens:
      nearPages.length > 0
        ? [...PAGE_RECORDS, ...screens.filter((file) => !PAGE_RECORDS.includes(file))]
        : screens,
    pages: nearPages.map(({ name }) => name),
    leftOut: Math.max(0, tests.length - LIMITS.tests) + (pages.length - nearPages.length),
  };
}
