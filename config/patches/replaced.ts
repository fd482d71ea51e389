/**
 * Modules of other packages that a build replaces by ours, as data. config/patches/README.md says why, and when each
 * can go; test/architecture/patches.test.ts compares each with what it replaces.
 */
import path from 'node:path';
import { type Compiler, NormalModule } from 'webpack';

interface Replaced {
  /** `config/patches/<name>/<name>.mjs`. */
  readonly name: string;
  readonly targets: readonly ('h5' | 'mini')[];
  /** The module as it is imported. */
  readonly request: RegExp;
  /** Folder of the module that imports it; every one, if left out. */
  readonly from?: RegExp;
}

const ROUTER = /[\\/]@tarojs[\\/]router[\\/]/;
const RUNTIME = /[\\/]@tarojs[\\/]runtime[\\/]dist/;

export const REPLACED: readonly Replaced[] = [
  { name: 'history', targets: ['h5'], request: /^history$/ },
  { name: 'queryString', targets: ['h5'], request: /^query-string$/ },
  { name: 'universalRouter', targets: ['h5'], request: /^universal-router$/ },
  {
    name: 'noNavigationBar',
    targets: ['h5'],
    request: /^\.\/(navigationBar|navigation-bar)\.js$/,
    from: ROUTER,
  },
  { name: 'noRouterStyle', targets: ['h5'], request: /^\.\.\/style\.js$/, from: ROUTER },
  {
    name: 'noMiniEvents',
    targets: ['h5'],
    request: /^(\.\.\/dom\/event|\.{1,2}\/perf)\.js$/,
    from: /[\\/]@tarojs[\\/]runtime[\\/]dist([\\/]dsl)?$/,
  },
  {
    name: 'noBrowserPlaces',
    targets: ['h5', 'mini'],
    request: /\/(history|location|URL|URLSearchParams)\.js$/,
    from: RUNTIME,
  },
  { name: 'noInnerHtml', targets: ['mini'], request: /\/inner-html\/(html|parser)\.js$/, from: RUNTIME },
];

export const standIn = (name: string): string => path.resolve(__dirname, name, `${name}.mjs`);

/** Replaces the modules, and fails a build in which one of them was not imported: it has another name since. */
export class ReplaceModules {
  constructor(private readonly replaced: readonly Replaced[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('ReplaceModules', (factory) => {
      factory.hooks.beforeResolve.tap('ReplaceModules', (asked) => {
        const found = this.replaced.find(
          ({ request, from }) => request.test(asked.request) && (from?.test(asked.context) ?? true),
        );
        if (found !== undefined) asked.request = standIn(found.name);
      });
    });
    compiler.hooks.thisCompilation.tap('ReplaceModules', (compilation) => {
      compilation.hooks.finishModules.tap('ReplaceModules', (modules) => {
        const files = new Set(
          [...modules].flatMap((each) => (each instanceof NormalModule ? [each.resource] : [])),
        );
        const missed = this.replaced.filter(({ name }) => !files.has(standIn(name)));
        // Thrown, not added to the compilation's errors: of those Taro prints only some.
        if (missed.length > 0)
          throw new Error(
            `config/patches: nothing to replace for ${missed.map(({ name }) => name).join(', ')}`,
          );
      });
    });
  }
}
