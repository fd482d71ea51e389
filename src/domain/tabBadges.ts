/** How many things wait on a tab; `frame/TabBar` or the platform draws it. */
import { observable, runInAction } from 'mobx';
import { tabBar } from '@/platform/tabBar';
import { ROUTES, type RouteTab } from '@/routes';

type TabRow = Extract<(typeof ROUTES)[number], { readonly tab: RouteTab }>;
export type TabName = TabRow['name'];

/** The five tabs in the order of the bar. */
export const TABS: readonly TabRow[] = ROUTES.filter((row): row is TabRow => 'tab' in row);

const counts = observable.map<TabName, number>();

/** What stands on a tab: how many things wait there; '' for none. Mini programs cut after four characters. */
export function badgeText(name: TabName): string {
  const count = counts.get(name) ?? 0;
  return count > 99 ? '99+' : count > 0 ? String(count) : '';
}

/** Takes every number away: whoever they were for has logged out. */
export async function clearTabBadges(): Promise<void> {
  await Promise.all([...counts.keys()].map((name) => setTabBadge(name, 0)));
}

/** Puts the number of what waits on a tab. From tab pages only: on others the messaging app refuses to draw it. */
export async function setTabBadge(name: TabName, count: number): Promise<void> {
  runInAction(() => counts.set(name, count));
  const index = TABS.findIndex((tab) => tab.name === name);
  const text = badgeText(name);
  // A refused badge is drawn when the tab is shown next; where the page draws the bar, `counts` is enough.
  await (text === '' ? tabBar.removeBadge(index) : tabBar.setBadge(index, text));
}
