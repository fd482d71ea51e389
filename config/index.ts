/**
 * Taro build of the three targets. Targets differ by data here, not by copied blocks; what the app itself needs
 * to know of its environment comes from `.env*` through `config/env.ts` and `src/env.ts`.
 */
import crypto from 'node:crypto';
import path from 'node:path';
import { defineConfig, type UserConfigExport } from '@tarojs/cli';
import { type Compilation, ids, NormalModuleReplacementPlugin } from 'webpack';
import { WEEKLY_PAGE } from './h5/weeklyPage.cjs';
import { sassLoaderOption, speedUp } from './buildSpeed';
import { earlyScript } from './early';
import { cryptoJsAlias } from './cryptoJs';
import { FileEnds } from './fileEnds';
import { HeadersReport } from './headers';
import { jsencryptAlias } from './jsencrypt';
import { withSwc } from './minify';
import { SlimTemplates } from './slimTemplates';
import ChunkReport from '../scripts/webpack/ChunkReport.cjs';
import { chunkGroups } from '../scripts/webpack/chunkGroups.cjs';
import { requireEnv } from './env';
import { version } from '../package.json';
import devConfig from './dev';
import prodConfig from './prod';

/** product §1.8 "Page chunk loading": webpack gives up a chunk after this long. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

const PUBLIC_PATH = '/';

const target = process.env.TARO_ENV ?? 'h5';
const isProduction = process.env.NODE_ENV === 'production';

const folderMark = crypto.createHash('md5').update(path.resolve(__dirname)).digest('hex').slice(0, 8);

const cssModules = {
  enable: true,
  config: { namingPattern: 'module' as const, generateScopedName: '[local]_[hash:base64:4]' },
};

/**
 * Sizes follow the screen from 320 to 420 CSS px; wider screens keep the phone's sizes and centre the column
 * (frame), or a tablet would show everything twice as large.
 */
const ROOT_SIZE = { baseFontSize: 20, minRootSize: 17, maxRootSize: 22.4 };

/**
 * The root's size by style and not by Taro's script, which makes the phone lay the page out before it has a first word
 * (a tenth of the way to the first paint), and shrinks everything when the keyboard makes the screen lower than wide.
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
  // mobx-react's observer is mobx-react-lite's for function components, the only ones here; the rest of it is for classes.
  'mobx-react$': 'mobx-react-lite',
  // MobX's main file keeps its internal names and checks for developers' mistakes; this one has neither.
  ...(isProduction ? { mobx$: 'mobx/dist/mobx.esm.production.min.js' } : {}),
};

const inConfig = (file: string): string => path.resolve(__dirname, 'h5', file);
const inSource = (file: string): string => path.resolve(__dirname, '..', 'src', file);
const inStyles = (file: string): string => path.resolve(__dirname, '..', 'src', 'styles', file);

/** PostCSS step of ours; Taro finds it by its address. */
const FLEX_GAP = { [path.resolve(__dirname, 'flexGap.cjs')]: { enable: true } };

type ChainRule =
  | { readonly test: RegExp; readonly sideEffects: boolean }
  | { readonly test: RegExp; readonly use: { readonly slim: { readonly loader: string } } }
  | { readonly test: RegExp; readonly use: { readonly babel: { readonly loader: string } } }
  | {
      readonly test: RegExp;
      readonly enforce: 'post';
      readonly use: { readonly start: { readonly loader: string } };
    };

/** Changes what is asked for: `context` is the folder of who asks. */
type Replacement = (asked: { readonly context: string; request: string }) => void;

/** The part of webpack-chain that is used here. */
interface Chain {
  readonly resolve: { readonly alias: { set(name: string, target: string): unknown } };
  merge(part: { module: { rule: Record<string, ChainRule> } }): unknown;
  plugin(name: string): {
    tap(change: (options: MainPluginOptions[]) => MainPluginOptions[]): unknown;
    use(plugin: typeof NormalModuleReplacementPlugin, options: [RegExp, string | Replacement]): unknown;
  };
}

interface MainPluginOptions {
  loaderMeta?: { extraImportForWeb: string; execBeforeCreateWebApp: string };
}

/**
 * Before the router reads its table and the address. src/platform/chunk/leftPages.ts says why the second; the third has
 * the address as the table writes it, which is how Taro looks for titles and tab pages.
 */
const ROUTER_TABLE = {
  import: [
    `import { customRoutes } from '${inSource('routes.derive.ts')}';`,
    `import { dropLeftPages } from '${inSource('platform/chunk/leftPages.ts')}';`,
    `import { mendShownPath } from '${inSource('platform/dom/shownPath.ts')}';`,
    `import { tablePath } from '${inSource('routes.match.ts')}';`,
    '',
  ].join('\n'),
  call: 'config.router.customRoutes = customRoutes();\ndropLeftPages(config.routes);\nmendShownPath(tablePath);\n',
};

/**
 * Between running the libraries and making the app: on a cheap phone both in one go hold a finger up for a quarter of a
 * second.
 */
const TURN_BEFORE_APP = 'await new Promise((resolve) => setTimeout(resolve));\n';

/** Taro gives Babel what ends in .js, .ts and so on; the stand-ins of config/ are in the app as well. */
function compileStandIns(chain: Pick<Chain, 'merge'>): void {
  const test = /[\\/]config[\\/](\w+[\\/])?\w+\.mjs$/;
  chain.merge({ module: { rule: { standIns: { test, use: { babel: { loader: 'babel-loader' } } } } } });
}

/** React's production files alone: in development nobody counts. */
function slimReact(chain: Pick<Chain, 'merge'>): void {
  const test = /[\\/](react-reconciler|react-dom)\.production\.min\.js$/;
  const use = { slim: { loader: path.resolve(__dirname, 'slimReact.cjs') } };
  chain.merge({ module: { rule: { slimReact: { test, use } } } });
}

/** Neither the mini programs nor H5 ask Taro's runtime for an address of a browser's kind. */
function noBrowserPlaces(chain: Pick<Chain, 'plugin'>): void {
  chain.plugin('noBrowserPlaces').use(NormalModuleReplacementPlugin, [
    /\/(history|location|URL|URLSearchParams)\.js$/,
    (asked) => {
      if (/[\\/]@tarojs[\\/]runtime[\\/]dist/.test(asked.context))
        asked.request = path.resolve(__dirname, 'noBrowserPlaces.mjs');
    },
  ]);
}

/**
 * What Taro puts into every H5 first page and this app does not use (20 KB gzip). Each has an honest stand-in;
 * the size table of `npm run build` tells when one comes back.
 */
function slimDown(chain: Chain): void {
  chain.resolve.alias.set('@tarojs/components-react/dist/index.css$', inStyles('htmlComponents.css'));
  chain.resolve.alias.set(
    '@tarojs/components/dist/taro-components/taro-components.css$',
    inStyles('empty.css'),
  );
  chain.resolve.alias.set('@tarojs/components/global.css$', inStyles('empty.css'));
  chain.resolve.alias.set('query-string$', inConfig('queryString.mjs'));
  chain.resolve.alias.set('universal-router$', inConfig('universalRouter.mjs'));
  chain.resolve.alias.set('history$', inConfig('history.mjs'));
  // A feature's index only hands on what its files have: a page gets what it names of it, not the screens beside that.
  chain.merge({
    module: {
      rule: {
        start: {
          test: /[\\/]src[\\/]app\.config\.ts$/,
          enforce: 'post',
          use: { start: { loader: inConfig('startLoader.cjs') } },
        },
        featureIndex: { test: /[\\/]src[\\/]features[\\/]\w+[\\/]index\.ts$/, sideEffects: false },
      },
    },
  });
  chain
    .plugin('noNavigationBar')
    .use(NormalModuleReplacementPlugin, [
      /^\.\/(navigationBar|navigation-bar)\.js$/,
      inConfig('noNavigationBar.mjs'),
    ]);
  chain.plugin('noRouterStyle').use(NormalModuleReplacementPlugin, [
    /^\.\.\/style\.js$/,
    (asked) => {
      if (/[\\/]@tarojs[\\/]router[\\/]/.test(asked.context)) asked.request = inConfig('noRouterStyle.mjs');
    },
  ]);
  chain.plugin('noMiniEvents').use(NormalModuleReplacementPlugin, [
    /^(\.\.\/dom\/event|\.{1,2}\/perf)\.js$/,
    (asked) => {
      if (/[\\/]runtime[\\/]dist([\\/]dsl)?$/.test(asked.context))
        asked.request = inConfig('noMiniEvents.mjs');
    },
  ]);
  noBrowserPlaces(chain);
  slimReact(chain);
  compileStandIns(chain);
  chain.plugin('mainPlugin').tap((options) => {
    const meta = options[0]?.loaderMeta;
    if (meta) {
      const pullDown = "import { PullDownRefresh } from '@tarojs/components'";
      meta.extraImportForWeb = meta.extraImportForWeb.replace(pullDown, '') + ROUTER_TABLE.import;
      meta.execBeforeCreateWebApp =
        meta.execBeforeCreateWebApp.replace('config.PullDownRefresh = PullDownRefresh', '') +
        ROUTER_TABLE.call +
        TURN_BEFORE_APP;
    }
    return options;
  });
}

/**
 * Of the app's own code what seldom changes is a file by itself, as large as what a slow line carries while the weekly
 * page waits for its page-info answer (src/early/main.ts). All else stays as the pages ask for it.
 */
const FIRST_FILES = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    base: {
      name: 'base',
      test: /[\\/](node_modules[\\/](mobx|mobx-react-lite|react|scheduler|@tarojs[\\/]router)|config[\\/]h5)[\\/]/,
      chunks: ({ name }: { readonly name?: string | null }) => name === 'app',
      enforce: true,
    },
  },
} as const;

/** Addresses of the weekly page's own scripts. */
const weeklyScripts = (compilation: Compilation): readonly string[] =>
  (chunkGroups(compilation)[WEEKLY_PAGE] ?? [])
    .filter((file) => file.endsWith('.js'))
    .map((file) => PUBLIC_PATH + file);

/** What webpack writes around modules may be as new as what Babel leaves in them (package.json, browserslist). */
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
  const base: UserConfigExport<'webpack5'> = {
    projectName: 'parcel-campaign',
    date: '2026-11-21',
    designWidth: 750,
    deviceRatio: { 375: 2, 640: 2.34 / 2, 750: 1, 828: 1.81 / 2 },
    sourceRoot: 'src',
    outputRoot: `dist/${target}`,
    plugins: ['ariaTemplates.ts', 'alipayWindow.ts'].map((file) => path.resolve(__dirname, file)),
    defineConstants: {
      'process.env.SUPPORT_TARO_POLYFILL': '"disabled"',
      'process.env.SUPPORT_DINGTALK_NAVIGATE': '"disabled"',
      'process.env.APP_VERSION': JSON.stringify(version),
    },
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    // A cache of this folder's own: it holds absolute paths, and copies of the project may share node_modules. One made
    // elsewhere would bring modules of that folder in (the alias of config/jsencrypt.ts points into src/).
    // Not for packages that are shipped: kept over a change it gave two modules of a mini program one number (seen: a
    // page that was right by itself, and failed after another subpackage had been opened).
    cache: {
      enable: !isProduction,
      name: `${process.env.NODE_ENV ?? ''}-${target}-${folderMark}`,
      // Taro writes the page list into the H5 entry past webpack's sight: without these a page that is new in the table
      // is not in the cached entry.
      buildDependencies: {
        pages: ['routes.ts', 'routes.derive.ts', 'app.config.ts'].map((file) => inSource(file)),
      },
    },
    alias: { '@': path.resolve(__dirname, '..', 'src'), ...jsencryptAlias, ...cryptoJsAlias, ...mobxAlias },
    // The messaging app reads its dark navigation bar from theme.json and what its search may show from sitemap.json; the
    // payment app has no such files.
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
      // Nothing here writes markup as text: server texts become nodes (components/RichContent).
      runtime: { enableInnerHTML: false },
      webpackChain(chain) {
        speedUp(chain);
        if (isProduction) withSwc(chain);
        // `x.mini.ts` is what both mini programs share, where neither has an `x.weapp.ts` or `x.alipay.ts` of its own.
        chain.resolve.extensions.prepend('.mini.ts').prepend('.mini.tsx');
        chain.output.set('environment', ENVIRONMENT);
        // A package is loaded whole and never part by part from a cache: the shortest numbers do.
        if (isProduction) chain.optimization.set('moduleIds', 'size');
        chain.plugin('slimTemplates').use(SlimTemplates);
        chain.module
          .rule('slimComponents')
          .test(/@tarojs[\\/](shared[\\/]dist[\\/]components|plugin-platform-\w+[\\/]dist[\\/]runtime)\.js$/)
          .use('slim')
          .loader(path.resolve(__dirname, 'mini', 'slimComponents.cjs'));
        // Switched off above, and in the package all the same.
        chain
          .plugin('noInnerHtml')
          .use(NormalModuleReplacementPlugin, [
            /\/inner-html\/(html|parser)\.js$/,
            path.resolve(__dirname, 'mini', 'noInnerHtml.mjs'),
          ]);
        slimReact(chain);
        compileStandIns(chain);
        noBrowserPlaces(chain);
      },
      optimizeMainPackage: { enable: true },
      sassLoaderOption,
      postcss: { cssModules, ...FLEX_GAP },
    },
    h5: {
      publicPath: PUBLIC_PATH,
      sassLoaderOption,
      staticDirectory: 'static',
      // Real div and span instead of web components: a third less JavaScript (docs/footguns.md).
      useHtmlComponents: true,
      // Its routes are the table's (src/routes.derive.ts), given by the entry: written here they would be sent twice.
      router: { mode: 'browser' },
      // Read by src/index.html, which has the app fetched by its early script.
      htmlPluginOption:
        target === 'h5' ? { inject: false, early: earlyScript(), rootStyle: rootStyle(), weeklyScripts } : {},
      output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'js/[name].[contenthash:8].js' },
      miniCssExtractPluginOption: {
        ignoreOrder: true,
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
      },
      postcss: {
        autoprefixer: { enable: true },
        cssModules,
        pxtransform: { enable: true, config: ROOT_SIZE },
        ...FLEX_GAP,
      },
      webpackChain(chain) {
        slimDown(chain);
        speedUp(chain);
        if (isProduction) {
          withSwc(chain);
          chain.optimization.set('splitChunks', FIRST_FILES);
          // By itself webpack goes from four figures to five at 500 modules, which every page pays for with 1 KB.
          chain.optimization.set('moduleIds', false);
          chain
            .plugin('moduleIds')
            .use(ids.DeterministicModuleIdsPlugin, [{ maxLength: 4, fixedLength: true }]);
          chain.plugin('headersReport').use(HeadersReport);
        }
        chain.plugin('fileEnds').use(FileEnds);
        chain.output.set('environment', ENVIRONMENT);
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
