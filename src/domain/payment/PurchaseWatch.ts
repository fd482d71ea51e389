import type { CallFailure } from '@/api/errors';
import type { Scope } from '@/api/scope';
import type { Clock } from '@/utils/clock';
import type { PurchaseApi } from './purchaseApi';
import type { PurchaseState } from './purchaseTypes';

interface PurchaseWatchDeps {
  readonly fetchState: (orderNo: string) => Promise<PurchaseState | null>;
  /** Receives each failed poll and rethrows what the caller must handle; after any other failure polling continues. */
  readonly noteFailure: (cause: unknown) => void;
  /** The device's clock, for delays. */
  readonly clock: Clock;
  /** The page's scope. */
  readonly scope: Scope;
}

/** `gone`: this account has no such order. `unknown`: the gateway could not be reached, or the page was unmounted. */
export type WatchEnd = PurchaseState | 'gone' | 'unknown';

const INTERVAL_MS = 1_000;
/** One poll immediately, then one per second: the last comes ten seconds after the first. */
const MAX_QUESTIONS = 11;
const PATIENCE_MS = 10_000;

/**
 * Polls an order's state every second until it is no longer PAYING, for at most ten seconds of visible time. It pauses
 * while the page is hidden, resumes when it is shown, and ends with the page.
 */
export class PurchaseWatch {
  private isPaused = false;
  private wake: () => void = () => undefined;

  constructor(private readonly deps: PurchaseWatchDeps) {}

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
    this.wake();
  }

  /**
   * @param isPatient false: polls once
   * @param goesOn called for each response that is PAYING; false ends the watch because the page has moved on
   * @returns the latest response, which is PAYING if it never changed
   * @throws what `noteFailure` throws
   */
  async run(
    orderNo: string,
    isPatient: boolean,
    goesOn: (order: PurchaseState) => boolean = () => true,
  ): Promise<WatchEnd> {
    const { scope, clock } = this.deps;
    let latest: WatchEnd = 'unknown';
    let untilMs = clock.nowMs() + PATIENCE_MS;
    for (let question = 1; ; question += 1) {
      const hiddenAtMs = clock.nowMs();
      await this.shown();
      untilMs += clock.nowMs() - hiddenAtMs;
      if (scope.isCancelled) return 'unknown';
      const answer = await this.ask(orderNo);
      if (answer === 'gone') return answer;
      if (answer !== 'unknown') latest = answer;
      if (answer !== 'unknown' && (answer.state !== 'PAYING' || !goesOn(answer))) return answer;
      if (!isPatient || question === MAX_QUESTIONS || clock.nowMs() >= untilMs) return latest;
      await this.wait();
    }
  }

  private async ask(orderNo: string): Promise<WatchEnd> {
    try {
      return (await this.deps.fetchState(orderNo)) ?? 'gone';
    } catch (cause) {
      this.deps.noteFailure(cause);
      return 'unknown';
    }
  }

  private shown(): Promise<void> {
    if (!this.isPaused || this.deps.scope.isCancelled) return Promise.resolve();
    return new Promise((resolve) => {
      const forget = this.deps.scope.onCancel(resolve);
      this.wake = () => {
        forget();
        resolve();
      };
    });
  }

  private wait(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.deps.clock.after(INTERVAL_MS, () => {
        forget();
        resolve();
      });
      const forget = this.deps.scope.onCancel(() => {
        stop();
        resolve();
      });
    });
  }
}

/**
 * A watch on the gateway's order state. An expired login is thrown to the caller; after any other failure it polls
 * again.
 */
export const makePurchaseWatch = ({
  api,
  toCallFailure,
  clock,
  scope,
}: {
  readonly api: Pick<PurchaseApi, 'fetchState'>;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  readonly scope: Scope;
}): PurchaseWatch =>
  new PurchaseWatch({
    fetchState: api.fetchState,
    noteFailure(cause) {
      if (toCallFailure(cause).kind === 'unauthorized') throw cause;
    },
    clock,
    scope,
  });
