import type { Clock } from '@/utils/clock';
import { CancelledError, HttpError, NetworkError } from './errors';
import { createScope, type OwnedScope, type Scope } from './scope';

interface Flight<T> {
  readonly scope: OwnedScope;
  readonly result: Promise<T>;
  passengers: number;
}

/**
 * Identical reads made at the same time share one request. It is cancelled when the last waiting caller's scope ends.
 */
export class InFlightRequests<T> {
  private readonly inFlight = new Map<string, Flight<T>>();

  join(key: string, scope: Scope | undefined, start: (scope: Scope) => Promise<T>): Promise<T> {
    if (scope?.isCancelled) return Promise.reject(new CancelledError());
    const flight = this.inFlight.get(key) ?? this.start(key, start);
    flight.passengers += 1;
    return new Promise((resolve, reject) => {
      let hasLeft = false;
      const leave = (): boolean => {
        if (hasLeft) return false;
        hasLeft = true;
        flight.passengers -= 1;
        return true;
      };
      const forget = scope?.onCancel(() => {
        if (!leave()) return;
        if (flight.passengers === 0) {
          this.remove(key, flight);
          flight.scope.cancel();
        }
        reject(new CancelledError());
      });
      flight.result.then(
        (value) => {
          forget?.();
          if (leave()) resolve(value);
        },
        (error: unknown) => {
          forget?.();
          if (leave()) reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
  }

  private start(key: string, start: (scope: Scope) => Promise<T>): Flight<T> {
    const scope = createScope();
    const flight: Flight<T> = { scope, result: start(scope), passengers: 0 };
    this.inFlight.set(key, flight);
    const done = (): void => this.remove(key, flight);
    flight.result.then(done, done);
    return flight;
  }

  private remove(key: string, flight: Flight<T>): void {
    if (this.inFlight.get(key) === flight) this.inFlight.delete(key);
  }
}

/** Waits before the second and third attempt; each gets up to half as much jitter on top. */
const BACKOFF_MS = [300, 900] as const;

/** Limit for all waits of one read. Above it the page shows a message and 重试: a longer skeleton looks broken. */
const MAX_RETRY_AFTER_MS = 5000;

/**
 * Runs a read up to three times. Retries lost connections and server errors (5xx), and responses with `Retry-After`
 * (also 429), then not before that time. A timeout is not retried: the user has already waited 10 s and is better
 * served by 重试 than by another 20 s. `random` returns 0..1, so that phones that failed together do not retry together.
 */
export async function withRetry<T>(
  run: () => Promise<T>,
  scope: Scope,
  clock: Clock,
  random: () => number,
): Promise<T> {
  let leftMs = MAX_RETRY_AFTER_MS;
  for (const waitMs of BACKOFF_MS) {
    let wantedMs: number;
    try {
      return await run();
    } catch (error) {
      const askedWaitMs = waitOf(error);
      if (askedWaitMs === null || askedWaitMs > leftMs) throw error;
      wantedMs = askedWaitMs;
    }
    leftMs -= wantedMs;
    await pause(Math.max(waitMs, wantedMs) + (waitMs / 2) * random(), scope, clock);
  }
  return run();
}

/** How long the gateway wants clients to wait, 0 when it does not say; null: not worth a retry. */
function waitOf(error: unknown): number | null {
  if (error instanceof NetworkError) return 0;
  if (!(error instanceof HttpError)) return null;
  const { status, retryAfterMs } = error;
  if (retryAfterMs === null) return status >= 500 ? 0 : null;
  return status >= 500 || status === 429 ? retryAfterMs : null;
}

function pause(ms: number, scope: Scope, clock: Clock): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget = scope.onCancel(() => {
      stop();
      reject(new CancelledError());
    });
    const stop = clock.after(ms, () => {
      forget();
      resolve();
    });
  });
}
