import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { importGraph, importsOf } from '../importGraph.mjs';
import { createTypeChecker } from './typeChecker.mjs';

const FILES = {
  'src/sum.ts': 'export const sum = (a: number, b: number) => a + b;\n',
  'src/twice.ts': "import { sum } from './sum';\nexport const twice = (a: number) => sum(a, a);\n",
  'src/use.ts': "import { twice } from './twice';\nexport const four: number = twice(2);\n",
  'src/place.h5.ts': 'export const place = (): number => 1;\n',
  'src/place.mini.ts': "export const place = (): string => '';\n",
  'src/where.ts': "import { place } from './place';\nexport const where = place();\n",
};
const SUFFIXES = { h5: ['.h5', ''], weapp: ['.weapp', '.mini', ''], alipay: ['.alipay', '.mini', ''] };

let folder;
let checker;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'types-'));
  fs.mkdirSync(path.join(folder, 'src'));
  for (const [file, text] of Object.entries(FILES)) fs.writeFileSync(path.join(folder, file), text);
  for (const [target, moduleSuffixes] of Object.entries(SUFFIXES)) {
    const compilerOptions = {
      strict: true,
      lib: ['ES5'],
      types: [],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      moduleSuffixes,
    };
    fs.writeFileSync(
      path.join(folder, `tsconfig.${target}.json`),
      JSON.stringify({ compilerOptions, include: ['src'] }),
    );
  }
  const imports = new Map(Object.entries(FILES).map(([file, text]) => [file, importsOf(file, text)]));
  const graphs = Object.fromEntries(
    Object.keys(SUFFIXES).map((target) => [target, importGraph(imports, target)]),
  );
  checker = createTypeChecker(folder, graphs);
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

test('a valid change is no error', () => {
  expect(checker.check('src/sum.ts', FILES['src/sum.ts'].replace('+', '-'))).toBeNull();
});

test('an error in the file itself', () => {
  expect(checker.check('src/use.ts', FILES['src/use.ts'].replace('twice(2)', "''"))).toMatch(
    /^h5: src\/use\.ts: TS2322/,
  );
});

test('an error in a file that imports it indirectly', () => {
  expect(checker.check('src/sum.ts', FILES['src/sum.ts'].replace('a + b', 'String(a)'))).toMatch(
    /^h5: src\/use\.ts: TS2322/,
  );
});

test('an error on one target only', () => {
  const text = FILES['src/where.ts'].replace('where', 'where: number');
  expect(checker.check('src/where.ts', text)).toMatch(/^weapp: src\/where\.ts: TS2322/);
});

test('no change survives its check', () => {
  checker.check('src/sum.ts', FILES['src/sum.ts'].replace('a + b', 'String(a)'));
  expect(checker.check('src/twice.ts', FILES['src/twice.ts'])).toBeNull();
  expect(checker.check('src/use.ts', FILES['src/use.ts'])).toBeNull();
});
