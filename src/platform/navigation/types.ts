import type { PlatformFailure, Unsupported } from '../outcome';

export type NavigationOutcome = { readonly kind: 'done' } | PlatformFailure | Unsupported;

/** A login token, and the path of the page whose address contained it. */
export interface BroughtToken {
  readonly token: string;
  readonly path: string;
}

/** The two sets of tab pages in the route table; H5 uses the messaging app's. */
export type TabSet = 'wechat' | 'alipay';

/**
 * Navigates between pages of this app and out of it. Paths are concrete: on H5 `/receiveCoupon/X?a=1`, on mini programs
 * `/packages/coupon/receive/index?activityCode=X`; the `navigation/` layer builds them from `routes.ts` and checks
 * external targets first.
 */
export interface NavigationCapability {
  /** Which of the two path forms this platform uses. */
  readonly pathForm: 'h5' | 'page';
  /** Which set of tab pages this platform has. */
  readonly tabSet: TabSet;
  /** Opens the page on top. At the platform's page depth limit (10) it replaces the top page instead. */
  push(path: string): Promise<NavigationOutcome>;
  replace(path: string): Promise<NavigationOutcome>;
  /** Closes every page and opens this one. */
  reLaunch(path: string): Promise<NavigationOutcome>;
  /** Goes back, or opens `home` (a path) when there is nothing to go back to, so that it always leads somewhere. */
  back(home: string): Promise<NavigationOutcome>;
  canGoBack(): boolean;
  /**
   * Leaves this app in the current window (H5 only; mini programs return unsupported and the layer opens its web-view
   * page).
   */
  openExternal(url: string, mode: 'push' | 'replace'): NavigationOutcome;
  /** Path of the visible page without query: sent as `Original-Path` (product §1.7). */
  currentPath(): string;
  /** Path and query of the visible page (H5: the whole href). */
  currentUrl(): string;
  /** Decoded query that the app or page was opened with (H5: of the address bar). */
  currentQuery(): Readonly<Record<string, string>>;
  /**
   * Returns the login token (`token`) of the address and removes it; null when there is none or it was taken already.
   * Whether or not the token is used, afterwards it is neither in the address bar nor in the fragment, nor in addresses
   * that the query contains.
   */
  takeToken(): BroughtToken | null;
  /** Removes query keys from the address bar without navigating. No-op where there is no address bar. */
  dropFromAddress(queryKeys: readonly string[]): void;
  setTitle(title: string): void;
  /** Reloads the document at its present address. No-op in mini programs, which have none. */
  reload(): void;
  /** Closes the web view in which this page is embedded (consumer app, mini-program web-view). */
  closeWebview(): Promise<NavigationOutcome>;
}
