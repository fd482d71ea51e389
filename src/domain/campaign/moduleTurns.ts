import type { Clock } from '@/utils/clock';

/** Whose turn it is to be mounted: one after the other, behind the page's header and bars. */
export interface ModuleTurns {
  isDue(index: number): boolean;
  /** Told when anything became due; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** From now on one more at each turn, until `count` are due. */
  runTo(count: number): void;
  stop(): void;
}

/** What a phone's first screen can show, header and bars aside. */
export const FIRST_SCREEN = 3;
/** Long enough for a frame to be drawn and a finger to be heard in between. */
const TURN_MS = 32;
/** After the first screen: its pictures are on their way, and nothing is to take their bandwidth or hold up their frame. */
const PAUSE_MS = 400;

/**
 * A page of fifteen modules made in one go is one long task on a cheap phone, and on mini programs one large
 * `setData`, while only the first three can be seen. These follow each other closely; the rest comes after a pause.
 */
export function createModuleTurns(clock: Clock): ModuleTurns {
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
