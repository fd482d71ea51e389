import { useEffect } from 'react';
import { setTabBadge } from '@/domain/tabBadges';
import { usePageShown } from '@/hooks/usePageShown';

/**
 * Rewards to claim, on the tab 福利; null: not known, what stands there stays. Set anew whenever its page is shown: the
 * messaging app takes it from tab pages only.
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
