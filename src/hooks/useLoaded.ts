import { useEffect, useState } from 'react';

/**
 * A part of the page that is loaded when it is first needed, or null until it is there. On H5 it is a chunk of its
 * own (the app's frame offers 重试 when that fails twice, platform/chunk); mini programs have it in the package.
 *
 * @param load `() => import('./X')`; must be the same function at every render
 * @param onFailed told of a load that failed for good
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
        if (!isGone) setPart(() => loaded); // a part may be a component, which React would call
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
