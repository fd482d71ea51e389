import type { PlatformFailure, Unsupported } from '../outcome';

export type NavigationOutcome = { readonly kind: 'done' } | PlatformFailure | Unsupported;

/** A login token, and the path of the page whose address brought it. */
export interface BroughtToken {
  readonly token: string;
  readonly path: string;
}

/** The two sets of tab pages in the route table; H5 has the messaging app's. */
export type TabSet = 'wechat' | 'alipay';

/**
 * Moves between pages of this app and out of it. Paths are concrete: on H5 `/receiveCoupon/X?a=1`,
 * on mini programs `/packages/coupon/receive/index?activityCode=X`; `navigation/` (the layer) makes them from
 * `routes.ts` and checks external targets before they come here.
 */
export interface NavigationCapability {
  /** Which of the two path forms this platform's pages have. */
  readonly pathForm: 'h5' | 'page';
  /** Whose tab pages this platform has. */
  readonly tabSet: TabSet;
  /** Opens on top. At the platform's page depth limit (10) the top page is replaced instead. */
  push(path: string): Promise<NavigationOutcome>;
  replace(path: string): Promise<NavigationOutcome>;
  /** Closes every page and opens this one. */
  reLaunch(path: string): Promise<NavigationOutcome>;
  /** Back, or `home` (a path) when there is nothing to go back to: back always leads somewhere. */
  back(home: string): Promise<NavigationOutcome>;
  canGoBack(): boolean;
  /** Leaves this app in place (H5 only; mini programs answer unsupported and the layer opens its web-view page). */
  openExternal(url: string, mode: 'push' | 'replace'): NavigationOutcome;
  /** Path of the page on screen without query: goes into `Original-Path` (product §1.7). */
  currentPath(): string;
  /** Path and query of the page on screen (H5: the whole href). */
  currentUrl(): string;
  /** Query the app or page was opened with, decoded (H5: of the address bar). */
  currentQuery(): Readonly<Record<string, string>>;
  /**
   * The login token (`token`) that the address brought, once; null: none. Whether it is used or not, it stands in the
   * address bar no more, nor in the fragment, nor in addresses that the query carries.
   */
  takeToken(): BroughtToken | null;
  /** Takes query keys out of the address bar without navigating. No-op where there is no bar. */
  dropFromAddress(queryKeys: readonly string[]): void;
  setTitle(title: string): void;
  /** Loads the document anew at its present address. No-op in mini programs, which have none. */
  reload(): void;
  /** Closes the web view this page is embedded in (consumer app, mini-program web-view). */
  closeWebview(): Promise<NavigationOutcome>;
}
