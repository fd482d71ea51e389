import type { Scope } from '@/api/scope';
import { parseBeijingTime } from '@/utils/beijingTime';
import type { Clock } from '@/utils/clock';

/** What the gateway says about the start of an activity or a sale. */
interface Startable {
  readonly status: string;
  readonly startsAt: string;
}

interface StartTimerDeps {
  /** Device clock, for timers. */
  readonly clock: Clock;
  /** Epoch milliseconds, server time. */
  readonly serverNowMs: () => number;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

/** Waits longer than a day get no timer (they exceed its range); the next visit handles them. */
const MAX_WAIT_MS = 86_400_000;

/**
 * Decision: refetches are spread over this time after the start, so that waiting users do not all send in the same
 * instant.
 */
const START_SPREAD_MS = 500;

/** Calls `onStart` when an activity that has not begun starts. */
export class StartTimer {
  private stop: () => void = () => undefined;

  constructor(
    private readonly deps: StartTimerDeps,
    private readonly onStart: () => void,
  ) {}

  /** Waits for this activity instead of the previous one; null: for none. */
  set(activity: Startable | null): void {
    this.stop();
    const waitMs = activity === null ? null : untilStartMs(activity, this.deps.serverNowMs());
    if (waitMs === null) return;
    const stop = this.deps.clock.after(waitMs + START_SPREAD_MS, this.onStart);
    const forget = this.deps.scope.onCancel(stop);
    this.stop = () => {
      stop();
      forget();
    };
  }
}

/** Milliseconds until the start; null if there is nothing to wait for. */
export function untilStartMs({ status, startsAt }: Startable, nowMs: number): number | null {
  const startMs = status === 'NOT_START' ? parseBeijingTime(startsAt) : null;
  if (startMs === null || startMs <= nowMs || startMs - nowMs > MAX_WAIT_MS) return null;
  return startMs - nowMs;
}
