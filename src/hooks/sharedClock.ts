import type { Clock } from '@/utils/clock';

export interface SharedClock {
  /**
   * Epoch milliseconds of the latest tick; constant between ticks, so that all readers agree. The current time while
   * there are no listeners.
   */
  readMs(): number;
  /** Ticks once a second while there are listeners and the app is visible. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

interface VisibilitySource {
  isVisible(): boolean;
  subscribe(listener: (visible: boolean) => void): () => void;
}

/**
 * One timer for every countdown of the app, aligned to the full second, so that all of them change in one frame and (in
 * mini programs) in one `setData`. Without subscribers or with a hidden app there is no timer and no listener. Ticks
 * immediately when the app is visible again.
 */
export function createSharedClock(clock: Clock, visibility: VisibilitySource): SharedClock {
  const listeners = new Set<() => void>();
  let tickMs = clock.nowMs();
  let stopTimer: (() => void) | null = null;
  let stopWatching: (() => void) | null = null;

  const schedule = (): void => {
    const nowMs = clock.nowMs();
    // Computed on each tick: an interval would drift, and fire in a burst after the device slept.
    stopTimer = clock.after(1000 - (((nowMs % 1000) + 1000) % 1000), tick);
  };

  const tick = (): void => {
    stopTimer?.();
    stopTimer = null;
    tickMs = clock.nowMs();
    if (listeners.size > 0 && visibility.isVisible()) schedule();
    for (const listener of Array.from(listeners)) listener();
  };

  const onVisibility = (isVisible: boolean): void => {
    if (isVisible) return tick();
    stopTimer?.();
    stopTimer = null;
  };

  return {
    readMs: () => (listeners.size === 0 ? clock.nowMs() : tickMs),
    subscribe(listener) {
      // A new function, so that the same listener may subscribe twice.
      const own = (): void => listener();
      listeners.add(own);
      if (listeners.size === 1) {
        tickMs = clock.nowMs();
        stopWatching = visibility.subscribe(onVisibility);
        if (visibility.isVisible()) schedule();
      }
      return () => {
        if (!listeners.delete(own) || listeners.size > 0) return;
        stopTimer?.();
        stopTimer = null;
        stopWatching?.();
        stopWatching = null;
      };
    },
  };
}
