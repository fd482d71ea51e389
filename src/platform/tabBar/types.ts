import type { PlatformFailure, Unsupported } from '../outcome';

export type TabBarOutcome = { readonly kind: 'done' } | PlatformFailure | Unsupported;

/** The bar of the five tab pages, which are switched to, never pushed or replaced (product §1.9). */
export interface TabBarCapability {
  /**
   * Whether the page has to draw the bar: true in browsers. Mini programs have their own, and an app or a mini program
   * around the page has its own navigation.
   */
  isDrawnByPage(): boolean;
  /**
   * `path` of a tab page in the form that `navigation` uses. Mini programs drop its query: `navigation/tabArrivals`
   * carries it.
   */
  switchTo(path: string): Promise<TabBarOutcome>;
  /**
   * `index` from 0; at most 4 characters, mini programs truncate longer ones. Unsupported where the page draws the bar.
   */
  setBadge(index: number, text: string): Promise<TabBarOutcome>;
  removeBadge(index: number): Promise<TabBarOutcome>;
}
