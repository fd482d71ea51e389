import { useEffect, useState } from 'react';

/**
 * A part of the page that is loaded when first needed; null until then. On H5 it is a separate chunk (the app's frame
 * offers 重试 when that fails twice, platform/chunk); in mini programs it is in the package.
 *
 * @param load `() => import('./X')`; must be the same function on every render
 * @param onFailed called when a load has finally failed
 */
export function useLoaded<T extends object>(
  load: () => Promise<T>,
  isNeeded: boolean,
  onFailed?: () => void,
): T | null {
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    if (!isNeeded || part !== null) return undefined;
    let isGone = false;
    load().then(
      (loaded) => {
        if (!isGone) setPart(() => loaded); // a part may be a component, which setState would call as an updater
      },
      () => {
        if (!isGone) onFailed?.();
      },
    );
    return () => {
      isGone = true;
    };
    // A new onFailed alone must not load again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNeeded, part, load]);
  return part;
}
