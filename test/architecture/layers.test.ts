// The layer table of the README, checked without the lint rule that guards it in editors.
import { internalTarget, resolveFor, sourceFiles } from './source';

/** Highest first; folders of one line may know each other. */
const TABLE = [
  ['app', 'early'],
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
const names = new Set(files.map(({ name }) => name));

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

test('there is something to check', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(edges.length).toBeGreaterThan(20);
});

test('every file belongs to a layer', () => {
  expect(files.map(({ name }) => name).filter((name) => rankOf(layerOf(name)) < 0)).toEqual([]);
});

test('nothing outside src is imported', () => {
  expect(
    edges.filter(({ to }) => to.startsWith('..')).map(({ from, specifier }) => `${from} -> ${specifier}`),
  ).toEqual([]);
});

/** What tests of a noun are made with may know the screens that it serves. */
const isForTests = (name: string): boolean => name.includes('/testing/');

test('a lower layer never imports a higher one', () => {
  const wrong = edges.filter(
    ({ from, to }) =>
      !isForTests(from) && rankOf(layerOf(to)) >= 0 && rankOf(layerOf(to)) < rankOf(layerOf(from)),
  );
  expect(wrong.map(({ from, specifier }) => `${from} -> ${specifier}`)).toEqual([]);
});

test('the screen of a page knows no other page’s', () => {
  const pageOf = (name: string): string => name.split('/').slice(0, 3).join('/');
  const wrong = edges.filter(
    ({ from, to }) =>
      from.startsWith('features/') && to.startsWith('features/') && pageOf(from) !== pageOf(to),
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

test.each(['h5', 'weapp', 'alipay'])('no import cycle in the %s build', (target) => {
  const graph = new Map<string, string[]>();
  for (const { from, to, isTypeOnly, isLazy } of edges) {
    if (isTypeOnly || isLazy) continue;
    const resolved = resolveFor(target, names, to);
    if (resolved !== null) graph.set(from, [...(graph.get(from) ?? []), resolved]);
  }
  expect(findCycle(graph)).toBeNull();
});

test('the cycle finder finds one', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
  ]);
  expect(findCycle(graph)).toBe('a -> b -> c -> a');
});

function findCycle(graph: ReadonlyMap<string, readonly string[]>): string | null {
  const done = new Set<string>();
  const walk = (node: string, trail: readonly string[]): string | null => {
    const at = trail.indexOf(node);
    if (at >= 0) return [...trail.slice(at), node].join(' -> ');
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const cycle = walk(next, [...trail, node]);
      if (cycle !== null) return cycle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const cycle = walk(node, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
