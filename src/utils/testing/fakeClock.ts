import type { Clock } from '../clock';

/** A clock for tests: time moves only by `advance`, which also lets promises settle between timers. */
export class FakeClock implements Clock {
  private tasks: { atMs: number; run: () => void }[] = [];

  constructor(private timeMs = 1_700_000_000_000) {}

  nowMs(): number {
    return this.timeMs;
  }

  after(delayMs: number, run: () => void): () => void {
    const task = { atMs: this.timeMs + delayMs, run };
    this.tasks.push(task);
    return () => {
      this.tasks = this.tasks.filter((other) => other !== task);
    };
  }

  /** Number of pending timers; 0 shows that nothing outlives its owner. */
  get pending(): number {
    return this.tasks.length;
  }

  async advance(ms: number): Promise<void> {
    const untilMs = this.timeMs + ms;
    for (;;) {
      await settle();
      const next = this.tasks.filter((task) => task.atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined) break;
      this.tasks = this.tasks.filter((task) => task !== next);
      this.timeMs = Math.max(this.timeMs, next.atMs);
      next.run();
    }
    this.timeMs = untilMs;
    await settle();
  }

  /** Lets the device's clock jump; no timer runs early or late because of it. */
  jump(ms: number): void {
    this.timeMs += ms;
    for (const task of this.tasks) task.atMs += ms;
  }
}

/** Lets every promise that can settle do so. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
}
