import type { ReceivedEvent } from './eventTable';

/** What pages report about themselves (docs/vitals.md), by the names of the event's fields. */
const METRICS = [
  'firstScreen',
  'lcp',
  'inp',
  'cls',
  'fcp',
  'ttfb',
  'longTasks',
  'setDataBytes',
  'setDataCalls',
  'slowSetData',
] as const;
export type Metric = (typeof METRICS)[number];
export type VitalsTarget = 'h5' | 'weapp' | 'alipay';

export interface Quantiles {
  readonly p50: number;
  readonly p75: number;
  /** Reports that have this figure. */
  readonly count: number;
}

/** One page in one release on one target. */
export interface VitalsRow {
  readonly page: string;
  /** Empty: errors of visits that were not measured, which name no release. */
  readonly release: string;
  readonly target: VitalsTarget;
  readonly reports: number;
  readonly errors: number;
  readonly metrics: Readonly<Partial<Record<Metric, Quantiles>>>;
}

/** The gateway's client codes of the mini programs (contract, `ClientCode`). */
const TARGET_OF_CLIENT: Readonly<Record<number, VitalsTarget>> = { 5: 'weapp', 6: 'alipay' };
const targetOf = ({ client }: ReceivedEvent): VitalsTarget => TARGET_OF_CLIENT[client] ?? 'h5';

const isReport = (event: ReceivedEvent): boolean =>
  event.fc_type === 'result' && event.fc_component === 'vitals';
const releaseIn = ({ context }: ReceivedEvent): string => String(context['release'] ?? '');

/** The smallest value that `share` of the sorted values do not exceed. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

function quantiles(reports: readonly ReceivedEvent[], metric: Metric): Quantiles | null {
  const values = reports
    .map(({ context }) => context[metric])
    .filter((value) => typeof value === 'number')
    .sort((a, b) => a - b);
  if (values.length === 0) return null;
  return { p50: quantile(values, 0.5), p75: quantile(values, 0.75), count: values.length };
}

function rowOf(events: readonly ReceivedEvent[], release: string): VitalsRow | null {
  const [first] = events;
  if (first === undefined) return null;
  const reports = events.filter(isReport);
  const metrics: Partial<Record<Metric, Quantiles>> = {};
  for (const metric of METRICS) {
    const found = quantiles(reports, metric);
    if (found !== null) metrics[metric] = found;
  }
  return {
    page: first.fc_page,
    release,
    target: targetOf(first),
    reports: reports.length,
    errors: events.length - reports.length,
    metrics,
  };
}

/**
 * Reports and errors by target, page and release, newest release first. An error names no release: it belongs to the
 * release that its visit reported.
 */
export function vitalsSummary(events: readonly ReceivedEvent[]): readonly VitalsRow[] {
  const releases = new Map(
    events.filter(isReport).map((event) => [event.sessionId, releaseIn(event)] as const),
  );
  const groups = new Map<string, { readonly release: string; readonly events: ReceivedEvent[] }>();
  for (const event of events) {
    if (!isReport(event) && event.fc_type !== 'error') continue;
    const release = isReport(event) ? releaseIn(event) : (releases.get(event.sessionId) ?? '');
    const key = JSON.stringify([targetOf(event), event.fc_page, release]);
    const group = groups.get(key) ?? { release, events: [] };
    group.events.push(event);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map((group) => rowOf(group.events, group.release))
    .filter((row) => row !== null)
    .sort(
      (a, b) =>
        a.target.localeCompare(b.target) ||
        a.page.localeCompare(b.page) ||
        b.release.localeCompare(a.release, 'en', { numeric: true }),
    );
}
