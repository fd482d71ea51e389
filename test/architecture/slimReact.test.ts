/**
 * The parts that config/slimReact.cjs removes from React are never called, and its constants equal Taro's host config.
 */
import fs from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source';

interface Slim {
  call(context: { readonly resourcePath: string }, source: string): string;
  readonly FILES: Readonly<
    Record<
      string,
      { readonly called: readonly string[]; readonly answers: Readonly<Record<string, string>> } | undefined
    >
  >;
}
const slimReact = jest.requireActual<Slim>('../../config/slimReact.cjs');
const read = (file: string): string => fs.readFileSync(path.join('node_modules', file), 'utf8');
const readOfTaro = (file: string): string => read(`@tarojs/${file}.js`);

const LIBRARIES = {
  'react-reconciler.production.min.js': 'react-reconciler/cjs',
  'react-dom.production.min.js': 'react-dom/cjs',
};
const taroReact = readOfTaro('react/dist/react.esm');
const words = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

describe.each(Object.entries(LIBRARIES))('%s', (file, folder) => {
  const source = read(`${folder}/${file}`);
  const slim = slimReact.call({ resourcePath: `/x/${file}` }, source);
  const { called = [], answers = {} } = slimReact.FILES[file] ?? {};
  const EXPORTS = /\bexports\.(\w+)=/g;

  it('keeps exactly the exports that are called', () => {
    expect([...words(slim, EXPORTS)].sort()).toEqual([...called].sort());
    expect(words(source, EXPORTS)).toEqual(expect.arrayContaining([...called]));
  });

  it('no longer reads host config values that are constants now', () => {
    for (const name of Object.keys(answers)) {
      expect(source).toContain(`$$$hostConfig.${name}`);
      expect(slim).not.toContain(`$$$hostConfig.${name}`);
    }
  });
});

test('the constants equal Taro’s host config', () => {
  const host = /^const hostConfig = \{$[\s\S]*?^\};$/m.exec(taroReact)?.[0] ?? '';
  const { answers = {} } = slimReact.FILES['react-reconciler.production.min.js'] ?? {};
  for (const [name, answer] of Object.entries(answers)) {
    expect([name, new RegExp(`^ {4}${name}: (\\w+),`, 'm').exec(host)?.[1] ?? 'undefined']).toEqual([
      name,
      answer,
    ]);
  }
});

test('Taro calls exactly the reconciler functions that are kept', () => {
  const inProduction = taroReact.replace(
    /^if \(process\.env\.NODE_ENV !== 'production'\) \{$[\s\S]*?^\}$/gm,
    '',
  );
  const { called = [] } = slimReact.FILES['react-reconciler.production.min.js'] ?? {};
  expect([...words(inProduction, /\b(?:TaroReconciler|renderer)\.(\w+)/g)].sort()).toEqual(
    [...called].sort(),
  );
});

/** Libraries on H5's first page that may import `react-dom`. */
const H5_LIBRARIES = ['@tarojs/components-react', '@tarojs/taro-h5', '@tarojs/router', 'mobx-react-lite'];
const filesOf = (library: string): readonly string[] =>
  fs
    .readdirSync(path.join('node_modules', library, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => read(path.join(library, 'dist', file)));

const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/import ?\{([^}]*)\} ?from ?['"]react-dom(?:\/client)?['"]/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter((name) => !name.startsWith('type ')),
  );

test("Taro's React 18 start, the app and its libraries call only kept functions of react-dom", () => {
  const { called = [] } = slimReact.FILES['react-dom.production.min.js'] ?? {};
  const texts = [...sourceFiles().map(({ text }) => text), ...H5_LIBRARIES.flatMap(filesOf)];
  const imported = texts.flatMap(importsOf);
  expect(imported).toContain('flushSync');
  const start = /^function createReactApp\([\s\S]*?^\}$/m.exec(
    readOfTaro('plugin-framework-react/dist/runtime'),
  )?.[0];
  const ofTaro = words(start ?? '', /\bReactDOM\$1\.(\w+)/g);
  // `render` is the branch for another React version.
  expect(ofTaro).toEqual(['createRoot', 'render']);
  expect(read('react/package.json')).toMatch(/"version": "18\./);
  expect(called).toEqual(expect.arrayContaining([...imported, 'createRoot', 'unstable_batchedUpdates']));
});
