// The README's layer table, checked without the editor's lint rule.
import { internalTarget, sourceFiles } from './source';

/** Highest first; folders in one line may import each other. */
const TABLE = [
  ['app', 'early', 'worker', 'screenCopy'],
  ['pages', 'packages'],
  ['features'],
  ['frame'],
  ['domain'],
  ['templates'],
  ['data'],
  ['navigation'],
  ['session'],
  ['components', 'hooks'],
  ['api'],
  ['tracking'],
  ['platform'],
  ['utils', 'styles', 'assets', 'types', 'routes', 'env', 'theme'],
];

const files = sourceFiles();

/** `features/coupon/x.ts` -> `features`, `routes.derive.ts` -> `routes` */
function layerOf(name: string): string {
  const [first = '', ...rest] = name.split('/');
  return rest.length === 0 ? first.replace(/\..*$/, '') : first;
}

const rankOf = (layer: string): number => TABLE.findIndex((line) => line.includes(layer));

const edges = files.flatMap((file) =>
  file.imports.flatMap((fact) => {
    const to = internalTarget(file.name, fact.specifier);
    return to === null ? [] : [{ from: file.name, to, ...fact }];
  }),
);

test('source files are found', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(edges.length).toBeGreaterThan(20);
});

test('every file belongs to a layer', () => {
  expect(files.map(({ name }) => name).filter((name) => rankOf(layerOf(name)) < 0)).toEqual([]);
});

test('nothing outside src is imported but types of the contract', () => {
  expect(
    edges
      .filter(({ to, isTypeOnly }) => to.startsWith('..') && !(to === '../contract/types' && isTypeOnly))
      .map(({ from, specifier }) => `${from} -> ${specifier}`),
  ).toEqual([]);
});

/** Test helpers of a domain folder may import the screens that it serves. */
const isForTests = (name: string): boolean => name.includes('/testing/');

test('a lower layer never imports a higher one', () => {
  const wrong = edges.filter(
    ({ from, to }) =>
      !isForTests(from) && rankOf(layerOf(to)) >= 0 && rankOf(layerOf(to)) < rankOf(layerOf(from)),
  );
  expect(wrong.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
});

const inFeatures = edges.filter(({ from, to }) => from.startsWith('features/') && to.startsWith('features/'));
/** `features/coupon/list/CouponList.tsx`, 2 -> `features/coupon` */
const start = (name: string, parts: number): string => name.split('/').slice(0, parts).join('/');

test('an area imports no other area', () => {
  const wrong = inFeatures.filter(({ from, to }) => start(from, 2) !== start(to, 2));
  expect(wrong.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
});

test('a page and what its area’s pages share import no other page', () => {
  const pages = new Set(
    edges
      .filter(({ from, to }) => /^(pages|packages)\//.test(from) && to.split('/').length > 3)
      .map(({ to }) => start(to, 3)),
  );
  expect(pages.size).toBeGreaterThan(60);
  const wrong = inFeatures.filter(
    ({ from, to }) => !isForTests(from) && pages.has(start(to, 3)) && start(from, 3) !== start(to, 3),
  );
  expect(wrong.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
});

test('a page never calls the api layer', () => {
  const wrong = edges.filter(
    ({ from, to, isTypeOnly }) =>
      ['pages', 'packages'].includes(layerOf(from)) && layerOf(to) === 'api' && !isTypeOnly,
  );
  expect(wrong.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
});

test('a store neither shows toasts nor navigates', () => {
  const wrong = edges.filter(
    ({ from, to, isTypeOnly }) =>
      /Store\.ts$/.test(from) &&
      !isTypeOnly &&
      /^(platform\/(toast|navigation)|navigation|components)(\/|$)/.test(to),
  );
  expect(wrong.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
});
