import { useCallback, useEffect, useRef } from 'react';
import { pageVisibility } from '@/platform/pageVisibility';
import { usePageShown } from './usePageShown';

/**
 * Calls back when the page is hidden (another page covers it, the browser's tab is hidden, the mini program is in the
 * background) and when it is visible again, but not when it is first shown. A tab switch is no page event, and a
 * covered page can be in a visible tab, so both are tracked.
 */
export function useShownAgain(onShownAgain: () => void, onHidden?: () => void): void {
  const latest = useRef({ onShownAgain, onHidden });
  latest.current = { onShownAgain, onHidden };
  const seen = useRef({ isOnTop: true, isAppVisible: true, isHidden: false });

  const note = useCallback(
    (change: { readonly isOnTop?: boolean; readonly isAppVisible?: boolean }): void => {
      const before = seen.current;
      const now = { ...before, ...change };
      now.isHidden = !now.isOnTop || !now.isAppVisible;
      seen.current = now;
      if (now.isHidden === before.isHidden) return;
      if (now.isHidden) latest.current.onHidden?.();
      else latest.current.onShownAgain();
    },
    [],
  );

  usePageShown(
    () => note({ isOnTop: true }),
    () => note({ isOnTop: false }),
  );
  useEffect(() => pageVisibility.subscribe((isAppVisible) => note({ isAppVisible })), [note]);
}
