/** @jest-environment jsdom */
import type { PageVitals, VitalsCapability, VitalsFigures } from './types';

type Report = (metric: { value: number }) => void;
const mockReports: Record<string, Report> = {};
const mockOn =
  (name: string) =>
  (report: Report): void => {
    mockReports[name] = report;
  };
jest.mock('web-vitals', () => ({
  onCLS: mockOn('CLS'),
  onFCP: mockOn('FCP'),
  onINP: mockOn('INP'),
  onLCP: mockOn('LCP'),
  onTTFB: mockOn('TTFB'),
}));
let mockQuery: Record<string, string> = {};
jest.mock('../navigation', () => ({ navigation: { currentQuery: () => mockQuery } }));
const mockChunk = { isLost: false };
jest.mock('../chunk/index.h5', () => ({
  loadQuietly: (load: () => Promise<unknown>) =>
    mockChunk.isLost ? Promise.reject(new Error('lost')) : load(),
}));
const mockRandom = { digits: 'ffff' };
jest.mock('../random', () => ({ random: { hex: () => mockRandom.digits } }));

interface TaskList {
  getEntries(): { startTime: number }[];
}
/** The browser's observers of long tasks. */
const tasks = new Set<(list: TaskList) => void>();
class FakeObserver {
  static readonly supportedEntryTypes = ['longtask'];
  constructor(private readonly onTasks: (list: TaskList) => void) {}
  observe(): void {
    tasks.add(this.onTasks);
  }
  disconnect(): void {
    tasks.delete(this.onTasks);
  }
}
const task = (startTime: number): void =>
  tasks.forEach((report) => report({ getEntries: () => [{ startTime }] }));

let now = 0;
const reported: VitalsFigures[] = [];
/** Pages that a test has not ended listen to the window. */
const opened: PageVitals[] = [];

/** A new document: its module decides about the sample once. */
async function documentAt(
  query: Record<string, string>,
  environment = 'sandbox',
): Promise<{ vitals: VitalsCapability; open(): PageVitals | null }> {
  mockQuery = query;
  process.env.TARO_APP_ENV = environment;
  jest.resetModules();
  const { vitals } = await import('./index.h5');
  return {
    vitals,
    open() {
      const page = vitals.measure((figures) => reported.push(figures));
      if (page !== null) opened.push(page);
      return page;
    },
  };
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

const before = process.env.TARO_APP_ENV;
beforeEach(() => {
  now = 400.4;
  mockChunk.isLost = false;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(window, { PerformanceObserver: FakeObserver });
});
afterEach(() => {
  for (const page of opened.splice(0)) page.end();
  reported.length = 0;
  tasks.clear();
});
afterAll(() => {
  if (before === undefined) delete process.env.TARO_APP_ENV;
  else process.env.TARO_APP_ENV = before;
});

test('a visit outside the sample measures nothing and loads nothing', async () => {
  const { vitals, open } = await documentAt({});
  expect([open(), vitals.wait()]).toEqual([null, undefined]);
  mockQuery = { vitals: '1' }; // decided at the first page
  expect(open()).toBeNull();
  expect(mockReports).toEqual({});
});

test.each([
  ['1999', true],
  ['199a', false],
])('in production chance decides, whatever the address says: %s', async (digits, isMeasured) => {
  mockRandom.digits = digits;
  const { open } = await documentAt(isMeasured ? {} : { vitals: '1' }, 'prod');
  expect(open() !== null).toBe(isMeasured);
});

test('the landing page has the document’s figures, and its time from the start of the load', async () => {
  const { vitals, open } = await documentAt({ vitals: '1' });
  const page = open();
  const gone = vitals.wait();
  page?.rendered();
  await settled();
  expect(mockReports).toEqual({});
  now = 950;
  gone?.();
  await settled();
  for (const [name, value] of Object.entries({ LCP: 930.2, CLS: 0.02, INP: 48, FCP: 500, TTFB: 80 }))
    mockReports[name]?.({ value });
  task(600);
  page?.end();
  page?.end();
  expect(reported).toEqual([
    { target: 'h5', firstScreen: 950, lcp: 930, cls: 0.02, inp: 48, fcp: 500, ttfb: 80, longTasks: 1 },
  ]);
  expect(tasks.size).toBe(0);
});

test('a later page has its own time and its own long tasks, and nothing of the document', async () => {
  const { open } = await documentAt({ vitals: '1' });
  open()?.end();
  now = 5000;
  const page = open();
  page?.rendered();
  now = 5120;
  await settled();
  task(4000);
  task(5100);
  page?.end();
  expect(reported.at(-1)).toEqual({ target: 'h5', firstScreen: 120, longTasks: 1 });
});

test.each<[string, () => void]>([
  ['hidden', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['closed', () => window.dispatchEvent(new Event('pagehide'))],
])('%s, a page reports before those that listen without capturing, once', async (_, leave) => {
  const { open } = await documentAt({ vitals: '1' });
  const order: string[] = [];
  const last = (): void => void order.push(`sent with ${reported.length}`);
  document.addEventListener('visibilitychange', last);
  window.addEventListener('pagehide', last);
  open()?.rendered();
  await settled();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true })); // shown
  expect(reported).toEqual([]);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  leave();
  leave();
  expect(order.slice(1)).toEqual(['sent with 1', 'sent with 1']);
  document.removeEventListener('visibilitychange', last);
  window.removeEventListener('pagehide', last);
});

test('a page that is left before the chunk arrives starts no observers', async () => {
  const page = (await documentAt({ vitals: '1' })).open();
  page?.rendered();
  page?.end();
  await settled();
  expect(tasks.size).toBe(0);
});

test.each<[string, () => void]>([
  ['the chunk is lost', () => (mockChunk.isLost = true)],
  ['the browser observes no long tasks', () => Object.assign(window, { PerformanceObserver: class {} })],
])('%s: the first screen remains', async (_, arrange) => {
  arrange();
  const page = (await documentAt({ vitals: '1' })).open();
  page?.rendered();
  await settled();
  page?.end();
  expect(reported).toEqual([{ target: 'h5', firstScreen: 400 }]);
});
