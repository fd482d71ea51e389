/** What makes builds quicker and changes nothing of what they write. Figures are shares of one target's build. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

const root = path.resolve(__dirname, '..');

/** Sass without its promises (config/sass.cjs). */
export const sassLoaderOption = {
  api: 'modern',
  implementation: path.resolve(__dirname, 'sass.cjs'),
  webpackImporter: false,
};

/** Taro asks webpack twice for all it knows of a build, a tenth of it, and reads errors and warnings. */
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

/** What Babel's answer for a text depends on besides the text, its options and its own version. */
const BABEL_INPUTS = ['package-lock.json', 'package.json', 'babel.config.js'];

/**
 * Where Babel's answers are kept, a file each, named by babel-loader after the text that was asked and the options. All
 * else that an answer depends on is in the folder's name. Modules and packages are put together anew by every build, so
 * nothing of an earlier one is in them but texts that would have come out the same.
 * @param kind target and mode; a kind's former folder is deleted
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
    // Its plug-ins are Taro's: looking for a file of settings from each style's folder up finds nothing.
    if (/[\\/]postcss-loader[\\/]/.test(loader))
      use.tap(({ postcssOptions, ...options }) => ({
        ...options,
        postcssOptions: { ...Object(postcssOptions), config: false },
      }));
  }
}
