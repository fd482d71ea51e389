import type { Clock } from '@/utils/clock';

/** Decides when each module is mounted: one after another, after the page's header and bars. */
export interface ModuleQueue {
  isDue(index: number): boolean;
  /** `listener` is called whenever another module becomes due; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** From now on makes one more module due per turn, until `count` are due. */
  runTo(count: number): void;
  stop(): void;
}

/** Number of modules that a phone's first screen can show below header and bars. */
export const FIRST_SCREEN = 3;
/** Long enough to draw a frame and handle input in between. */
const TURN_MS = 32;
/**
 * Pause after the first screen: its pictures are loading, and nothing should compete for bandwidth or delay their
 * frame.
 */
const PAUSE_MS = 400;

/**
 * Mounting a page of fifteen modules in one go is one long task on a cheap phone, and one large `setData` in a mini
 * program, while only the first three are visible. Those are mounted in quick succession; the rest after a pause.
 */
export function createModuleQueue(clock: Clock): ModuleQueue {
  const listeners = new Set<() => void>();
  let due = 0;
  let wanted = 0;
  let stopTimer: (() => void) | null = null;

  const next = (): void => {
    stopTimer = null;
    if (due >= wanted) return;
    stopTimer = clock.after(due === FIRST_SCREEN ? PAUSE_MS : TURN_MS, () => {
      due += 1;
      next();
      for (const listener of Array.from(listeners)) listener();
    });
  };

  return {
    isDue: (index) => index < due,
    subscribe(listener) {
      const own = (): void => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    runTo(count) {
      wanted = count;
      if (stopTimer === null) next();
    },
    stop() {
      stopTimer?.();
      stopTimer = null;
    },
  };
}
