/** Time as a collaborator, so that whoever waits can be tested without waiting. */
export interface Clock {
  /** The device's wall clock, epoch milliseconds. It may jump; see `api/serverClock` for time that counts. */
  nowMs(): number;
  /** Runs `task` once after `delayMs`; the returned function prevents it (idempotent). */
  after(delayMs: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after(delayMs, task) {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
