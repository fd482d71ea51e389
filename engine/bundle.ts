import { build } from 'esbuild';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

interface Bundle {
  readonly script: string;
  readonly style: string;
}

const cache = new Map<string, { stamp: string; bundle: Promise<Bundle> }>();

async function newestChange(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const times = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs),
  );
  return `${entries.length}:${Math.max(0, ...times)}`;
}

/**
 * Bundles one browser entry and the style sheet next to it, in memory; rebuilds only after its folder has changed.
 * @param entry absolute path of the TypeScript entry
 * @param style absolute path of the style sheet
 */
export async function bundleClient(entry: string, style: string): Promise<Bundle> {
  const stamp = await newestChange(path.dirname(entry));
  const cached = cache.get(entry);
  if (cached !== undefined && cached.stamp === stamp) return cached.bundle;
  const bundle = makeBundle(entry, style);
  cache.set(entry, { stamp, bundle });
  bundle.catch(() => cache.delete(entry));
  return bundle;
}

async function makeBundle(entry: string, style: string): Promise<Bundle> {
  const result = await build({
    entryPoints: { script: entry, style },
    bundle: true,
    write: false,
    outdir: path.dirname(entry),
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    charset: 'utf8',
    minifySyntax: true,
    // The framework's production mode: its development mode adds checks that no phone has.
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (ending: string): string =>
    result.outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return { script: textOf('script.js'), style: textOf('style.css') };
}
