/** Changes to other packages (config/patches): each is listed, is made or fails the build, and is still needed. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { REPLACED, ReplaceModules, standIn } from '../../config/patches/replaced';

const FOLDER = 'config/patches';
const TARO = 'node_modules/@tarojs';
const GATE = 'test/engines/host/patches.gate.ts';
const TESTED_BESIDE_SOURCE = { jsencrypt: 'src/session/login/jsencryptRandom.test.ts' } as const;
const read = (file: string): string => fs.readFileSync(file, 'utf8');
const folders = fs
  .readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('the README has a row for each folder', () => {
  const rows = [...read(`${FOLDER}/README.md`).matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name);
  expect(rows).toEqual(folders);
});

/** Names that a module exports, in the two forms of Taro's files and ours. */
const exportsOf = (code: string): readonly string[] => [
  ...[...code.matchAll(/^export (?:async )?(?:function|class|const|let) (\w+)/gm)].map(
    ([, name = '']) => name,
  ),
  ...[...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  ),
  ...(/^export default /m.test(code) ? ['default'] : []),
];

interface Import {
  readonly file: string;
  /** `default` for the default import. */
  readonly names: readonly string[];
  readonly request: string;
}

/** `Default, { a, b as c }` -> `['default', 'a', 'b']` */
const namesIn = (clause: string): readonly string[] => {
  const [whole = '', listed = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const names = listed.split(',').map((name) => name.trim().split(' as ')[0] ?? '');
  const isDefault = /\w/.test(clause.replace(whole, ''));
  return [...(isDefault ? ['default'] : []), ...names].filter((name) => name !== '');
};

/** Imports of a folder's ES modules. */
const importsIn = (folder: string): readonly Import[] =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !/\.(cjs|esm)\.js$/.test(name))
    .map((name) => path.join(folder, name))
    .flatMap((file) =>
      [...read(file).matchAll(/^(?:import|export) ([^'"\n]*) from ['"]([^'"]+)['"]/gm)].map(
        ([, clause = '', request = '']) => ({ file, names: namesIn(clause), request }),
      ),
    );
const imports = ['router', 'runtime'].flatMap((name) => importsIn(path.resolve(TARO, name, 'dist')));

describe.each(REPLACED)('$name', ({ name, request, from }) => {
  const found = imports.filter(
    (each) => request.test(each.request) && (from?.test(path.dirname(each.file)) ?? true),
  );

  test('is still needed: Taro imports what it replaces', () => {
    expect(found).not.toEqual([]);
  });

  test('exports what Taro imports of it', () => {
    const wanted = [...new Set(found.flatMap(({ names }) => names))];
    expect(exportsOf(read(standIn(name)))).toEqual(expect.arrayContaining(wanted));
  });
});

/** What the other changes remove or repair, as the package has it. */
const STILL: readonly (readonly [name: string, file: string, text: string | RegExp])[] = [
  ['slimComponents', 'shared/dist/components.js', /^const internalComponents = \{$/m],
  ['slimComponents', 'plugin-platform-weapp/dist/runtime.js', /^const components = \{$/m],
  ['slimComponents', 'plugin-platform-alipay/dist/runtime.js', /^const components = \{$/m],
  ['slimTemplates', 'shared/dist/components.js', /hover-stop-propagation/],
  ['noRouterStyle', 'router/dist/style.js', "document.createElement('style')"],
  // The keys that Taro maps: our two are not among them.
  [
    'alipayWindow',
    'plugin-platform-alipay/dist/index.js',
    /^(?![\s\S]*(?:navigationBarTextStyle|backgroundTextStyle))[\s\S]*navigationBarTitleText: 'defaultTitle'/,
  ],
  ['typing', 'runtime/dist/dom/form.js', 'this.value = val;'],
  ['cryptoJs', '../crypto-js/cipher-core.js', 'require("./evpkdf")'],
];

test.each(STILL)('%s is still needed: %s', (_name, file, text) => {
  const code = read(path.join(TARO, file));
  expect(typeof text === 'string' ? code.includes(text) : text.test(code)).toBe(true);
});

test.each(['aria-label', 'ariaLabel'])('aria is still needed: Taro’s own tables have no %s', (name) => {
  for (const file of ['shared', 'plugin-platform-weapp', 'plugin-platform-alipay'])
    expect(read(path.join(TARO, file, 'dist/index.js'))).not.toContain(name);
});

/** Each is applied, or the build fails, or the test that is named here. */
const APPLIED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(REPLACED.map(({ name }) => [name, `${FOLDER}/replaced.ts`])),
  slimComponents: `${FOLDER}/slimComponents/slimComponents.cjs`,
  slimTemplates: `${FOLDER}/slimTemplates/slimTemplates.ts`,
  cryptoJs: `${FOLDER}/cryptoJs/cryptoJs.ts`,
  jsencrypt: `${FOLDER}/jsencrypt/jsencrypt.ts`,
  aria: GATE,
  typing: GATE,
  alipayWindow: GATE,
};

test('each has a check that it is applied, and one that it is still needed', () => {
  expect(Object.keys(APPLIED).sort()).toEqual(folders);
  for (const [name, file] of Object.entries(APPLIED))
    expect(read(file)).toMatch(file === GATE ? `'${name}: ` : /throw new Error|realpathSync/);
  const needed = [...REPLACED.map(({ name }) => name), ...STILL.map(([name]) => name), 'aria'];
  expect([...new Set([...needed, ...Object.keys(TESTED_BESIDE_SOURCE)])].sort()).toEqual(folders);
  for (const [name, file] of Object.entries(TESTED_BESIDE_SOURCE)) expect(read(file)).toContain(name);
});

describe('a build', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'patches-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  /** The code of a router that imports `./<name>.js`. */
  const build = (imported: string): Promise<string> => {
    const router = path.join(folder, 'node_modules/@tarojs/router/dist');
    fs.mkdirSync(router, { recursive: true });
    fs.writeFileSync(path.join(router, `${imported}.js`), 'export const initNavigationBar = "original";');
    fs.writeFileSync(
      path.join(router, 'index.js'),
      `import { initNavigationBar } from './${imported}.js'; self.bar = initNavigationBar;`,
    );
    const compiler = webpack({
      mode: 'none',
      entry: path.join(router, 'index.js'),
      output: { path: folder, filename: 'out.js' },
      plugins: [new ReplaceModules(REPLACED.filter(({ name }) => name === 'noNavigationBar'))],
    });
    return new Promise((resolve, reject) =>
      compiler.compile((error, compilation) =>
        error || !compilation
          ? reject(error ?? new Error('nothing was built'))
          : resolve(compilation.assets['out.js']?.source().toString() ?? ''),
      ),
    );
  };

  test('contains the replacement instead', async () => {
    const code = await build('navigationBar');
    expect(code).toContain('function initNavigationBar() {}');
    expect(code).not.toContain('original');
  });

  test('fails when nothing was replaced', async () => {
    await expect(build('titleBar')).rejects.toThrow('nothing to replace for noNavigationBar');
  });
});
