import { useCallback, useEffect, useRef } from 'react';
import { usePageShown } from '@/hooks/usePageShown';
import { pageVisibility } from '@/platform/pageVisibility';

/**
 * Calls back when the page is seen again after it was not: another page lay over it, the browser's tab was hidden or
 * left for another address, the mini program was in the background. Not when it is shown first.
 */
export function useShownAgain(onShownAgain: () => void): void {
  const latest = useRef(onShownAgain);
  latest.current = onShownAgain;
  const seen = useRef({ isOnTop: true, isAppVisible: true, wasHidden: false });

  const note = useCallback(
    (change: { readonly isOnTop?: boolean; readonly isAppVisible?: boolean }): void => {
      const now = { ...seen.current, ...change };
      const isHidden = !now.isOnTop || !now.isAppVisible;
      const isBack = now.wasHidden && !isHidden;
      seen.current = { ...now, wasHidden: isHidden };
      if (isBack) latest.current();
    },
    [],
  );

  usePageShown(
    () => note({ isOnTop: true }),
    () => note({ isOnTop: false }),
  );
  useEffect(() => pageVisibility.subscribe((isAppVisible) => note({ isAppVisible })), [note]);
}
