import type { Scope } from '@/api';
import type { Clock } from '@/utils/clock';

/**
 * Time that is seen: a wait ends at once when the page is hidden or gone, since what it was for is seen by nobody; and
 * what has to be seen waits for the page to come back. No timer outlives either.
 */
export class ShownTime {
  isHidden = false;
  private wake = new Set<() => void>();
  private shown = new Set<() => void>();

  constructor(
    private readonly clock: Clock,
    private readonly scope: Scope,
  ) {
    // For the life of the page, which is this object's too.
    scope.onCancel(() => this.end());
  }

  /** @returns whether the time has passed; false: it was cut short */
  sleep(ms: number): Promise<boolean> {
    if (this.isHidden || this.scope.isCancelled) return Promise.resolve(false);
    return new Promise((resolve) => {
      const cut = (): void => {
        stop();
        resolve(false);
      };
      const stop = this.clock.after(ms, () => {
        this.wake.delete(cut);
        resolve(true);
      });
      this.wake.add(cut);
    });
  }

  /** @returns whether the page is seen; false: it is gone */
  async untilShown(): Promise<boolean> {
    if (this.isHidden && !this.scope.isCancelled)
      await new Promise<void>((resolve) => this.shown.add(resolve));
    return !this.scope.isCancelled;
  }

  hide(): void {
    this.isHidden = true;
    release(this.wake);
  }

  show(): void {
    this.isHidden = false;
    release(this.shown);
  }

  private end(): void {
    release(this.wake);
    release(this.shown);
  }
}

function release(waiting: Set<() => void>): void {
  const all = Array.from(waiting);
  waiting.clear();
  for (const one of all) one();
}
