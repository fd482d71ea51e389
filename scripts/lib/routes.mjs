import path from 'node:path';
import { writePageConfigs } from './pageConfigs.mjs';
import { ROOT } from './paths.mjs';

/**
 * Loads a TypeScript module of the project that only imports the project's own files.
 * @param {string} file relative to the project
 */
export async function load(file) {
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [path.join(ROOT, file)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    tsconfig: path.join(ROOT, 'tsconfig.json'),
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(result.outputFiles[0].contents).toString('base64')}`
  );
}

/** Writes `index.config.ts` of every page from the route table. */
export async function writePages() {
  const { pageSettings } = await load('src/routes.derive.ts');
  writePageConfigs(path.join(ROOT, 'src'), pageSettings());
}

/**
 * The route table of src/routes.ts as data for machines.
 * @returns {Promise<{ name: string, path: string, aliases: string[], title: string, page: string, package: string,
 * targets: string[] }[]>}
 */
export async function readRoutes() {
  const { ROUTES } = await load('src/routes.ts');
  return ROUTES.map(({ name, path: h5Path, aliases = [], title, page, miniOnly }) => ({
    name,
    path: h5Path,
    aliases: [...aliases],
    title,
    page,
    package: /^packages\/[^/]+/.exec(page)?.[0] ?? 'main',
    targets: miniOnly ? ['weapp', 'alipay'] : ['h5', 'weapp', 'alipay'],
  }));
}
