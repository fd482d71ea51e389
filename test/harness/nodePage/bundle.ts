/**
 * The H5 app as one script for pages in Node: esbuild bundles `src/` with every page in about a second. Browsers test
 * the production build (webpack, a minute of CPU); this is the same source with the same platform files, so a screen
 * test needs no build and sees a change immediately.
 */
import apiLoader from '@tarojs/plugin-framework-react/dist/api-loader.js';
import { build, type BuildOptions, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';

/** A folder as `startSandbox` expects it: the app is in `h5`. */
export const distOf = (root: string): string => path.join(root, '.cache', 'nodePage');

/** `x.h5.ts` before `x.ts`, as the H5 build resolves. */
const EXTENSIONS = ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.mjs', '.js', '.json'];

/** The settings of a sandbox build (`.env`), as the build inlines them. */
function settings(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const line of fs.readFileSync(path.join(root, '.env'), 'utf8').split('\n')) {
    const [, name, value] = /^(TARO_APP_\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined)
      found[`process.env.${name}`] = JSON.stringify(value.trim());
  }
  return found;
}

/** The entry of an H5 build as Taro's loader writes it (after config/h5/startLoader.cjs has changed it). */
const entryText = (pages: readonly string[]): string => `
import { initPxTransform } from '@tarojs/taro';
import { createRouter, createBrowserHistory, handleAppMount } from '@tarojs/router';
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime';
import { window } from '@tarojs/runtime';
import * as React from 'react';
import ReactDOM from 'react-dom/client';
import { findDOMNode, render, unstable_batchedUpdates } from 'react-dom';
import App from '@/app';
import appConfig from '@/app.config';
import { customRoutes, h5Routes } from '@/routes.derive';
import { dropLeftPages } from '@/platform/chunk/leftPages';
import { fixShownPath } from '@/platform/dom/shownPath';
import { tablePath } from '@/routes.match';
const config = { ...appConfig, router: { mode: 'browser' } };
window.__taroAppConfig = config;
config.routes = h5Routes([
${pages.map((page) => `  () => import('@/${page}'),`).join('\n')}
]);
config.pages = config.routes.map(({ path }) => path);
Object.assign(ReactDOM, { findDOMNode, render, unstable_batchedUpdates });
config.router.customRoutes = customRoutes();
dropLeftPages(config.routes);
fixShownPath(tablePath);
const inst = createReactApp(App, React, ReactDOM, config);
const history = createBrowserHistory({ window });
handleAppMount(config, history);
createRouter(history, inst, config, React);
initPxTransform({ designWidth: 750, deviceRatio: { 375: 2, 640: 1.17, 750: 1, 828: 0.905 }, baseFontSize: 20, unitPrecision: 5, targetUnit: 'rem' });
`;

/** Class names as written: there is no layout. */
const styles: Plugin = {
  name: 'styles',
  setup(builder) {
    builder.onLoad({ filter: /\.(scss|css)$/ }, () => ({
      contents:
        'module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? false : String(name)) });',
      loader: 'js',
    }));
  },
};

/** The modules that config/patches replaces, each for exactly that name. */
function replacements(root: string): Plugin {
  const at = (...parts: string[]): string => path.join(root, ...parts);
  const places: Readonly<Record<string, string>> = {
    '@tarojs/components': at('node_modules/@tarojs/components-react/dist/index.js'),
    'mobx-react': at('node_modules/mobx-react-lite/dist/mobxreactlite.esm.js'),
    jsencrypt: at('node_modules/jsencrypt/lib/index.js'),
    'query-string': at('config/patches/queryString/queryString.mjs'),
    'universal-router': at('config/patches/universalRouter/universalRouter.mjs'),
    history: at('config/patches/history/history.mjs'),
  };
  return {
    name: 'replacements',
    setup(builder) {
      builder.onResolve(
        { filter: /^(@tarojs\/components|mobx-react|jsencrypt|query-string|universal-router|history)$/ },
        ({ path: name }) => ({
          path: places[name],
        }),
      );
      builder.onResolve({ filter: /^\.\/(navigationBar|navigation-bar)\.js$/ }, () => ({
        path: at('config/patches/noNavigationBar/noNavigationBar.mjs'),
      }));
      builder.onResolve({ filter: /^\.\.\/style\.js$/ }, ({ importer }) =>
        /[\\/]@tarojs[\\/]router[\\/]/.test(importer)
          ? { path: at('config/patches/noRouterStyle/noRouterStyle.mjs') }
          : undefined,
      );
      builder.onResolve({ filter: /^\.\/rng$/ }, ({ importer }) =>
        /[\\/]jsencrypt[\\/]/.test(importer)
          ? { path: at('src/session/login/jsencryptRandom.ts') }
          : undefined,
      );
    },
  };
}

/** `@tarojs/taro` as in the H5 build: the platform's APIs, with React's page hooks inserted by Taro's own loader. */
function taro(root: string): Plugin {
  const apis = path.join(root, 'node_modules/@tarojs/plugin-platform-h5/dist/runtime/apis/index.js');
  return {
    name: 'taro',
    setup(builder) {
      builder.onResolve({ filter: /^@tarojs\/taro$/ }, () => ({ path: apis }));
      builder.onLoad({ filter: /plugin-platform-h5[\\/]dist[\\/]runtime[\\/]apis[\\/]index\.js$/ }, () => ({
        contents: apiLoader(`${fs.readFileSync(apis, 'utf8')}\nconst taro = Taro__default;\n`),
        resolveDir: path.dirname(apis),
      }));
    },
  };
}

function options(root: string): BuildOptions {
  return {
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    metafile: true,
    sourcemap: 'linked',
    logLevel: 'silent',
    charset: 'utf8',
    jsx: 'automatic',
    mainFields: ['browser', 'module', 'main'],
    resolveExtensions: EXTENSIONS,
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', useDefineForClassFields: true } },
    loader: { '.png': 'dataurl', '.svg': 'dataurl', '.jpg': 'dataurl' },
    alias: { '@': path.join(root, 'src') },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.TARO_ENV': '"h5"',
      'process.env.TARO_PLATFORM': '"web"',
      'process.env.APP_VERSION': JSON.stringify('0.1.0'),
      'process.env.SUPPORT_TARO_POLYFILL': '"disabled"',
      'process.env.SUPPORT_DINGTALK_NAVIGATE': '"disabled"',
      ...settings(root),
    },
    banner: {
      js: [
        'var defineAppConfig = (given) => given, definePageConfig = (given) => given, process = { env: {} };',
        'var ENABLE_INNER_HTML = true, ENABLE_ADJACENT_HTML = true, ENABLE_SIZE_APIS = true, ENABLE_TEMPLATE_CONTENT = true;',
        'var ENABLE_CLONE_NODE = true, ENABLE_CONTAINS = true, ENABLE_MUTATION_OBSERVER = true, DEPRECATED_ADAPTER_COMPONENT = false;',
      ].join('\n'),
    },
    plugins: [styles, replacements(root), taro(root)],
  };
}

/** The page's HTML (src/index.html) with its early script, which fetches the app as in production. */
async function html(root: string): Promise<string> {
  const src = path.join(root, 'src');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path.join(src, 'early', 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    charset: 'utf8',
    alias: { '@/env': path.join(src, 'early', 'earlyEnv.ts'), '@': src },
    resolveExtensions: EXTENSIONS,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.TARO_ENV': '"h5"', ...settings(root) },
  });
  const early = (outputFiles[0]?.text ?? '').replace(/<\/(script)/gi, '<\\/$1');
  return fs
    .readFileSync(path.join(src, 'index.html'), 'utf8')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<%\s*\/\*[\s\S]*?\*\/\s*%>/, '')
    .replace(/data-app="[^"]*"/, 'data-app="/js/app.js"')
    .replace(/data-pages="[^"]*"/, 'data-pages=""')
    .replace(/data-screen="[^"]*"/, 'data-screen=""')
    .replace(/<%= htmlWebpackPlugin\.options\.early %>/, () => early);
}

interface Bundle {
  readonly metafile: Metafile;
  /** Page path (`packages/coupon/receive/index`) -> its entry file in `src/`. */
  readonly pages: readonly string[];
}

/**
 * Bundles the app of a checkout into `distOf(root)`.
 * @throws with esbuild's messages when the source does not compile
 */
export async function bundleApp(root: string, pages: readonly string[]): Promise<Bundle> {
  const folder = path.join(distOf(root), 'h5');
  fs.mkdirSync(path.join(folder, 'js'), { recursive: true });
  const [result, page] = await Promise.all([
    build({
      ...options(root),
      outfile: path.join(folder, 'js', 'app.js'),
      stdin: {
        contents: entryText(pages),
        resolveDir: path.join(root, 'src'),
        sourcefile: 'entry.js',
        loader: 'js',
      },
    }) as Promise<BuildResult & { metafile: Metafile }>,
    html(root),
  ]);
  fs.writeFileSync(path.join(folder, 'index.html'), page);
  return { metafile: result.metafile, pages };
}
