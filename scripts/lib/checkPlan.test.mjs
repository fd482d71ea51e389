import { planFor } from './checkPlan.mjs';

const changed = (...files) => planFor(files.map((file) => ({ file, isThere: true })));
const SRC = ['types alipay', 'types h5', 'types test', 'types weapp'];

test.each([
  ['a file of every target', 'src/features/coupon/couponRules.ts', SRC],
  ['a screen', 'src/features/coupon/receive/ReceiveActivity.tsx', SRC],
  ['a file of H5, which the tests read too', 'src/platform/share/index.h5.ts', ['types h5', 'types test']],
  ['a file of both mini programs', 'src/platform/share/index.mini.ts', ['types alipay', 'types weapp']],
  ['a file of one mini program', 'src/platform/share/index.weapp.ts', ['types weapp']],
  ['a test of one mini program', 'src/platform/share/share.alipay.test.ts', ['types alipay']],
  ['styles', 'src/styles/mixins.scss', []],
  ['the sandbox', 'sandbox/coupon/couponLists.ts', ['types sandbox', 'types sandbox/lab', 'types test']],
  [
    'the engine host',
    'engine/client/engine.ts',
    ['types engine', 'types sandbox', 'types sandbox/lab', 'types test'],
  ],
  ['the lab', 'sandbox/lab/lab.ts', ['types sandbox/lab', 'types test']],
  ['a journey', 'test/journeys/receive.journey.ts', ['types test']],
  ['the build', 'config/index.ts', ['types config', 'types test']],
  ['a script', 'scripts/build.mjs', []],
  ['words', 'README.md', []],
  ['settings of the types', 'tsconfig.base.json', 'all'],
  ['settings of a folder’s types', 'sandbox/tsconfig.json', 'all'],
  ['packages', 'package-lock.json', 'all'],
  ['the contract', 'contract/gateway.openapi.yaml', 'all'],
])('%s: its type-checks', (_what, file, types) => {
  expect(changed(file).types).toEqual(types);
});

test('several files: each type-check once', () => {
  expect(changed('src/utils/a.ts', 'src/utils/b.ts', 'src/platform/x/index.weapp.ts').types).toEqual(SRC);
});

test('a deleted file is type-checked through its former importers, and neither linted nor tested itself', () => {
  const plan = planFor([{ file: 'src/utils/gone.ts', isThere: false }]);
  expect(plan.types).toEqual(SRC);
  expect(plan.lint).toEqual([]);
  expect(plan.related).not.toContain('src/utils/gone.ts');
});

test('tests: those of the file, and those that read all sources', () => {
  const { related } = changed('src/utils/a.ts', 'src/styles/a.scss');
  expect(related).toContain('src/utils/a.ts');
  expect(related).toContain('test/architecture/layers.test.ts');
  expect(related).not.toContain('src/styles/a.scss');
  expect(changed('sandbox/coupon/couponLists.ts').related).not.toContain('test/architecture/layers.test.ts');
});

test('tests of what no test imports: the contract, documents', () => {
  const wire = 'test/contract/wire.test.ts';
  const documents = 'test/architecture/documents.test.ts';
  expect(changed('contract/gateway.openapi.yaml').related).toContain(wire);
  expect(changed('docs/product.md').related).toContain(documents);
  expect(changed('src/utils/a.ts').related).toEqual(expect.not.arrayContaining([wire, documents]));
});

test('lint: the files themselves, or everything when its own settings changed', () => {
  expect(changed('src/utils/a.ts').lint).toEqual(['src/utils/a.ts']);
  expect(changed('src/utils/a.ts', '.oxlintrc.json').lint).toBe('all');
  expect(changed('scripts/oxlint/layers.mjs').lint).toBe('all');
});

test('the contract and its types are compared when either changed', () => {
  expect(changed('contract/gateway.openapi.yaml').isContract).toBe(true);
  expect(changed('src/api/generated/operations/send.ts').isContract).toBe(true);
  expect(changed('src/api/client.ts').isContract).toBe(false);
});

test.each([
  ['contract/gateway.openapi.yaml', ['the contract']],
  ['config/env.ts', ['the build']],
  ['.env.prod', ['the build']],
  ['babel.config.js', ['the build']],
  ['package.json', ['the packages']],
  ['sandbox/tsconfig.json', ['the types’ settings']],
  ['.oxlintrc.json', ['the lint’s settings']],
  ['test/harness/journey.ts', ['the tests’ harness']],
  ['src/app.config.ts', []],
  ['src/features/coupon/couponRules.ts', []],
])('%s: only `npm test` covers %j completely', (file, words) => {
  expect(changed(file).broad).toEqual(words);
});
