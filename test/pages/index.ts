/**
 * The one list of every page of the app for tests. It drives the pictures (`npm run shots`), the visits of
 * `journeys/everyPage` (opens, accessible, narrow, dark), the visits and first-render limits in both packages
 * (`packages/firstRender`, `packages/everyPage`) and what the routes' journey looks for. A new page adds its
 * description to the file of its kind; `architecture/pages.test.ts` checks that each page has one.
 */
import { ROUTES, type RouteRow } from '../../src/routes';
import type { EngineTarget } from '../engines/host';
import { ACCOUNT_PAGES } from './account';
import { BARGAIN_PAGES } from './bargain';
import { CABINET_ISSUE_PAGES } from './cabinetIssues';
import { CAMPAIGN_PAGES } from './campaign';
import { CONTRAST_PAGES } from './contrast';
import { COUPON_PAGES } from './coupon';
import { ENTRANCE_PAGES } from './entrance';
import { EVALUATION_PAGES } from './evaluation';
import { GIFT_PAGES } from './gift';
import { HELP_PAGES } from './help';
import { HOME_SERVICE_PAGES } from './homeServices';
import { INVITE_PAGES } from './invite';
import { INVOICE_PAGES } from './invoice';
import { INVOICE_RECORD_PAGES } from './invoiceRecord';
import { NEAR_PAGES } from './near';
import { OFFER_PAGES } from './offer';
import { OPEN_APP_PAGES } from './openApp';
import { PICK_PAGES } from './pick';
import { PICK_GIFT_PAGES } from './pickGift';
import { REDUCTION_PAGES } from './reduction';
import { SEND_PAGES } from './send';
import { SENDING_TOOL_PAGES } from './sendingTools';
import { TAB_PAGES } from './tabs';
import type { PageDescription, PageState, RouteName } from './types';
import { WALLET_PAGES } from './wallet';

export { locate, openState } from './opening';
export type { FirstRender, PackageVisit, PageDescription, PageState, RouteName, Seen } from './types';

export const PAGES: readonly PageDescription[] = [
  ...TAB_PAGES,
  ...SEND_PAGES,
  ...PICK_PAGES,
  ...COUPON_PAGES,
  ...CAMPAIGN_PAGES,
  ...REDUCTION_PAGES,
  ...ACCOUNT_PAGES,
  ...OFFER_PAGES,
  ...INVITE_PAGES,
  ...HELP_PAGES,
  ...BARGAIN_PAGES,
  ...HOME_SERVICE_PAGES,
  ...WALLET_PAGES,
  ...CONTRAST_PAGES,
  ...INVOICE_PAGES,
  ...INVOICE_RECORD_PAGES,
  ...PICK_GIFT_PAGES,
  ...GIFT_PAGES,
  ...NEAR_PAGES,
  ...OPEN_APP_PAGES,
  ...CABINET_ISSUE_PAGES,
  ...ENTRANCE_PAGES,
  ...EVALUATION_PAGES,
  ...SENDING_TOOL_PAGES,
];

const rows: readonly RouteRow[] = ROUTES;

/** The page's row in the route table. */
export function rowOf(route: RouteName): RouteRow {
  const row = rows.find(({ name }) => name === route);
  if (row === undefined) throw new Error(`${route} is not in src/routes.ts`);
  return row;
}

/** Path of the page in a package; a tab page has one in each. */
export function packagePath(route: RouteName, target: EngineTarget): string {
  const { page, tab } = rowOf(route);
  return target === 'alipay' ? (tab?.alipayPage ?? page) : page;
}

/**
 * What the page at a route shows to an anonymous user who opens its bare address; null: the page exists only in the
 * packages.
 */
export const bareState = (route: string): PageState | null => descriptionOf(route)?.states[0] ?? null;

export const descriptionOf = (route: string): PageDescription | undefined =>
  PAGES.find((page) => page.route === route);
