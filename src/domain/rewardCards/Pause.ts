import type { Scope } from '@/api/scope';
import type { Clock } from '@/utils/clock';

/** One delay at a time, which ends with its page at the latest and leaves no timer behind. */
export class Pause {
  private end: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly scope: Scope,
  ) {}

  get isRunning(): boolean {
    return this.end !== null;
  }

  /** @returns whether the whole `delayMs` passed; false if the page was unmounted, or the delay was cut short */
  start(delayMs: number): Promise<boolean> {
    this.cut();
    if (this.scope.isCancelled) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (isWhole: boolean): void => {
        stopTimer();
        forget();
        this.end = null;
        resolve(isWhole);
      };
      const stopTimer = this.clock.after(delayMs, () => settle(true));
      const forget = this.scope.onCancel(() => settle(false));
      this.end = () => settle(false);
    });
  }

  cut(): void {
    this.end?.();
  }
}
