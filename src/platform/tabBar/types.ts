import type { PlatformFailure, Unsupported } from '../outcome';

export type TabBarOutcome = { readonly kind: 'done' } | PlatformFailure | Unsupported;

/** The pages of `app.config.ts`'s tab bar: they are switched to, never pushed or replaced (spec 1 §9). */
export interface TabBarCapability {
  /** `path` as `navigation` takes it, with or without query. */
  isTabPage(path: string): boolean;
  /** Tab pages take no query: keep what they need in a store before switching. */
  switchTo(path: string): Promise<TabBarOutcome>;
  /** `index` from 0; at most 4 characters, mini programs cut longer ones. */
  setBadge(index: number, text: string): Promise<TabBarOutcome>;
  removeBadge(index: number): Promise<TabBarOutcome>;
}
