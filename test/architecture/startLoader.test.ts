/** What config/h5/startLoader.cjs makes of the H5 entry: the early page's code first, and no duplicated list. */
import fs from 'node:fs';
import path from 'node:path';
import { EARLY_PATH } from '@/early/earlyPath';
import { ROUTES } from '@/routes';
import { h5Routes, pagesOf } from '@/routes.derive';

type Loader = (this: { resourcePath: string; resourceQuery: string }, entry: string) => string;
const load = jest.requireActual<Loader>('../../config/h5/startLoader.cjs');
const APP_CONFIG = path.resolve('src/app.config.ts');

test('fetches the code of the page at the early address', () => {
  const written = load.call({ resourcePath: APP_CONFIG, resourceQuery: '' }, 'the entry');
  const fetched = /require\.ensure\(\["([^"]+)"\]/.exec(written)?.[1] ?? '';
  const row = ROUTES.find((each) => each.path === EARLY_PATH);
  expect(path.relative(path.dirname(APP_CONFIG), fetched)).toBe(row?.page);
  expect(fs.existsSync(`${fetched}.tsx`)).toBe(true);
});

const asApp = (entry: string): string =>
  load.call({ resourcePath: APP_CONFIG, resourceQuery: '?app' }, entry);
const entryOf = (listed: readonly string[], routed: readonly string[]): string =>
  [
    'var config = {"router":{}, "pages": ' + JSON.stringify(listed) + ', "window": {}};',
    `config.routes = [${routed
      .map(
        (page) =>
          `Object.assign({ path: '${page}', load: function (context, params) { const page = import("./${page}"); return [page, context, params]; } }, { "navigationBarTitleText": "题" })`,
      )
      .join(', ')}];`,
    'createRouter(config);',
  ].join('\n');

test('of Taro’s lists the app entry keeps only the page imports, in the table’s order', () => {
  const pages = pagesOf('h5');
  const written = asApp(entryOf(pages, pages));
  expect([...written.matchAll(/\(\) => import\("\.\/([^"]+)"\)/g)].map(([, page]) => page)).toEqual(pages);
  expect(written).not.toMatch(/"pages"|navigationBarTitleText/);
  expect(written).toContain('createRouter(config);');
});

test('an entry in an unexpected format does not build', () => {
  expect(() => asApp('the entry')).toThrow('not written as it was');
  expect(() => asApp(entryOf(['pages/a/index'], ['pages/b/index']))).toThrow('not written as it was');
});

test('each route made from the table loads its own code', async () => {
  const fetched: number[] = [];
  const routes = h5Routes(pagesOf('h5').map((_page, index) => async () => void fetched.push(index)));
  expect(routes.map(({ path: page }) => page)).toEqual(pagesOf('h5'));
  expect(routes.every(({ navigationBarTitleText }) => navigationBarTitleText !== '')).toBe(true);
  const [page, ...rest] = routes[3]?.load('context', 'params') ?? [];
  await page;
  expect([fetched, rest]).toEqual([[3], ['context', 'params']]);
});
