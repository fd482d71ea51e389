/** Time as a dependency, so that code with timers can be tested without waiting. */
export interface Clock {
  /** The device's wall clock, epoch milliseconds. It may jump; see `api/serverClock` for reliable time. */
  nowMs(): number;
  /** Runs `task` once after `delayMs`; the returned function cancels it (idempotent). */
  after(delayMs: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
