import type { CampaignModule } from './catalog';
import type { PageTabs } from './campaignTypes';
import type { CampaignPage } from './parsePage';

/**
 * The modules that stand on the page: of a finished campaign all but the common ones (spec 2 §4 "Campaign finished").
 * The same list when none is hidden.
 */
export function visibleModules({ base, modules }: CampaignPage): readonly CampaignModule[] {
  if (!base.isFinished || modules.every(isShownWhenFinished)) return modules;
  return modules.filter(isShownWhenFinished);
}

/** The tabs whose modules stand on the page; null when fewer than two are left (spec 2 §2). */
export function visibleTabs(page: CampaignPage): PageTabs | null {
  if (page.tabs === null || visibleModules(page) === page.modules) return page.tabs;
  const shown = new Set(visibleModules(page).map(({ place }) => place.uniqueId));
  const tabs = page.tabs.tabs.filter(({ moduleId }) => shown.has(moduleId));
  return tabs.length < 2 ? null : { ...page.tabs, tabs };
}

const isShownWhenFinished = ({ type }: CampaignModule): boolean => type !== 'common';
