/**
 * Puts `src/early/startApp` before the entry that Taro writes: the module of `src/app.config.ts` becomes the start, the
 * entry the same file asked for with `?app`. "Eager" keeps it in the first file, run when it is called for.
 */
const path = require('node:path');
const { WEEKLY_PAGE } = require('./weeklyPage.cjs');

const APP_QUERY = '?app';

module.exports = function startLoader(entry) {
  if (this.resourceQuery === APP_QUERY) return entry;
  const src = path.dirname(this.resourcePath);
  const at = (...parts) => JSON.stringify(path.join(src, ...parts));
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
