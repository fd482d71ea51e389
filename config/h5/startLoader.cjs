/**
 * Changes the module of `src/app.config.ts` in two ways.
 *
 * It runs `src/early/startApp` before the entry that Taro writes: the module of `src/app.config.ts` becomes the start,
 * and the entry is the same file imported with `?app`. "Eager" keeps it in the first file, run on demand.
 *
 * It removes the entry's own lists: Taro writes each page's path three times and its title twice into the first file,
 * which the route table already contains. Only the code that loads each page remains (`routes.derive`, `h5Routes`).
 */
const path = require('node:path');
const { WEEKLY_PAGE } = require('./firstPages.cjs');

const APP_QUERY = '?app';

/** Taro's output: `config`'s page list, and the routes with their settings up to the end of the statement. */
const PAGES = /"?pages"?: (\[[^\]]*\]),/;
const ROUTES = /config\.routes = \[[\s\S]*?\}\)\];/;
const PAGE_CODE = /import\((?:\/\*[^*]*\*\/)?\s*["']\.\/([^"']+)["']\)/g;

/**
 * @throws when Taro writes its entry differently: without this change the build would differ from the one that was
 * measured
 */
function slimEntry(entry, derive) {
  const pages = PAGES.exec(entry);
  const routes = ROUTES.exec(entry);
  const paths = routes === null ? [] : [...routes[0].matchAll(PAGE_CODE)].map((match) => match[1]);
  if (pages === null || paths.length === 0 || paths.join() !== JSON.parse(pages[1]).join())
    throw new Error('config/h5/startLoader: the entry of the H5 build is not written as it was');
  const code = paths.map((page) => `() => import(${JSON.stringify(`./${page}`)})`).join(',\n  ');
  // Added here and not among the build's own imports: Babel has already processed the entry and would remove unused
  // imports.
  return `import { h5Routes } from ${derive};\n${entry}`
    .replace(pages[0], '')
    .replace(
      routes[0],
      `config.routes = h5Routes([\n  ${code},\n]);\nconfig.pages = config.routes.map(({ path }) => path);`,
    );
}

module.exports = function startLoader(entry) {
  const src = path.dirname(this.resourcePath);
  const at = (...parts) => JSON.stringify(path.join(src, ...parts));
  if (this.resourceQuery === APP_QUERY) return slimEntry(entry, at('routes.derive.ts'));
  const page = at(...WEEKLY_PAGE.split('/'));
  return `import { startApp } from ${at('early', 'startApp')};
startApp({
  fetchPage: () => new Promise((resolve, reject) => require.ensure([${page}], () => resolve(), (error) => reject(error))),
  runLibraries: [
    () => require('react-dom'),
    () => import(/* webpackMode: "eager", webpackExports: ["initPxTransform"] */ '@tarojs/taro'),
  ],
  runApp: () => import(/* webpackMode: "eager" */ ${JSON.stringify(this.resourcePath + APP_QUERY)}),
});
`;
};
