/**
 * The pages whose `setData` is measured, each as its user sees it load: those of test/pages that have `firstRender`.
 */
import type { Locator, Page } from 'playwright-core';
import {
  packagePath,
  PAGES,
  rowOf,
  type FirstRender,
  type PackageVisit,
  type RouteName,
  type Seen,
} from '../pages';
import { engineErrors, hostTab, navigateBack, navigateTo, visiblePage, type EngineTarget } from './host';
import type { PhoneOptions } from './phones';
import { onPage, WORDS_PAGE } from './steps';

export const LIST_PAGE = 'packages/coupon/list/index';
export const SCAN_PAGE = 'packages/cabinet/scan-success/index';

export const FUND_PAGE = 'packages/reduction/center/index';
export const FUND_GUIDE_PAGE = 'packages/reduction/guide/index';
export const FUND_DETAIL_PAGE = 'packages/reduction/detail/index';
export const EXTEND_HOME_PAGE = 'packages/reduction/extend-home/index';
export const STORAGE_HOME_PAGE = 'packages/reduction/storage-home/index';
export const APP_INCENTIVE_PAGE = 'packages/task/app-incentive/index';
export const SALE_PAGE = 'packages/coupon/sale/index';
export const SALE_RESULT_PAGE = 'packages/coupon/sale-result/index';

export const PICK_OPEN_PAGE = 'packages/pick/open/index';
export const ORDER_LIST_PAGE = 'packages/order/list/index';
export const ORDER_DETAIL_PAGE = 'packages/order/detail/index';

export interface MeasuredPage extends PackageVisit {
  readonly route: RouteName;
  readonly firstRender: FirstRender;
}

export const MEASURED: readonly MeasuredPage[] = PAGES.flatMap(({ route, inPackages }) =>
  inPackages.flatMap((visit) =>
    visit.firstRender === undefined ? [] : [{ ...visit, route, firstRender: visit.firstRender }],
  ),
);

/** The first matching element of the page on screen. */
export const locateOnPhone = (page: Page, seen: Seen): Locator =>
  (typeof seen === 'function' ? seen(page) : visiblePage(page).getByText(seen)).first();

/** How a phone gets to a described page. */
interface Way {
  /** With a login token when `isLoggedIn`. */
  readonly open: PhoneOptions;
  readonly isLoggedIn: boolean;
  /** From the opened page to the described one, if it is another. */
  readonly go: (page: Page) => Promise<void>;
}

/** A page that takes no token is reached from one that does; a tab page is then opened from the tab bar. */
export function wayTo(
  route: RouteName,
  { query, isLoggedIn = false }: Pick<PackageVisit, 'query' | 'isLoggedIn'>,
  target: EngineTarget,
): Way {
  const { acceptsToken, tab } = rowOf(route);
  const path = packagePath(route, target);
  if (!isLoggedIn || acceptsToken === true)
    return {
      open: { path, ...(query === undefined ? {} : { query }) },
      isLoggedIn,
      go: async () => undefined,
    };
  return {
    open: { path: LIST_PAGE, activity: 'LIST-0' },
    isLoggedIn,
    async go(page) {
      if (tab === undefined) return navigateTo(page, `/${path}${query === undefined ? '' : `?${query}`}`);
      await goHome(page);
      await hostTab(page, tab.text).click();
    },
  };
}

/** From any page to the tab 首页, through a page that leads there. */
export async function goHome(page: Page): Promise<void> {
  await navigateTo(page, WORDS_PAGE.path);
  await visiblePage(page).getByText('去首页', { exact: true }).click();
  await hostTab(page, '首页').waitFor();
  // The last element to load: until then the page grows during a tap.
  await visiblePage(page).getByText('寄件福利大礼包').first().waitFor();
}

/**
 * How deep the elements of the page on screen may be nested. Taro's templates hold 14 levels; from the 15th on they
 * switch to a separate component, and the page's observers by `#id` find nothing inside it any more. Two levels are
 * spare: for a state without a description, and for the next wrapper.
 */
export const NESTING_LIMIT = 12;
export const nestingOf = (page: Page): Promise<number> =>
  visiblePage(page).evaluate((root) => {
    const levelOf = (node: Element): number => {
      let level = 0;
      for (let at: Element | null = node; at !== null && at !== root; at = at.parentElement)
        // The host's own two elements around the page do not count.
        if (/^wx-(?!page)/i.test(at.tagName)) level += 1;
      return level;
    };
    return Math.max(0, ...[...root.querySelectorAll('*')].map(levelOf));
  });

/** One phone goes from page to page and runs `check` on each; none may report an error or be nested too deep. */
export async function goThrough(
  page: Page,
  target: EngineTarget,
  visits: readonly (PackageVisit & { readonly route: RouteName })[],
  check: (visit: PackageVisit & { readonly route: RouteName }) => Promise<void>,
): Promise<void> {
  for (const visit of visits) {
    const { route, query } = visit;
    const path = packagePath(route, target);
    const { tab } = rowOf(route);
    if (tab === undefined) await navigateTo(page, `/${path}${query === undefined ? '' : `?${query}`}`);
    else await hostTab(page, tab.text).click();
    await onPage(page, path);
    await check(visit);
    expect([route, await engineErrors(page)]).toEqual([route, []]);
    expect({ route, isTooDeep: (await nestingOf(page)) > NESTING_LIMIT }).toEqual({
      route,
      isTooDeep: false,
    });
    if (tab === undefined) await navigateBack(page);
  }
}
