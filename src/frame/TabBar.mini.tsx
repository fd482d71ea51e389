import type { TabName } from './tabBadges';

/** Mini programs have a tab bar of their own, so that neither this one's code nor its icons belong to their packages. */
export const TabBar = (_: { readonly current: TabName }): null => null;
