/** Makes builds faster without changing their output. Figures are shares of one target's build time. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

const root = path.resolve(__dirname, '..');

/** Sass without promises (config/sass.cjs). */
export const sassLoaderOption = {
  api: 'modern',
  implementation: path.resolve(__dirname, 'sass.cjs'),
  webpackImporter: false,
};

/** Taro requests webpack's full stats twice, which takes a tenth of a build, and reads only errors and warnings. */
class OnlyFaults {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OnlyFaults', (compilation) => {
      compilation.hooks.statsNormalize.tap('OnlyFaults', (options) => {
        if (Object.keys(options).length > 0) return;
        Object.assign(options, { all: false, errors: true, warnings: true });
      });
    });
  }
}

/** What Babel's output depends on besides the source text, its options and its own version. */
const BABEL_INPUTS = ['package-lock.json', 'package.json', 'babel.config.js'];

/**
 * Folder of Babel's cached outputs: one file each, which babel-loader names by source text and options. Everything else
 * that the output depends on is part of the folder's name. Every build reassembles modules and packages, so nothing
 * stale can get into them.
 * @param kind target and mode; a kind's previous folder is deleted
 */
export function babelCache(folder: string, kind: string, projectRoot: string = root): string {
  const hash = crypto.createHash('sha256').update(process.version);
  for (const file of BABEL_INPUTS) {
    const text = fs.readFileSync(path.join(projectRoot, file));
    hash.update(`${file} ${text.length}\n`).update(text);
  }
  const name = `${kind}-${hash.digest('hex').slice(0, 16)}`;
  const former = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const other of former.filter((each) => each.startsWith(`${kind}-`) && each !== name))
    fs.rmSync(path.join(folder, other), { recursive: true, force: true });
  return path.join(folder, name);
}

type Options = Record<string, unknown>;

interface Use {
  get(name: 'loader'): unknown;
  tap(change: (options: Options) => Options): unknown;
}

interface Rule {
  readonly uses: { values(): Use[] };
  readonly oneOfs: { values(): Rule[] };
}

/** The part of webpack-chain that is used here. */
interface Chain {
  readonly module: { readonly rules: { values(): Rule[] } };
  plugin(name: string): { use(plugin: typeof OnlyFaults): unknown };
}

const usesOf = (rule: Rule): Use[] => [...rule.uses.values(), ...rule.oneOfs.values().flatMap(usesOf)];

export function speedUp(chain: Chain): void {
  chain.plugin('onlyFaults').use(OnlyFaults);
  const kind = `${process.env.TARO_ENV ?? ''}-${process.env.NODE_ENV ?? ''}`;
  const kept = {
    cacheDirectory: babelCache(path.join(root, '.cache', 'babel'), kind),
    cacheCompression: false,
  };
  for (const use of chain.module.rules.values().flatMap(usesOf)) {
    const loader = String(use.get('loader'));
    if (/[\\/]babel-loader[\\/]/.test(loader)) use.tap((options) => ({ ...options, ...kept }));
    // Its plug-ins are set by Taro: the search for a config file from each style's folder upwards finds nothing.
    if (/[\\/]postcss-loader[\\/]/.test(loader))
      use.tap(({ postcssOptions, ...options }) => ({
        ...options,
        postcssOptions: { ...Object(postcssOptions), config: false },
      }));
  }
}
