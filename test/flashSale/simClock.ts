import type { Clock } from '@/utils/clock';

interface Task {
  readonly atMs: number;
  /** Tasks of the same millisecond run in the order in which they were made. */
  readonly order: number;
  run: (() => void) | null;
}

/** Simulated time: jumps from task to task, so that three hours take as long as the work in them. */
export class SimClock {
  private readonly heap: Task[] = [];
  private made = 0;

  /** @param timeMs true time, the gateway's; epoch milliseconds */
  constructor(private timeMs: number) {}

  nowMs(): number {
    return this.timeMs;
  }

  /** Runs a task once at this time, at the earliest now; the returned function cancels it. */
  at(atMs: number, run: () => void): () => void {
    const task: Task = { atMs: Math.max(this.timeMs, Math.round(atMs)), order: this.made, run };
    this.made += 1;
    this.push(task);
    return () => {
      task.run = null;
    };
  }

  after(delayMs: number, run: () => void): () => void {
    return this.at(this.timeMs + delayMs, run);
  }

  /** The clock of a device that is wrong by `offByMs`. */
  device(offByMs: number): Clock {
    return {
      nowMs: () => this.timeMs + offByMs,
      after: (delayMs, task) => this.after(delayMs, task),
    };
  }

  /** @param quiet resolves when everything that the tasks of this millisecond have started waits for a later one */
  async run(untilMs: number, quiet: () => Promise<void>): Promise<void> {
    for (let next = this.heap[0]; next !== undefined && next.atMs <= untilMs; next = this.heap[0]) {
      this.timeMs = next.atMs;
      let hasRun = false;
      while (this.heap[0]?.atMs === this.timeMs) {
        const { run } = this.pop();
        run?.();
        hasRun ||= run !== null;
      }
      if (hasRun) await quiet();
    }
    this.timeMs = untilMs;
  }

  private push(task: Task): void {
    const { heap } = this;
    let index = heap.push(task) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.swapIfLess(index, parent)) return;
      index = parent;
    }
  }

  private pop(): Task {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined) throw new Error('no task is waiting');
    if (heap.length === 0) return first;
    heap[0] = last;
    for (let index = 0; ;) {
      const left = 2 * index + 1;
      const least = this.isLess(left + 1, left) ? left + 1 : left;
      if (!this.swapIfLess(least, index)) return first;
      index = least;
    }
  }

  private isLess(index: number, than: number): boolean {
    const [one, other] = [this.heap[index], this.heap[than]];
    if (one === undefined || other === undefined) return false;
    return one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);
  }

  private swapIfLess(index: number, than: number): boolean {
    const [one, other] = [this.heap[index], this.heap[than]];
    if (one === undefined || other === undefined || !this.isLess(index, than)) return false;
    this.heap[index] = other;
    this.heap[than] = one;
    return true;
  }
}
