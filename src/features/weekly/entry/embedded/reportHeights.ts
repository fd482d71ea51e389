/** Height reports of an embedded page to the app (product §2.4 "Embedded page-height reporting", §2.9). */
import type { Scope } from '@/api/scope';
import type { HostOs } from '@/platform/host/types';
import type { HeightOutcome } from '@/platform/scroll/types';
import type { Clock } from '@/utils/clock';

const TICK_MS = 500;
/** Number of reports, product §2.4. Decision: systems other than the two named count as Android. */
const ticksOf = (os: HostOs): number => (os === 'ios' ? 6 : 10);

/** After this time the reported height is capped at the screen height. */
const CAP_AFTER_MS = 2000;
/** Product §2.9: default for a page that cannot be measured. */
const DEFAULT_HEIGHT_PX = 324;

/**
 * Height to report in whole CSS pixels, rounded up so that no line is cut off.
 * @param measuredPx null or 0: could not be measured
 * @param screenPx height of the phone's screen (not of the view, which the report sets)
 */
export function reportedHeight(measuredPx: number | null, screenPx: number, elapsedMs: number): number {
  const height =
    measuredPx === null || !(measuredPx > 0) || !isFinite(measuredPx)
      ? DEFAULT_HEIGHT_PX
      : Math.ceil(measuredPx);
  return elapsedMs >= CAP_AFTER_MS && screenPx > 0 ? Math.min(height, Math.floor(screenPx)) : height;
}

interface HeightDeps {
  readonly os: HostOs;
  readonly screenPx: number;
  readonly measure: () => Promise<HeightOutcome>;
  readonly report: (heightPx: number) => void;
  /** Called when the page is taller than the screen at the end of reporting and must limit its height itself. */
  readonly onTaller: () => void;
  readonly clock: Clock;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

/**
 * Reports the page's height every 500 ms, 6 times on iOS and 10 times on other systems; after 2 s at most the screen height
 * (product §2.4). Repeats an unchanged height, because the app may have missed one.
 * @returns stops reporting (idempotent); unmounting does the same
 */
export function reportHeights({
  os,
  screenPx,
  measure,
  report,
  onTaller,
  clock,
  scope,
}: HeightDeps): () => void {
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
      void reportHeight(tick);
    });
  }

  async function reportHeight(tick: number): Promise<void> {
    const outcome = await measure();
    if (hasStopped) return;
    const heightPx = outcome.kind === 'measured' ? outcome.heightPx : null;
    const elapsedMs = tick * TICK_MS;
    report(reportedHeight(heightPx, screenPx, elapsedMs));
    if (elapsedMs >= CAP_AFTER_MS && screenPx > 0 && heightPx !== null && heightPx > screenPx) onTaller();
    if (tick === ticks) stop();
  }

  if (scope.isCancelled) return stop;
  forget = scope.onCancel(stop);
  next(1);
  return stop;
}
