import type { Clock } from '@/utils/clock';
import { CancelledError, HttpError, NetworkError } from './errors';
import type { Scope } from './scope';

/** Waits before the second and third attempt, each with up to half as much again on top. */
const BACKOFF_MS = [300, 900] as const;

/**
 * Runs a read up to three times. Lost connections and server faults (5xx) are worth another try; a timeout is not:
 * the person has waited 10 s already and is better served by 重试 than by another 20.
 * `random` gives 0..1, so that phones that failed together do not come back together.
 */
export async function withRetry<T>(
  run: () => Promise<T>,
  scope: Scope,
  clock: Clock,
  random: () => number,
): Promise<T> {
  for (const waitMs of BACKOFF_MS) {
    try {
      return await run();
    } catch (error) {
      const isWorthIt = error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
      if (!isWorthIt) throw error;
    }
    await pause(waitMs * (1 + random() / 2), scope, clock);
  }
  return run();
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
