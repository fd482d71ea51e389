import type { Scope } from '@/api';
import type { Clock } from '@/utils/clock';

/**
 * Visible time: a wait ends immediately when the page is hidden or unmounted, since no one would see its effect; what
 * must be seen waits until the page is shown again. No timer outlives hiding or unmounting.
 */
export class ShownTime {
  isHidden = false;
  private wake = new Set<() => void>();
  private shown = new Set<() => void>();

  constructor(
    private readonly clock: Clock,
    private readonly scope: Scope,
  ) {
    // No unsubscribe needed: this object lives as long as the page.
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

  /** @returns true once the page is visible; false if it was unmounted */
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
