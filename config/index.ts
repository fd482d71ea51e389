/**
 * Taro build of the three targets. Targets differ by data here, not by copied blocks; the app's settings come from
 * `.env*` through `config/env.ts` and `src/env.ts`.
 */
import { defineConfig, type UserConfigExport } from '@tarojs/cli';
import crypto from 'node:crypto';
import path from 'node:path';
import { type Compilation, ids } from 'webpack';
import { version } from '../package.json';
import { chunkGroups } from '../scripts/webpack/chunkGroups.cjs';
import ChunkReport from '../scripts/webpack/ChunkReport.cjs';
import { sassLoaderOption, speedUp } from './buildSpeed';
import devConfig from './dev';
import { earlyScript } from './early';
import { requireEnv } from './env';
import { FileEnds } from './fileEnds';
import { FIRST_PAGES } from './h5/firstPages.cjs';
import { HeadersReport } from './headers';
import { withSwc } from './minify';
import { scopedName } from './miniNames.cjs';
import { cryptoJsAlias } from './patches/cryptoJs/cryptoJs';
import { jsencryptAlias } from './patches/jsencrypt/jsencrypt';
import { REPLACED, ReplaceModules } from './patches/replaced';
import { SlimTemplates } from './patches/slimTemplates/slimTemplates';
import { PlainCalls } from './plainCalls';
import prodConfig from './prod';
import { ScreenCopyFile, screenCopyScript } from './screenCopy';
import { ServiceWorkerScript } from './serviceWorker';

/** product §1.8 "Page chunk loading": webpack gives up loading a chunk after this time. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

const target = process.env.TARO_ENV ?? 'h5';
const isProduction = process.env.NODE_ENV === 'production';

/** Where H5 looks for its files: its own origin, or the CDN that a release names. */
const publicPath = (): string => `${process.env.TARO_APP_FILES_BASE ?? ''}/`;

const folderMark = crypto.createHash('md5').update(path.resolve(__dirname)).digest('hex').slice(0, 8);

/** @param generateScopedName css-loader's pattern, or a function of class name and file */
const cssModules = (generateScopedName: string | typeof scopedName) => ({
  enable: true,
  config: { namingPattern: 'module' as const, generateScopedName },
});
const READABLE_NAMES = '[local]_[hash:base64:4]';

/**
 * Sizes scale with the screen from 320 to 420 CSS px; wider screens keep the phone's sizes and centre the column
 * (frame). Otherwise a tablet would show everything twice as large.
 */
const ROOT_SIZE = { baseFontSize: 20, minRootSize: 17, maxRootSize: 22.4 };

/**
 * Sets the root's font size by CSS and not by Taro's script, which forces a layout before the first text is painted (a
 * tenth of the time to the first paint), and shrinks everything when the keyboard makes the viewport lower than wide.
 */
const rootStyle = (): string => {
  const { baseFontSize, minRootSize, maxRootSize } = ROOT_SIZE;
  const share = (baseFontSize * 2) / 750;
  return [
    `html{font-size:${100 * share}vw}`,
    `@media (max-width:${minRootSize / share}px){html{font-size:${minRootSize}px}}`,
    `@media (min-width:${maxRootSize / share}px){html{font-size:${maxRootSize}px}}`,
  ].join('');
};

const mobxAlias: Readonly<Record<string, string>> = {
  // mobx-react's observer is mobx-react-lite's for function components, the only ones here; the rest of it is for
  // classes.
  'mobx-react$': 'mobx-react-lite',
  // MobX's main file keeps its internal names and developer checks; this one has neither.
  ...(isProduction ? { mobx$: 'mobx/dist/mobx.esm.production.min.js' } : {}),
};

const inConfig = (file: string): string => path.resolve(__dirname, 'h5', file);
const inPatches = (file: string): string => path.resolve(__dirname, 'patches', file);
const inSource = (file: string): string => path.resolve(__dirname, '..', 'src', file);
const inStyles = (file: string): string => path.resolve(__dirname, '..', 'src', 'styles', file);

/** The app's own PostCSS steps; Taro finds them by their paths. */
const FLEX_GAP = { [path.resolve(__dirname, 'flexGap.cjs')]: { enable: true } };
/** Shorter style sheets in mini programs. */
const MINI_CSS = { [path.resolve(__dirname, 'miniCss.cjs')]: { enable: isProduction } };

type ChainRule =
  | { readonly test: RegExp; readonly use: { readonly slim: { readonly loader: string } } }
  | { readonly test: RegExp; readonly use: { readonly babel: { readonly loader: string } } }
  | {
      readonly test: RegExp;
      readonly enforce: 'post';
      readonly use: { readonly start: { readonly loader: string } };
    };

/** The part of webpack-chain that is used here. */
interface Chain {
  readonly resolve: {
    readonly alias: { set(name: string, target: string): unknown };
    readonly mainFields: { delete(name: string): unknown };
  };
  merge(part: { module: { rule: Record<string, ChainRule> } }): unknown;
  plugin(name: string): {
    tap(change: (options: MainPluginOptions[]) => MainPluginOptions[]): unknown;
    use(plugin: typeof ReplaceModules, options: ConstructorParameters<typeof ReplaceModules>): unknown;
  };
}

interface MainPluginOptions {
  loaderMeta?: {
    importFrameworkStatement: string;
    extraImportForWeb: string;
    execBeforeCreateWebApp: string;
  };
}

/**
 * Runs before the router reads its table and the address. src/platform/chunk/leftPages.ts explains the second call; the
 * third gives the address the table's spelling, by which Taro looks up titles and tab pages; the fourth only sets a
 * timer.
 */
const ROUTER_TABLE = {
  import: [
    `import { customRoutes } from '${inSource('routes.derive.ts')}';`,
    `import { dropLeftPages } from '${inSource('platform/chunk/leftPages.ts')}';`,
    `import { fixShownPath } from '${inSource('platform/dom/shownPath.ts')}';`,
    `import { startWorker } from '${inSource('platform/dom/worker.ts')}';`,
    `import { tablePath } from '${inSource('routes.match.ts')}';`,
    '',
  ].join('\n'),
  call: 'config.router.customRoutes = customRoutes();\ndropLeftPages(config.routes);\nfixShownPath(tablePath);\nstartWorker();\n',
};

/**
 * Yields between running the libraries and creating the app: in one task, both block input on a cheap phone for a
 * quarter of a second.
 */
const TURN_BEFORE_APP = 'await new Promise((resolve) => setTimeout(resolve));\n';

/** Taro passes only .js, .ts and so on to Babel; the modules that replace others are part of the app as well. */
function replaceModules(chain: Pick<Chain, 'merge' | 'plugin'>, target: 'h5' | 'mini'): void {
  const replaced = REPLACED.filter(({ targets }) => targets.includes(target));
  chain.plugin('replaceModules').use(ReplaceModules, [replaced]);
  const test = /[\\/]config[\\/]patches[\\/]\w+[\\/]\w+\.mjs$/;
  chain.merge({ module: { rule: { standIns: { test, use: { babel: { loader: 'babel-loader' } } } } } });
}

/** @throws when Taro writes its entry differently */
function without(entry: string, part: string): string {
  if (!entry.includes(part)) throw new Error(`config/index: Taro's entry has no "${part}"`);
  return entry.replace(part, '');
}

const REACT_AS_NAMESPACE = "import * as React from 'react'";

/** Taro's entry imports React as a namespace: of a CommonJS module, that takes 0.6 KB of webpack's runtime to make. */
function importReactAlone(chain: Pick<Chain, 'plugin'>, plugin: 'mainPlugin' | 'miniPlugin'): void {
  chain.plugin(plugin).tap((options) => {
    const meta = options[0]?.loaderMeta;
    if (meta)
      meta.importFrameworkStatement = `import React from 'react'${without(meta.importFrameworkStatement, REACT_AS_NAMESPACE)}`;
    return options;
  });
}

/**
 * A watch build of H5 takes Taro's own packages as single files (`main:h5`), a production build module by module. Both
 * shall run the same code, and a module in a single file can not be replaced.
 */
function asInProduction(chain: Pick<Chain, 'resolve'>): void {
  chain.resolve.mainFields.delete('main:h5');
  for (const name of ['@tarojs/runtime', '@tarojs/shared', '@tarojs/router$'])
    chain.resolve.alias.set(name, require.resolve(`${name.replace('$', '')}/dist/index.js`));
}

/**
 * Removes what Taro puts into every first page of H5 and this app does not use (20 KB gzip). Each has a working
 * replacement (config/patches); the build fails when there is nothing to replace.
 */
function slimDown(chain: Chain): void {
  chain.resolve.alias.set('@tarojs/components-react/dist/index.css$', inStyles('htmlComponents.css'));
  chain.resolve.alias.set(
    '@tarojs/components/dist/taro-components/taro-components.css$',
    inStyles('empty.css'),
  );
  chain.resolve.alias.set('@tarojs/components/global.css$', inStyles('empty.css'));
  chain.merge({
    module: {
      rule: {
        start: {
          test: /[\\/]src[\\/]app\.config\.ts$/,
          enforce: 'post',
          use: { start: { loader: inConfig('startLoader.cjs') } },
        },
        routes: { test: /[\\/]src[\\/]routes\.ts$/, use: { slim: { loader: inConfig('routesLoader.cjs') } } },
      },
    },
  });
  replaceModules(chain, 'h5');
  importReactAlone(chain, 'mainPlugin');
  chain.plugin('mainPlugin').tap((options) => {
    const meta = options[0]?.loaderMeta;
    if (meta) {
      const pullDown = "import { PullDownRefresh } from '@tarojs/components'";
      meta.extraImportForWeb = without(meta.extraImportForWeb, pullDown) + ROUTER_TABLE.import;
      meta.execBeforeCreateWebApp =
        without(meta.execBeforeCreateWebApp, 'config.PullDownRefresh = PullDownRefresh') +
        ROUTER_TABLE.call +
        TURN_BEFORE_APP;
    }
    return options;
  });
}

/**
 * Libraries of the `app` chunk, which rarely change, form a separate file, as large as what a slow connection loads
 * while the weekly page waits for its page-info response (src/early/main.ts). All other code is split by page.
 */
const FIRST_FILES = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    base: {
      name: 'base',
      test: /[\\/](node_modules[\\/](mobx|mobx-react-lite|react|scheduler|@tarojs[\\/]router)|config[\\/]patches)[\\/]/,
      chunks: ({ name }: { readonly name?: string | null }) => name === 'app',
      enforce: true,
    },
  },
} as const;

/** For a release (scripts/release.mjs): maps beside the files, which no file names. */
const SOURCE_MAPS =
  process.env.SOURCE_MAPS === 'hidden'
    ? ({ enableSourceMap: true, sourceMapType: 'hidden-source-map' } as const)
    : {};

/**
 * The own files of pages that visits begin with, which the HTML's script fetches with the app
 * (src/platform/dom/appFiles): `/pick /js/a.js /css/a.css;/list/ /js/b.js`.
 */
function firstPages(compilation: Compilation): string {
  const groups = chunkGroups(compilation);
  return Object.entries(FIRST_PAGES)
    .map(([path, page]) => {
      const files = groups[page];
      if (files === undefined) throw new Error(`config/index: the build has no page ${page}`);
      return [
        path,
        ...files.filter((file) => /\.(js|css)$/.test(file)).map((file) => publicPath() + file),
      ].join(' ');
    })
    .join(';');
}

/** The syntax of webpack's runtime may be as modern as Babel's output (package.json, browserslist). */
const ENVIRONMENT = {
  asyncFunction: true,
  arrowFunction: true,
  const: true,
  destructuring: true,
  forOf: true,
  templateLiteral: true,
};

export default defineConfig<'webpack5'>(async (merge, { mode }) => {
  requireEnv(process.env, mode);
  const screenCopy = target === 'h5' ? screenCopyScript() : null;
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'parcel-campaign',
    date: '2026-11-21',
    designWidth: 750,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: `dist/${target}`,
    plugins: ['aria/ariaTemplates.ts', 'alipayWindow/alipayWindow.ts'].map(inPatches),
    defineConstants: {
      'process.env.SUPPORT_TARO_POLYFILL': '"disabled"',
      'process.env.SUPPORT_DINGTALK_NAVIGATE': '"disabled"',
      'process.env.APP_VERSION': JSON.stringify(process.env.APP_VERSION ?? version),
    },
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    // A cache per project folder: it holds absolute paths, and copies of the project may share node_modules. A cache
    // from another folder would add modules of that folder (the alias of config/patches/jsencrypt points into src/). Not for
    // production packages: reused after a change, it gave two modules of a mini program the same number (observed: a
    // page that worked alone, and failed after another subpackage had been opened).
    cache: {
      enable: !isProduction,
      name: `${process.env.NODE_ENV ?? ''}-${target}-${folderMark}`,
      // Taro writes the page list into the H5 entry without webpack's knowledge: without these dependencies, a page
      // that is new in the table is missing from the cached entry.
      buildDependencies: {
        pages: ['routes.ts', 'routes.derive.ts', 'app.config.ts'].map((file) => inSource(file)),
      },
    },
    alias: { '@': path.resolve(__dirname, '..', 'src'), ...jsencryptAlias, ...cryptoJsAlias, ...mobxAlias },
    // The messaging app reads its dark navigation bar from theme.json and the pages that its search may index from
    // sitemap.json; the payment app has no such files.
    copy:
      target === 'weapp'
        ? {
            patterns: ['theme.json', 'sitemap.json'].map((file) => ({
              from: `src/${file}`,
              to: `dist/weapp/${file}`,
            })),
            options: {},
          }
        : undefined,
    mini: {
      ...SOURCE_MAPS,
      // The app never sets HTML strings: server texts become nodes (components/RichContent).
      runtime: { enableInnerHTML: false },
      webpackChain(chain) {
        speedUp(chain);
        if (isProduction) {
          withSwc(chain);
          chain.plugin('plainCalls').use(PlainCalls);
        }
        // `x.mini.ts` is shared by both mini programs, unless there is an `x.weapp.ts` or `x.alipay.ts`.
        chain.resolve.extensions.prepend('.mini.ts').prepend('.mini.tsx');
        chain.output.set('environment', ENVIRONMENT);
        // A package is always loaded as a whole and never cached in parts: the shortest module numbers are enough.
        // Nor are names of exports ever seen outside: one letter for most (1 KB of the main package).
        if (isProduction) chain.optimization.set('moduleIds', 'size').set('mangleExports', 'size');
        chain.plugin('slimTemplates').use(SlimTemplates);
        chain.module
          .rule('slimComponents')
          .test(/@tarojs[\\/](shared[\\/]dist[\\/]components|plugin-platform-\w+[\\/]dist[\\/]runtime)\.js$/)
          .use('slim')
          .loader(inPatches('slimComponents/slimComponents.cjs'));
        replaceModules(chain, 'mini');
        importReactAlone(chain, 'miniPlugin');
      },
      optimizeMainPackage: { enable: true },
      sassLoaderOption,
      postcss: {
        cssModules: cssModules(isProduction ? scopedName : READABLE_NAMES),
        ...FLEX_GAP,
        ...MINI_CSS,
      },
    },
    h5: {
      ...SOURCE_MAPS,
      publicPath: publicPath(),
      sassLoaderOption,
      staticDirectory: 'static',
      // Real div and span instead of web components: a third less JavaScript (docs/footguns.md).
      useHtmlComponents: true,
      // The entry passes the table's routes (src/routes.derive.ts): listed here, they would be sent twice.
      router: { mode: 'browser' },
      // Read by src/index.html, whose early script loads the app.
      htmlPluginOption:
        screenCopy === null
          ? {}
          : {
              inject: false,
              early: earlyScript(),
              rootStyle: rootStyle(),
              firstPages,
              screenCopy: publicPath() + screenCopy.name,
            },
      // The first file lists the hash of every chunk, once for scripts and once for styles. The second list is nearly
      // free when both have the chunk's own hash (0.8 KB); with eight digits each is 0.2 KB longer.
      output: { filename: 'js/[name].[contenthash:6].js', chunkFilename: 'js/[name].[chunkhash:6].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:6].css',
        chunkFilename: 'css/[name].[chunkhash:6].css',
      },
      postcss: {
        autoprefixer: { enable: true },
        cssModules: cssModules(READABLE_NAMES),
        pxtransform: { enable: true, config: ROOT_SIZE },
        ...FLEX_GAP,
      },
      webpackChain(chain) {
        if (!isProduction) asInProduction(chain);
        slimDown(chain);
        speedUp(chain);
        if (isProduction) {
          withSwc(chain);
          chain.plugin('plainCalls').use(PlainCalls);
          chain.optimization.set('splitChunks', FIRST_FILES);
          // By default webpack goes from four to five digits at 500 modules, which costs every page 1 KB.
          chain.optimization.set('moduleIds', false);
          // One letter for most exports instead of two or three: 1.2 KB of each page.
          chain.optimization.set('mangleExports', 'size');
          chain
            .plugin('moduleIds')
            .use(ids.DeterministicModuleIdsPlugin, [{ maxLength: 4, fixedLength: true }]);
          chain.plugin('headersReport').use(HeadersReport);
        }
        chain.plugin('fileEnds').use(FileEnds);
        // A watch build's files have no place in a cache, and an earlier production build may have left a worker.
        const hasWorker = isProduction && process.env.TARO_APP_SERVICE_WORKER === 'on';
        if (screenCopy !== null) chain.plugin('screenCopy').use(ScreenCopyFile, [screenCopy]);
        chain.plugin('serviceWorker').use(ServiceWorkerScript, [hasWorker]);
        chain.output.set('environment', ENVIRONMENT);
        // As src/platform/dom/appFiles.ts asks for the first files.
        if (publicPath() !== '/') chain.output.crossOriginLoading('anonymous');
        chain.output.chunkLoadTimeout(CHUNK_LOAD_TIMEOUT_MS);
        // Which files each page needs, for the size table of `npm run build`.
        chain
          .plugin('chunkReport')
          .use(ChunkReport, [{ file: path.resolve(__dirname, '..', 'dist', '.chunks-h5.json') }]);
      },
    },
  };
  return merge({}, base, process.env.NODE_ENV === 'development' ? devConfig : prodConfig);
});
