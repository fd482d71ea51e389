/** The pages whose `setData` is measured, each as its visitor sees it come: those of test/pages that say so. */
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
import { hostTab, navigateTo, visiblePage, type EngineTarget } from './host';
import type { PhoneOptions } from './phones';

export const INCENTIVE_PAGE = 'packages/coupon/incentive/index';
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
export const PICK_HISTORY_PAGE = 'packages/pick/history/index';
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

/** The first element of the page on screen that shows it. */
export const locateOnPhone = (page: Page, seen: Seen): Locator =>
  (typeof seen === 'function' ? seen(page) : visiblePage(page).getByText(seen)).first();

/** How a phone gets to a described page. */
export interface Way {
  /** With the token of somebody who is logged in, where `isLoggedIn`. */
  readonly open: PhoneOptions;
  readonly isLoggedIn: boolean;
  /** From the page that is opened to the described one, when that is another. */
  readonly go: (page: Page) => Promise<void>;
}

/** A page that takes no token is opened by one that does; a tab page then from its bar. */
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

/** From any page, by the page that stands for those to come, to the tab 首页. */
export async function goHome(page: Page): Promise<void> {
  await navigateTo(page, '/packages/common/soon/index?route=feedback');
  await visiblePage(page).getByText('去首页', { exact: true }).click();
  await hostTab(page, '首页').waitFor();
  // The last that comes: until then the page grows under a press.
  await visiblePage(page).getByText('寄件福利大礼包').first().waitFor();
}
