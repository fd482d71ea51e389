import type { Clock } from '@/utils/clock';

/** Whose turn it is to be mounted: the first few at once, the rest one after the other. */
export interface ModuleTurns {
  isDue(index: number): boolean;
  /** Told when anything became due; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** From now on one more at each turn, until `count` are due. */
  runTo(count: number): void;
  stop(): void;
}

/** What a phone's first screen can show, header and bars aside. */
const FIRST = 3;
/** Long enough for a frame to be drawn and a finger to be heard in between. */
const TURN_MS = 32;

/**
 * A page of fifteen modules made in one go is one long task on a cheap phone, and on mini programs one large
 * `setData`, while only the first three can be seen.
 */
export function createModuleTurns(clock: Clock): ModuleTurns {
  const listeners = new Set<() => void>();
  let due = FIRST;
  let wanted = FIRST;
  let stopTimer: (() => void) | null = null;

  const next = (): void => {
    stopTimer = null;
    if (due >= wanted) return;
    stopTimer = clock.after(TURN_MS, () => {
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
