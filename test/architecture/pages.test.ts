import { ROUTES, SOON_PAGE, type RouteRow } from '@/routes';
import { filesBelow, SRC } from './source';

const rows: readonly RouteRow[] = ROUTES;
const files = new Set(filesBelow(SRC));
const built = [
  ...new Set([
    ...rows.flatMap(({ page, tab }) => [page, tab?.alipayPage].filter((name) => name !== undefined)),
    SOON_PAGE,
  ]),
];

test.each(built)('%s has its component and its configuration', (page) => {
  expect(files).toContain(`${page}.tsx`);
  expect(files).toContain(`${page}.config.ts`);
});

test('no page folder is left out of the route table', () => {
  const pages = [...files]
    .filter((name) => /^(pages|packages)\/.*\.config\.ts$/.test(name))
    .map((name) => name.replace('.config.ts', ''));
  expect(pages.filter((page) => !built.includes(page))).toEqual([]);
});

test('tab pages live in pages/, everything else in packages/<domain>/<page>/', () => {
  expect(built.filter((page) => !/^pages\/[^/]+\/index$|^packages\/[^/]+\/[^/]+\/index$/.test(page))).toEqual(
    [],
  );
});
