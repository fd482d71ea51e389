import path from 'node:path';
import ts from 'typescript';
import { sideEffects } from '../../package.json';
import { declaredNames, freeIdentifiers, sourceFiles } from './source';

const files = sourceFiles();

/** Longer files that may stay, each with its reason. */
const MAY_BE_LONG: Readonly<Record<string, string>> = {
  'routes.ts': 'one table: a row per route of product §2.2',
};
const LINES = 400;

/** A page reads its parameters, creates its store and renders a feature. */
const PAGE_LINES = 80;

const HOST_NAMES = [
  'wx',
  'my',
  'window',
  'document',
  'location',
  'navigator',
  'history',
  'localStorage',
  'sessionStorage',
];
/** APIs that mini-program engines lack and shared code must not use, except platform/*.h5.ts. */
const BROWSER_ONLY = [
  'URL',
  'URLSearchParams',
  'fetch',
  'XMLHttpRequest',
  'AbortController',
  'TextEncoder',
  'TextDecoder',
];

const isH5Only = (name: string): boolean => /\.h5\.tsx?$/.test(name);
const isMiniOnly = (name: string): boolean =>
  /\.(weapp|alipay|mini)\.tsx?$/.test(name) || /^platform\/.*\/mini\.ts$/.test(name);

function usesOf(banned: readonly string[], mayUse: (name: string) => boolean): string[] {
  return files
    .filter(({ name }) => !mayUse(name))
    .flatMap(({ name, ast }) => {
      const own = declaredNames(ast);
      return freeIdentifiers(ast)
        .filter((identifier) => banned.includes(identifier.name) && !own.has(identifier.name))
        .map((identifier) => `${name}:${identifier.line} ${identifier.name}`);
    });
}

test('no file is too long', () => {
  const long = files.filter(
    ({ name, text }) => text.split('\n').length > LINES + 1 && !(name in MAY_BE_LONG),
  );
  expect(long.map(({ name, text }) => `${name}: ${text.split('\n').length - 1} lines`)).toEqual([]);
});

test('every listed exception is still needed', () => {
  const known = new Set(files.map(({ name }) => name));
  expect(Object.keys(MAY_BE_LONG).filter((name) => !known.has(name))).toEqual([]);
});

/** Where component tests render. */
const isTestPlace = (name: string): boolean => name === 'utils/testing/place.ts';

test('only the platform layer knows its host', () => {
  expect(usesOf(HOST_NAMES, (name) => name.startsWith('platform/') || isTestPlace(name))).toEqual([]);
});

/** Each has a time limit: `platform/endings.*.test.ts`. */
const ON_THE_NETWORK = [
  'platform/mini/download.ts',
  'platform/ping/index.h5.ts',
  'platform/request/early.ts',
  'platform/request/index.h5.ts',
  'platform/request/mini.ts',
  'platform/saveImage/index.h5.ts',
  'platform/upload/index.h5.ts',
  'platform/upload/mini.ts',
];

test('only listed files access the network', () => {
  const byName =
    /window\s*\.fetch\(|Taro\.(request|uploadFile|downloadFile)\b|callMini\('(request|uploadFile|downloadFile)'/;
  const free = usesOf(['fetch', 'XMLHttpRequest'], () => false).map((use) => use.split(':')[0]);
  const doors = files
    .filter(({ name, text }) => byName.test(text) || free.includes(name))
    .map(({ name }) => name);
  expect(doors).toEqual(ON_THE_NETWORK);
});

/** Split by target outside platform/, each for the reason in its first lines. */
const SPLIT_OUTSIDE_PLATFORM = [
  'domain/login/loginPopupForm',
  'features/home/home/tasksPopup',
  'frame/PrivacyHost',
  'frame/TabBar',
  'frame/missingParam',
  'frame/scanEntries',
  'hooks/useShareMenu',
  'session/makeConsent',
  'session/makeSilentLogin',
].flatMap((name) => ['h5', 'mini'].map((target) => `${name}.${target}`));

test('files are split by target only in the platform layer and in nine named places', () => {
  const split = files
    .map(({ name }) => name)
    .filter((name) => /\.(h5|weapp|alipay|mini)\.tsx?$/.test(name) && !name.startsWith('platform/'));
  expect(split.map((name) => name.replace(/\.tsx?$/, ''))).toEqual(SPLIT_OUTSIDE_PLATFORM);
});

test('a module that is imported for its effect alone is one that the build keeps', () => {
  const imported = files.flatMap(({ name, text }) =>
    [...text.matchAll(/^import '([.@][^']*)'/gm)].map(([, request = '']) =>
      request.startsWith('@/') ? request.slice(2) : path.posix.join(path.posix.dirname(name), request),
    ),
  );
  const modules = imported.filter((name) => !/\.s?css$/.test(name));
  expect(modules.map((name) => `./src/${name}.ts`).filter((name) => !sideEffects.includes(name))).toEqual([]);
  expect(modules).not.toEqual([]);
});

test('mini-program variants use no browser objects', () => {
  const banned = [...HOST_NAMES.filter((name) => name !== 'wx' && name !== 'my'), ...BROWSER_ONLY];
  expect(usesOf(banned, (name) => !isMiniOnly(name))).toEqual([]);
});

test('shared code uses no API that mini-program engines lack', () => {
  expect(usesOf(BROWSER_ONLY, isH5Only)).toEqual([]);
});

test('only the platform layer and the build know the target', () => {
  const wrong = files.filter(
    ({ name, text }) =>
      /process\.env(\.TARO_ENV|\[['"]TARO_ENV)/.test(text) &&
      !name.startsWith('platform/') &&
      !name.endsWith('.config.ts'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('pages are short', () => {
  const thick = files.filter(
    ({ name, text }) =>
      /^(pages|packages)\//.test(name) &&
      text.split('\n').filter((line) => line.trim() !== '').length > PAGE_LINES,
  );
  expect(thick.map(({ name }) => name)).toEqual([]);
});

test('the identifier finder reports uses and no member names', () => {
  const ast = ts.createSourceFile(
    'x.ts',
    'window.location.href; const { my } = host; a.document; f({ wx: 1 });',
    ts.ScriptTarget.ES2022,
    true,
  );
  const own = declaredNames(ast);
  const seen = freeIdentifiers(ast)
    .map(({ name }) => name)
    .filter((name) => HOST_NAMES.includes(name) && !own.has(name));
  expect(seen).toEqual(['window']);
});
