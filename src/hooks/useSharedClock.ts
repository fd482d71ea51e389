import { useCallback, useSyncExternalStore } from 'react';
import { pageVisibility } from '@/platform/pageVisibility';
import { systemClock } from '@/utils/clock';
import { createSharedClock } from './sharedClock';
import type { SharedClock } from './sharedClock';
import { usePageActive } from './usePageActive';

let shared: SharedClock | null = null;

/** Created on first use: loading the module starts nothing. */
const theClock = (): SharedClock => (shared ??= createSharedClock(systemClock, pageVisibility));

const nothing = (): void => undefined;

/**
 * Returns the result of `read` for the device's time, computed every full second; re-renders only when the result
 * changes (compared by identity, so return a string, number or boolean). Pauses while `isRunning` is false or the page
 * is hidden.
 */
export function useSharedClock<T extends string | number | boolean>(
  read: (deviceMs: number) => T,
  isRunning = true,
): T {
  const isActive = usePageActive() && isRunning;
  const subscribe = useCallback(
    (listener: () => void) => (isActive ? theClock().subscribe(listener) : nothing),
    [isActive],
  );
  return useSyncExternalStore(subscribe, () => read(theClock().readMs()));
}
