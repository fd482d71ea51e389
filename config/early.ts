/**
 * The script inlined into the H5 page's HTML (`src/early`): the app's own modules bundled into a few KB, so that the
 * code that runs before the app cannot differ from it.
 */
import { buildSync } from 'esbuild';
import path from 'node:path';
import { minified } from './minify';

/**
 * Supported by the oldest browsers of package.json's browserslist (with iOS 13 as the target, esbuild would reject
 * destructuring).
 */
const TARGET = 'es2019';

/** Settings as the app's build inlines them. */
function settings(): Record<string, string> {
  const found: Record<string, string> = {
    'process.env.NODE_ENV': '"production"',
    'process.env.TARO_ENV': '"h5"',
  };
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('TARO_APP_')) found[`process.env.${name}`] = JSON.stringify(value);
  return found;
}

/**
 * Bundles an entry of `src` that runs on the page besides the app, minified.
 * @param entry below src
 */
export function bundledForPage(entry: string): string {
  const src = path.resolve(__dirname, '..', 'src');
  const { outputFiles } = buildSync({
    entryPoints: [path.join(src, entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    alias: { '@/env': path.join(src, 'early', 'earlyEnv.ts'), '@': src },
    resolveExtensions: ['.h5.ts', '.h5.tsx', '.ts', '.tsx', '.js', '.mjs'],
    define: settings(),
  });
  // Half a kilobyte smaller than by esbuild's own minifier.
  return minified(outputFiles[0]?.text ?? '').trim();
}

/** JavaScript that is safe inside a script element. */
export const earlyScript = (): string => bundledForPage('early/main.ts').replace(/<\/(script)/gi, '<\\/$1');
