// Exports that only their own file uses: a reader takes each for a contract with other files. Types count.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './source';
import { unusedExports, type ModuleText } from './unusedExports';

const modules: readonly ModuleText[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js'],
  { cwd: ROOT, encoding: 'utf8' },
)
  .split('\0')
  .filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)))
  .map((name) => ({ name, text: fs.readFileSync(path.join(ROOT, name), 'utf8') }));

/** Texts of tools that load a module by its path: the builds, the commands, the bundle of pages in Node. */
const tools = modules.filter(({ name }) => /^(config|scripts|test\/harness\/nodePage)\//.test(name));

/** A tool names the file and the export: `load('sandbox/areas.ts')`. */
const isLoadedByPath = (file: string, name: string): boolean => {
  const stem = file.replace(/^src\//, '').replace(/\.[cm]?[jt]sx?$/, '');
  const asWord = new RegExp(`\\b${name}\\b`);
  return tools.some((tool) => tool.name !== file && tool.text.includes(stem) && asWord.test(tool.text));
};

const EXEMPT: readonly (readonly [reason: string, is: (file: string, name: string) => boolean])[] = [
  ['generated from the contract', (file) => /^(src\/api\/generated\/|contract\/types\.ts$)/.test(file)],
  ['Taro loads pages, the app and their configs', (file, name) => name === 'default' && isTaroEntry(file)],
  ['a tool reads its config or plug-in', (file, name) => name === 'default' && isToolEntry(file)],
  ['the build puts it in place of another module', (file) => REPLACEMENTS.test(file)],
  ['a tool loads it by its path', isLoadedByPath],
];

const isTaroEntry = (file: string): boolean =>
  /^src\/(app|app\.config|(pages|packages)\/.+\/index(\.config)?)\.tsx?$/.test(file);
const isToolEntry = (file: string): boolean =>
  /^[^/]+\.(mjs|js)$|^config\/(patches\/\w+\/)?\w+\.ts$|^scripts\/(oxlint|stylelint)\/|\/(globalSetup|environment)\.(ts|mjs)$/.test(
    file,
  );
const REPLACEMENTS = /^config\/patches\/(\w+)\/\1\.mjs$|^src\/early\/earlyEnv\.ts$|\/jsencryptRandom\.ts$/;

const all = unusedExports(modules);

test('another file uses each export', () => {
  expect(modules.length).toBeGreaterThan(1000);
  const found = all.filter(({ file, name }) => !EXEMPT.some(([, is]) => is(file, name)));
  expect(found).toEqual([]);
});

test.each(EXEMPT)('an export needs the exemption: %s', (_, is) => {
  expect(all.some(({ file, name }) => is(file, name))).toBe(true);
});

const found = (...texts: readonly (readonly [name: string, text: string])[]): string[] =>
  unusedExports(texts.map(([name, text]) => ({ name, text }))).map(({ file, name }) => `${file}: ${name}`);

test.each([
  [
    'a value, a function, a class',
    'export const a = 1; export function b() {} export class C {}',
    ['a', 'b', 'C'],
  ],
  ['types', 'export interface A {} export type B = 1; export enum D {}', ['A', 'B', 'D']],
  ['parts of an object', 'export const { a, b: [c] } = x;', ['a', 'c']],
  ['a list', 'const a = 1; export { a, a as b };', ['a', 'b']],
  ['a default', 'export default 1;', ['default']],
  ['nothing', 'const a = 1; export {};', []],
])('finds %s', (_, text, names) => {
  expect(found(['src/x.ts', text])).toEqual(names.map((name) => `src/x.ts: ${name}`));
});

test.each([
  ['an import', `import { a } from './x';`],
  ['an import under another name', `import { a as b } from '@/x';`],
  ['a type', `import type { a } from '@/x';`],
  ['everything', `import * as x from './x';`],
  ['a late import', `const x = () => import('./x');`],
  ['a type of an import', `type A = import('./x').a;`],
  ['a type in a comment', `/** @param {import('./x').a} a */`],
  ['a mocked module', `jest.requireActual('./x');`],
  ['an export of everything', `export * from './x';`],
])('%s is a use', (_, text) => {
  expect(found(['src/x.ts', 'export const a = 1;'], ['src/y.ts', text])).toEqual([]);
});

test('a use means the name, any file of a target, and an index by its folder', () => {
  const user = [
    'src/y.ts',
    `import { a } from './x'; import { d } from '@/p'; export { b as c } from './x';`,
  ] as const;
  expect(
    found(
      user,
      ['src/x.ts', 'export const a = 1; export const b = 2; export const e = 3;'],
      ['src/p/index.h5.ts', 'export const d = 1;'],
      ['src/p/index.mini.tsx', 'export const d = 1; export const f = 1;'],
    ),
  ).toEqual(['src/y.ts: c', 'src/x.ts: e', 'src/p/index.mini.tsx: f']);
});
