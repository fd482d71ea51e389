import { isMutable, mutantsOf, mutated } from './sites.mjs';

/** Every mutant of a text, as `kind: text after the change`. */
const changes = (text, file = 'src/a.tsx') =>
  mutantsOf(file, text).map((mutant) => `${mutant.kind}: ${mutated(text, mutant)}`);

test.each([
  ['a === b;', ['operator swapped: a !== b;']],
  ['const x = Math.max(a, b);', ['method swapped: const x = Math.min(a, b);']],
  ['a < b;', ['operator swapped: a <= b;']],
  ['x = a >= b;', ['statement dropped: ;', 'operator swapped: x = a > b;']],
  ['f(a && b);', ['statement dropped: ;', 'operator swapped: f(a || b);']],
  ['const x = a + 1;', ['operator swapped: const x = a - 1;', 'number off by one: const x = a + 2;']],
  ['const x = 15_000;', ['number doubled: const x = 30000;']],
  ['const isOpen = true;', ['flag flipped: const isOpen = false;']],
  ['const x = !a;', ['negation removed: const x = a;']],
  ['const x = a ?? [];', ['always the default: const x = [];']],
  [
    'const x = a ? b : c;',
    ['condition true: const x = true ? b : c;', 'condition false: const x = false ? b : c;'],
  ],
  ['while (a) b;', ['condition false: while (false) b;']],
  ['const x = await a;', ['await dropped: const x = a;']],
  [
    'Math.min(a, 1);',
    ['statement dropped: ;', 'method swapped: Math.max(a, 1);', 'number off by one: Math.min(a, 2);'],
  ],
  [
    'const x = f(a, b, 1);',
    ['arguments swapped: const x = f(b, a, 1);', 'number off by one: const x = f(a, b, 2);'],
  ],
  ['const x = (): string => y;', ["result emptied: const x = (): string => '';"]],
  ['function f(): A | null { return a; }', ['result emptied: function f(): A | null { return null; }']],
  ['const X = () => <p />;', ['result emptied: const X = () => null;']],
  ['const x = <p hidden />;', ['flag flipped: const x = <p hidden={false} />;']],
  ['const x = <p onTap={f} />;', ['handler dropped: const x = <p  />;']],
  [
    'const x = <p>{a && b}</p>;',
    [
      'condition true: const x = <p>{true && b}</p>;',
      'condition false: const x = <p>{false && b}</p>;',
      'operator swapped: const x = <p>{a || b}</p>;',
    ],
  ],
])('%s', (text, expected) => {
  expect(changes(text)).toEqual(expected);
});

test('an early exit is removed, or always taken', () => {
  expect(changes('function f() { if (a) return; g(); }')).toEqual([
    'early exit removed: function f() { ; g(); }',
    'condition true: function f() { if (true) return; g(); }',
    'statement dropped: function f() { if (a) return; ; }',
  ]);
});

test("a statement is dropped with its await, and so is a handler's body", () => {
  expect(changes('await save(a);')).toEqual(['await dropped: save(a);', 'statement dropped: ;']);
  expect(changes('if (a()) save();')).toContain('statement dropped: if (a()) {}');
  expect(changes('const x = <p title={() => save()} />;')).toEqual([
    'statement dropped: const x = <p title={() => undefined} />;',
  ]);
});

test.each([
  ['texts', "const x = '我的' + name;"],
  [
    'types',
    'type A = 1 | true; interface B { readonly c: 2 }; declare const d: 3; let e: true = f satisfies 4;',
  ],
  ['imports', "import { a } from './a'; export { b } from './b';"],
  ['numbers that name a property', 'const x = { 1: a };'],
  ['what MobX shall not watch', 'const x = makeAutoObservable(this, { deps: false });'],
  ['the call of a parent class', 'class A extends B { constructor() { super(); } }'],
])('%s are left alone', (_name, text) => {
  expect(changes(text)).toEqual([]);
});

test('an id survives changes elsewhere in the file, and equal lines have different ids', () => {
  const text = 'const x = a < b;\nconst y = true;\nconst x = a < b;\n';
  const [first, flag, second] = mutantsOf('src/a.ts', text);
  expect(first.id).not.toBe(second.id);
  const later = mutantsOf('src/a.ts', `// a comment\n\n${text}`);
  expect(later.map(({ id }) => id)).toEqual([first.id, flag.id, second.id]);
  expect(later.map(({ line }) => line)).toEqual([3, 4, 5]);
});

test('says which lines change, and how', () => {
  const [mutant] = mutantsOf('src/a.ts', 'function f() {\n  if (a)\n    return;\n  b;\n}\n');
  expect(mutant).toMatchObject({ line: 2, before: 'if (a) return;', after: ';' });
});

test.each([
  ['src/data/Query.ts', true],
  ['src/features/a/A.tsx', true],
  ['src/data/Query.test.ts', false],
  ['src/platform/a/a.suite.ts', false],
  ['src/data/testing/bench.ts', false],
  ['src/api/generated/operations/a.ts', false],
  ['src/globals.d.ts', false],
  ['src/app.config.ts', false],
  ['sandbox/main.ts', false],
])('%s is changed: %s', (file, expected) => {
  expect(isMutable(file)).toBe(expected);
});
