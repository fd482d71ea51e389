import type { PageModule } from './catalog';
import type { PageTabs } from './modulePageTypes';
import type { ModulePageData } from './parsePage';

/**
 * The modules to show: all, or for a finished campaign all but the common ones (product §2.4 "Campaign finished").
 * Returns the same array when nothing is hidden.
 */
export function visibleModules({ base, modules }: ModulePageData): readonly PageModule[] {
  if (!base.isFinished || modules.every(isShownWhenFinished)) return modules;
  return modules.filter(isShownWhenFinished);
}

/** The tabs whose modules are shown; null when fewer than two are left (product §2.2). */
export function visibleTabs(page: ModulePageData): PageTabs | null {
  if (page.tabs === null || visibleModules(page) === page.modules) return page.tabs;
  const shown = new Set(visibleModules(page).map(({ place }) => place.uniqueId));
  const tabs = page.tabs.tabs.filter(({ moduleId }) => shown.has(moduleId));
  return tabs.length < 2 ? null : { ...page.tabs, tabs };
}

const isShownWhenFinished = ({ type }: PageModule): boolean => type !== 'common';
