/**
 * Builds /sw.js of H5 (src/worker, docs/service-worker.md): the service worker with the list of the build's files, or
 * one that removes itself.
 */
import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import path from 'node:path';
import vm from 'node:vm';
import { Compilation, type Compiler, sources } from 'webpack';
import { chunkGroups } from '../scripts/webpack/chunkGroups.cjs';
import type { Release } from '../src/worker/workerRules';
import { inlineHashes } from './headers';

const SRC = path.resolve(__dirname, '..', 'src');
const SCRIPT = 'sw.js';
const SHELL = '/index.html';

/** Like the early script's, for the oldest browsers of package.json's browserslist. */
const TARGET = 'es2019';

/** Pages that show their last answer without a network (docs/storage.md). */
export const OFFLINE_PAGES: readonly string[] = [
  'pages/pick/index',
  'packages/pick/code/index',
  'pages/home/index',
  'packages/order/list/index',
  'packages/coupon/mine/index',
];

function bundled(entry: string, define: Readonly<Record<string, string>>): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(SRC, 'worker', entry)],
    bundle: true,
    write: false,
    // By esbuild, whose output for the same text is always the same: browsers install whatever differs.
    minify: true,
    format: 'iife',
    target: TARGET,
    legalComments: 'none',
    alias: { '@': SRC },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  });
  return (outputFiles[0]?.text ?? '').trim();
}

export const workerScript = (release: Release): string =>
  bundled('serviceWorker.ts', { RELEASE: JSON.stringify(release) });
export const offScript = (): string => bundled('workerOff.ts', {});

/** First parts of the addresses of the route table, and of the mini programs' page paths, which H5 also accepts. */
function pageNames(): readonly string[] {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { ROUTES } from './routes';
        const paths = ROUTES.flatMap(({ path, page, aliases = [] }) => [path, page, ...aliases]);
        names = [...new Set(paths.map((path) => path.replace(/^\\//, '').split('/')[0].toLowerCase()))].sort();`,
      resolveDir: SRC,
    },
    bundle: true,
    write: false,
    format: 'iife',
    alias: { '@': SRC },
  });
  const found: { names?: unknown } = {};
  vm.runInNewContext(outputFiles[0]?.text ?? '', found);
  return Array.isArray(found.names) ? found.names.map(String) : [];
}

const hashOf = (text: Buffer): string => createHash('sha384').update(text).digest('base64');

interface BuiltFiles {
  /** By name, without a slash at the beginning. */
  readonly texts: ReadonlyMap<string, Buffer>;
  /** Names of the app's first scripts and styles. */
  readonly entry: readonly string[];
  readonly offline: readonly string[];
}

/** @throws when there is no HTML */
export function releaseOf({ texts, entry, offline }: BuiltFiles): Release {
  const textOf = (name: string): Buffer => {
    const text = texts.get(name);
    if (text === undefined) throw new Error(`config/serviceWorker: the build has no ${name}`);
    return text;
  };
  const shell = hashOf(textOf(SHELL.slice(1)));
  const first = [
    { url: SHELL, revision: shell.slice(0, 16), integrity: `sha384-${shell}` },
    ...entry.map((name) => ({
      url: `/${name}`,
      revision: null,
      integrity: `sha384-${hashOf(textOf(name))}`,
    })),
  ];
  const files = [...texts.keys()]
    .filter((name) => /\.[0-9a-f]{6,}\.\w+$/.test(name) && !name.endsWith('.map') && !entry.includes(name))
    .map((name) => `/${name}`)
    .sort();
  const inline = inlineHashes(textOf(SHELL.slice(1)).toString('utf8'), 'script');
  const rest = { first, inline, files, offline: offline.map((name) => `/${name}`), pages: pageNames() };
  const version = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 8);
  return { version, ...rest };
}

/** Adds /sw.js to the build. */
export class ServiceWorkerScript {
  /** @param isOn false: the worker removes itself */
  constructor(private readonly isOn: boolean) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ServiceWorkerScript', (compilation) => {
      // After everything, because the list contains hashes of the final texts.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ServiceWorkerScript', stage }, () => {
        if (compilation.compiler.isChild()) return;
        const text = this.isOn ? workerScript(releaseOf(builtFiles(compilation))) : offScript();
        compilation.emitAsset(SCRIPT, new sources.RawSource(text));
      });
    });
  }
}

function builtFiles(compilation: Compilation): BuiltFiles {
  const groups = chunkGroups(compilation);
  const offline = OFFLINE_PAGES.flatMap((page) => {
    const names = groups[page];
    if (names === undefined) throw new Error(`config/serviceWorker: the build has no page ${page}`);
    return names;
  });
  const isLoaded = (name: string): boolean => !name.endsWith('.map') && !name.endsWith('.txt');
  return {
    texts: new Map(compilation.getAssets().map(({ name, source }) => [name, source.buffer()])),
    entry: [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()).filter(isLoaded),
    offline: [...new Set(offline)].filter(isLoaded),
  };
}
