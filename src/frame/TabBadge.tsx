import { useEffect } from 'react';
import { usePageShown } from '@/hooks/usePageShown';
import { setTabBadge, type TabName } from './tabBadges';

interface TabBadgeProps {
  readonly tab: TabName;
  /** What waits there for the user; null: unknown, the badge stays as it is. */
  readonly count: number | null;
}

/**
 * A number on a tab. Set again whenever the page is shown, because the messaging app accepts it from tab pages only.
 */
export function TabBadge({ tab, count }: TabBadgeProps): null {
  useEffect(() => put(tab, count), [tab, count]);
  usePageShown(
    () => put(tab, count),
    () => undefined,
  );
  return null;
}

function put(tab: TabName, count: number | null): void {
  if (count !== null) void setTabBadge(tab, count);
}
