/** Number of pending items per tab; drawn by `frame/TabBar` or the platform. */
import { observable, runInAction } from 'mobx';
import { tabBar } from '@/platform/tabBar';
import { ROUTES, type RouteTab } from '@/routes';

type TabRow = Extract<(typeof ROUTES)[number], { readonly tab: RouteTab }>;
export type TabName = TabRow['name'];

/** The five tabs in display order. */
export const TABS: readonly TabRow[] = ROUTES.filter((row): row is TabRow => 'tab' in row);

const counts = observable.map<TabName, number>();

/** Badge text of a tab: the number of pending items; '' for none. Mini programs cut it after four characters. */
export function badgeText(name: TabName): string {
  const count = counts.get(name) ?? 0;
  return count > 99 ? '99+' : count > 0 ? String(count) : '';
}

/** Removes all badges after a log-out. */
export async function clearTabBadges(): Promise<void> {
  await Promise.all([...counts.keys()].map((name) => setTabBadge(name, 0)));
}

/** Sets the number of pending items on a tab. Call from tab pages only: on others the messaging app refuses. */
export async function setTabBadge(name: TabName, count: number): Promise<void> {
  runInAction(() => counts.set(name, count));
  const index = TABS.findIndex((tab) => tab.name === name);
  const text = badgeText(name);
  // A refused badge is drawn when the tab is next shown; where the page itself draws the bar, `counts` is enough.
  await (text === '' ? tabBar.removeBadge(index) : tabBar.setBadge(index, text));
}
