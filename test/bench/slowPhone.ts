// A cheap phone on a slow network, and the metrics that its browser reports for a page.
import type { CDPSession, Page } from 'playwright-core';

interface Phone {
  /** How many times slower the CPU is than this machine's. */
  readonly cpu: number;
  /** true: 1.6 Mbit/s and a round trip of 150 ms; false: no throttling. */
  readonly isNetworkSlow: boolean;
}

const DOWN_BYTES_A_SECOND = (1.6 * 1_000_000) / 8;

/** Call it before the page is opened. The context is new, so nothing is cached. */
export async function slowDown(page: Page, { cpu, isNetworkSlow }: Phone): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  if (isNetworkSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: DOWN_BYTES_A_SECOND,
      uploadThroughput: DOWN_BYTES_A_SECOND / 2,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}

export interface Vitals {
  /** Largest contentful paint, ms from the start of the navigation, and the element that caused it. */
  readonly lcpMs: number;
  readonly lcpElement: string;
  /** Sum of layout shifts. */
  readonly shift: number;
  /** Long tasks after the largest contentful paint, ms. */
  readonly longTasksMs: readonly number[];
}

declare global {
  interface Window {
    __vitals?: {
      lcp: { atMs: number; what: string };
      shift: number;
      shifts: string[];
      tasks: { atMs: number; ms: number }[];
    };
  }
}

/** Starts listening with the page's first script. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals = (window.__vitals = {
      lcp: { atMs: 0, what: '' },
      shift: 0,
      shifts: [],
      tasks: [],
    } as NonNullable<Window['__vitals']>);
    const watch = (type: string, notify: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(notify)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      const { element, url } = entry as PerformanceEntry & { element?: Element; url?: string };
      vitals.lcp = { atMs: entry.startTime, what: `${element?.tagName ?? 'gone'} ${url ?? ''}` };
    });
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Element }[];
      };
      if (shift.hadRecentInput) return;
      vitals.shift += shift.value;
      const where = (shift.sources ?? []).map(({ node }) => node?.className ?? '?').join(' ');
      vitals.shifts.push(`${shift.value.toFixed(4)} at ${Math.round(entry.startTime)}: ${where}`);
    });
    watch('longtask', (entry) => vitals.tasks.push({ atMs: entry.startTime, ms: entry.duration }));
  });
}

/** The metrics recorded so far. */
export async function readVitals(page: Page): Promise<Vitals> {
  const vitals = await page.evaluate(() => window.__vitals);
  if (vitals === undefined) throw new Error('nobody listened');
  return {
    lcpMs: vitals.lcp.atMs,
    lcpElement: vitals.lcp.what,
    shift: vitals.shift,
    longTasksMs: vitals.tasks.filter(({ atMs }) => atMs >= vitals.lcp.atMs).map(({ ms }) => ms),
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};

/** Frames per second while `during` runs in the page. */
export async function framesPerSecond(page: Page, during: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Reflect.set(window, '__frames', frames);
    const next = (at: number): void => {
      frames.push(at);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await during();
  const frames = await page.evaluate(() => Reflect.get(window, '__frames') as number[]);
  const first = frames[0] ?? 0;
  const last = frames[frames.length - 1] ?? 0;
  return ((frames.length - 1) * 1000) / (last - first);
}
