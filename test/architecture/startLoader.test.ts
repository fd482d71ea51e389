/** What config/h5/startLoader.cjs puts before the H5 entry fetches the page that the early call is for. */
import fs from 'node:fs';
import path from 'node:path';
import { EARLY_PATH } from '@/early/earlyPath';
import { ROUTES } from '@/routes';

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

test('asked for as the app, gives Taro’s entry as it is', () => {
  expect(load.call({ resourcePath: APP_CONFIG, resourceQuery: '?app' }, 'the entry')).toBe('the entry');
});
