import fs from 'node:fs';
import path from 'node:path';
import { ROUTES, type RouteRow } from '@/routes';
import { PAGES } from '../pages';
import { filesBelow, internalTarget, resolveFor, ROOT, sourceFiles, SRC } from './source';

const rows: readonly RouteRow[] = ROUTES;
const files = new Set(filesBelow(SRC));
const built = [
  ...new Set(rows.flatMap(({ page, tab }) => [page, tab?.alipayPage].filter((name) => name !== undefined))),
];

test.each(built)('%s has its component', (page) => {
  expect(files).toContain(`${page}.tsx`);
});

test('every page folder is in the route table', () => {
  const pages = [...files]
    .filter((name) => /^(pages|packages)\/.*\/index\.tsx$/.test(name))
    .map((name) => name.replace('.tsx', ''));
  expect(pages.filter((page) => !built.includes(page))).toEqual([]);
});

test('tab pages live in pages/, everything else in packages/<domain>/<page>/', () => {
  expect(built.filter((page) => !/^pages\/[^/]+\/index$|^packages\/[^/]+\/[^/]+\/index$/.test(page))).toEqual(
    [],
  );
});

test('each page has one description for the tests, with a way to open it on each of its targets', () => {
  expect(PAGES.map(({ route }) => route).sort()).toEqual(rows.map(({ name }) => name).sort());
  const missing = PAGES.filter(({ route, states, inPackages }) => {
    const isMiniOnly = rows.find(({ name }) => name === route)?.miniOnly === true;
    return inPackages.length === 0 || (states.length === 0) !== isMiniOnly;
  });
  expect(missing.map(({ route }) => route)).toEqual([]);
});

test('no two states or visits share a name, since screenshots and figures use it', () => {
  for (const names of [
    PAGES.flatMap(({ states }) => states.map(({ name }) => name)),
    PAGES.flatMap(({ inPackages }) => inPackages.map(({ name }) => name)),
  ])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('only test/pages lists pages by route name', () => {
  const names = new Set(rows.map(({ name }) => name));
  const folder = path.join(ROOT, 'test');
  const lists = filesBelow(folder)
    .filter((name) => name.endsWith('.ts') && !name.startsWith('pages/'))
    .filter((name) => {
      const text = fs.readFileSync(path.join(folder, name), 'utf8');
      // A key of an object, or a separate string.
      const named = new Set(
        [...text.matchAll(/^\s*(?:(\w+): |'(\w+)',?$)/gm)].flatMap(([, key, item]) => [key, item]),
      );
      return [...names].filter((each) => named.has(each)).length > names.size / 3;
    });
  expect(lists).toEqual([]);
});

/** Use parts of `domain/offer/OfferPage`, but not the page with pull-to-refresh. */
const PARTS_ONLY = ['couponLand', 'attractNewUsersSuccess', 'outerLoadApp', 'sampleOuterLoadApp'];

test('a route declares `refreshes` exactly if its page has something to pull', () => {
  const sources = new Map(sourceFiles().map((file) => [file.name, file]));
  const names = new Set(sources.keys());
  /** Run-time imports of the file, transitively. */
  const reached = (from: string, seen = new Set<string>()): ReadonlySet<string> => {
    seen.add(from);
    for (const { specifier, isTypeOnly } of sources.get(from)?.imports ?? []) {
      const wanted = isTypeOnly ? null : internalTarget(from, specifier);
      const file = wanted === null ? null : resolveFor('weapp', names, wanted);
      if (file !== null && !seen.has(file)) reached(file, seen);
    }
    return seen;
  };
  const wrong = rows.filter(
    ({ name, page, refreshes }) =>
      !PARTS_ONLY.includes(name) &&
      reached(`${page}.tsx`).has('components/PullToRefresh.tsx') !== (refreshes === true),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
