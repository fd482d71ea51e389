/**
 * Derives what the build and `app.config.ts` need from the route table: page lists by package and H5 custom routes.
 * Runs in Node at build time as well as in the app; imports only the table.
 */
import { ROUTES, type RouteRow } from './routes';

const rows: readonly RouteRow[] = ROUTES;

interface SubPackage {
  readonly root: string;
  readonly pages: string[];
}

interface TabBarItem {
  readonly pagePath: string;
  readonly text: string;
  readonly iconPath: string;
  readonly selectedIconPath: string;
}

/** Pages of the target's main package, the entry page first. */
export function mainPackagePages(target: string): string[] {
  return pagesOf(target).filter((page) => packageRoot(page) === null);
}

/**
 * Subpackages with their pages, in table order (Taro's H5 router takes the first match, so a row with a parameter must
 * come after the literal rows that it would match).
 */
export function subPackages(target: string): SubPackage[] {
  const byRoot = new Map<string, string[]>();
  for (const page of pagesOf(target)) {
    const root = packageRoot(page);
    if (root === null) continue;
    const pages = byRoot.get(root) ?? [];
    pages.push(page.slice(root.length + 1));
    byRoot.set(root, pages);
  }
  return [...byRoot].map(([root, pages]) => ({ root, pages }));
}

/**
 * `router.customRoutes` of the H5 app: page path -> its H5 patterns. With a leading slash; otherwise Taro's router does
 * not find the home page's own pattern and sends `/` to a page path without a page.
 */
export function customRoutes(): Record<string, string[]> {
  const routes: Record<string, string[]> = {};
  for (const row of rows) {
    if (row.miniOnly) continue;
    (routes[`/${row.page}`] ??= []).push(row.path, ...(row.aliases ?? []));
  }
  return routes;
}

/** A page in the form that Taro's H5 router expects. */
interface H5Route {
  readonly path: string;
  readonly navigationBarTitleText: string;
  load(
    context: unknown,
    params: unknown,
  ): readonly [page: Promise<unknown>, context: unknown, params: unknown];
}

/** @param code loads each page of `pagesOf('h5')`, in that order (`config/h5/startLoader`) */
export function h5Routes(code: readonly (() => Promise<unknown>)[]): H5Route[] {
  const settings = pageSettings();
  const pages = pagesOf('h5');
  return code.map((fetch, index) => {
    const path = pages[index] ?? '';
    return {
      path,
      navigationBarTitleText: settings.get(path)?.title ?? '',
      load: (context, params) => [fetch(), context, params],
    };
  });
}

/** Subpackage root of a page path (`packages/<domain>`), or null for the main package. */
function packageRoot(page: string): string | null {
  const match = /^packages\/[^/]+/.exec(page);
  return match ? match[0] : null;
}

/** Tab bar of a mini program, in table order. Icons are rendered from `assets/tabs/*.svg` (`npm run icons`). */
export function tabBarItems(target: string): TabBarItem[] {
  return rows.flatMap((row) => {
    const pagePath = pageOn(row, target);
    if (row.tab === undefined) return [];
    const { text, icon } = row.tab;
    return [
      {
        pagePath,
        text,
        iconPath: `assets/tabs/${icon}.png`,
        selectedIconPath: `assets/tabs/${icon}-on.png`,
      },
    ];
  });
}

/** The page of a row on a target: the payment app has its own tab pages. */
export const pageOn = (row: RouteRow, target: string): string =>
  target === 'alipay' ? (row.tab?.alipayPage ?? row.page) : row.page;

/**
 * Page path -> content of its `index.config.ts`: title, sharing and pull-to-refresh of the first row with that page, on
 * any target.
 */
export function pageSettings(): ReadonlyMap<string, Pick<RouteRow, 'title' | 'shares' | 'refreshes'>> {
  const settings = new Map<string, Pick<RouteRow, 'title' | 'shares' | 'refreshes'>>();
  for (const row of rows)
    for (const page of [row.page, row.tab?.alipayPage])
      if (page !== undefined && !settings.has(page)) settings.set(page, row);
  return settings;
}

/** All pages of a target, in table order. */
export function pagesOf(target: string): string[] {
  const pages: string[] = [];
  for (const row of rows) {
    const page = pageOn(row, target);
    if (row.miniOnly && target === 'h5') continue;
    if (!pages.includes(page)) pages.push(page);
  }
  return pages;
}
