// No file imports itself through others. Type imports count: a circle of types is as hard to read and to move.
import path from 'node:path';
import { internalTarget, resolveFor, ROOT, SRC, sourceFiles } from './source';

/** Imports between the files of a folder, for one target. */
function importGraph(folder: string, target: string): ReadonlyMap<string, readonly string[]> {
  const files = sourceFiles(folder);
  const names = new Set(files.map(({ name }) => name));
  return new Map(
    files.map(({ name, imports }) => [
      name,
      imports.flatMap(({ specifier }) => {
        const wanted = specifier.startsWith('@/') && folder !== SRC ? null : internalTarget(name, specifier);
        return (wanted === null ? null : resolveFor(target, names, wanted)) ?? [];
      }),
    ]),
  );
}

/** The first circle found as `a -> b -> a`; null: none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string | null {
  const done = new Set<string>();
  const walk = (node: string, trail: readonly string[]): string | null => {
    const at = trail.indexOf(node);
    if (at >= 0) return [...trail.slice(at), node].join(' -> ');
    if (done.has(node)) return null;
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...trail, node]);
      if (circle !== null) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const circle = walk(node, []);
    if (circle !== null) return circle;
  }
  return null;
}

test.each(['h5', 'weapp', 'alipay'])('src has no circle of imports in the %s build', (target) => {
  const graph = importGraph(SRC, target);
  expect(graph.size).toBeGreaterThan(20);
  expect(findCircle(graph)).toBeNull();
});

test.each(['sandbox', 'engine'])('%s has no circle of imports', (folder) => {
  const graph = importGraph(path.join(ROOT, folder), 'h5');
  expect(graph.size).toBeGreaterThan(10);
  expect([...graph.values()].flat().length).toBeGreaterThan(10);
  expect(findCircle(graph)).toBeNull();
});

test('a circle is found and reported with its files', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
  ]);
  expect(findCircle(graph)).toBe('a -> b -> c -> a');
});
