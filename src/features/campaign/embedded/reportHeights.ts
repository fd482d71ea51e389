import type { Scope } from '@/api';
import type { HostOs } from '@/platform/host/types';
import type { HeightOutcome } from '@/platform/scroll/types';
import type { Clock } from '@/utils/clock';
import { reportedHeight, TICK_MS, ticksOf } from './heightRules';

export interface HeightDeps {
  readonly os: HostOs;
  readonly screenPx: number;
  readonly measure: () => Promise<HeightOutcome>;
  readonly report: (heightPx: number) => void;
  readonly clock: Clock;
  /** Life of the page. */
  readonly scope: Scope;
}

/**
 * Reports the page's height every 500 ms, 6 times on iOS and 10 times elsewhere, from 2 s on no taller than the screen
 * (spec 2 §4). Each time, also when it is the same: the app may have missed one.
 * @returns the function that stops it (idempotent); the page's end does too
 */
export function reportHeights({ os, screenPx, measure, report, clock, scope }: HeightDeps): () => void {
  const ticks = ticksOf(os);
  let hasStopped = false;
  let cancelTimer = (): void => undefined;
  let forget = (): void => undefined;

  function stop(): void {
    hasStopped = true;
    cancelTimer();
    forget();
  }

  function next(tick: number): void {
    cancelTimer = clock.after(TICK_MS, () => {
      if (tick < ticks) next(tick + 1);
      void tell(tick);
    });
  }

  async function tell(tick: number): Promise<void> {
    const outcome = await measure();
    if (hasStopped) return;
    report(reportedHeight(outcome.kind === 'measured' ? outcome.heightPx : null, screenPx, tick * TICK_MS));
    if (tick === ticks) stop();
  }

  if (scope.isCancelled) return stop;
  forget = scope.onCancel(stop);
  next(1);
  return stop;
}
