import type { Clock } from '@/utils/clock';

export interface SharedClock {
  /** Epoch milliseconds of the latest tick; between ticks it does not move, so that all readers agree. Now, while
   *  nobody listens. */
  readMs(): number;
  /** Ticks once a second while anyone listens and the app is visible. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export interface VisibilitySource {
  isVisible(): boolean;
  subscribe(listener: (visible: boolean) => void): () => void;
}

/**
 * One timer for every countdown of the app, aligned to the full second, so that all of them change in one frame and
 * (on mini programs) in one `setData`. No subscriber or a hidden app: no timer, no listener. Coming back ticks at once.
 */
export function createSharedClock(clock: Clock, visibility: VisibilitySource): SharedClock {
  const listeners = new Set<() => void>();
  let tickMs = clock.nowMs();
  let stopTimer: (() => void) | null = null;
  let stopWatching: (() => void) | null = null;

  const schedule = (): void => {
    const nowMs = clock.nowMs();
    // Measured anew each time: an interval would drift, and fire in a burst after the device slept.
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
      // A function of its own, so that the same listener may subscribe twice.
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
