import { useEffect } from 'react';
import { setTabBadge } from '@/domain/tabBadges';
import { usePageShown } from '@/hooks/usePageShown';

/**
 * Number of claimable rewards, as a badge on the tab 福利; null: unknown, the badge stays as it is. Set again whenever
 * the page is shown, because the messaging app accepts it from tab pages only.
 */
export function WelfareBadge({ count }: { readonly count: number | null }): null {
  useEffect(() => put(count), [count]);
  usePageShown(
    () => put(count),
    () => undefined,
  );
  return null;
}

function put(count: number | null): void {
  if (count !== null) void setTabBadge('welfare', count);
}
