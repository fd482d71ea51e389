import { importGraph, importsOf, projectOf, testsNear } from './importGraph.mjs';

const graphsOf = (files) => {
  const imports = new Map(Object.entries(files).map(([file, text]) => [file, importsOf(file, text)]));
  return Object.fromEntries(
    ['h5', 'weapp', 'alipay'].map((target) => [target, importGraph(imports, target)]),
  );
};
const near = (file, files) => testsNear(file, graphsOf(files)).map(({ test }) => test);

test('finds every kind of import, and which of them are type-only', () => {
  const text = `
    import { a } from './a';
    import type { B } from './b';
    export * from './c';
    export type { D } from './d';
    const e = () => import('./e');
    type F = import('./f').F;
    import './g';
    const h = () => jest.requireActual('./h');
  `;
  expect(
    importsOf('src/x.ts', text).map(({ specifier, isTypeOnly }) => `${specifier} ${isTypeOnly}`),
  ).toEqual([
    './a false',
    './b true',
    './c false',
    './d true',
    './e false',
    './f true',
    './g false',
    './h false',
  ]);
});

test('tests of the same folder come first, then those with fewer imports between', () => {
  const files = {
    'src/a/a.ts': '',
    'src/a/z.test.ts': "import './middle';",
    'src/a/middle.ts': "import './a';",
    'src/b/far.test.ts': "import '@/c/c';",
    'src/c/c.ts': "import '@/a/middle';",
    'src/b/near.test.ts': "import '@/a/a';",
    'src/b/other.test.ts': '',
  };
  expect(near('src/a/a.ts', files)).toEqual(['src/a/z.test.ts', 'src/b/near.test.ts', 'src/b/far.test.ts']);
});

test('a test reaches what its own target resolves', () => {
  const files = {
    'src/p/index.h5.ts': '',
    'src/p/index.weapp.ts': "import './shared.mini';",
    'src/p/shared.mini.ts': '',
    'src/x.ts': "import '@/p';",
    'src/x.test.ts': "import './x';",
    'src/x.test.tsx': "import './x';",
    'src/x.weapp.test.ts': "import './x';",
    'src/x.alipay.test.ts': "import './x';",
  };
  expect(near('src/p/index.h5.ts', files)).toEqual(['src/x.test.ts', 'src/x.test.tsx']);
  expect(near('src/p/index.weapp.ts', files)).toEqual(['src/x.weapp.test.ts']);
  expect(near('src/p/shared.mini.ts', files)).toEqual(['src/x.weapp.test.ts']);
});

test('a type-only import loads nothing, but its types are checked', () => {
  const files = { 'src/a.ts': '', 'src/a.test.ts': "import type { A } from './a';" };
  expect(near('src/a.ts', files)).toEqual([]);
  expect(graphsOf(files).h5.importers('src/a.ts')).toEqual(['src/a.test.ts']);
});

test('files that take minutes are left out', () => {
  const files = {
    'src/a.ts': '',
    'src/fuzz.test.tsx': "import './a';",
    'src/a.wide.test.ts': "import './a';",
  };
  expect(near('src/a.ts', files)).toEqual([]);
});

test.each([
  ['src/a.test.ts', 'unit', 'rules'],
  ['src/a.weapp.test.ts', 'unit-weapp', 'rules'],
  ['src/a.alipay.test.ts', 'unit-alipay', 'rules'],
  ['src/a.test.tsx', 'components', 'components'],
])('%s belongs to %s', (test, project, level) => {
  expect(projectOf(test)).toMatchObject({ project, level });
});
