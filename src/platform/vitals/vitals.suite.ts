import type * as Index from '.';
import { hooks } from '@tarojs/shared';
import type { VitalsCapability, VitalsFigures } from './types';

interface HostPage {
  readonly setData: jest.Mock<void, [unknown, () => void]>;
}
const current: { page: HostPage | null } = { page: null };

/** A page of the host whose data is drawn when the test says so. */
function hostPage(): HostPage & { draw(): void } {
  const waiting: (() => void)[] = [];
  return {
    setData: jest.fn((_data: unknown, drawn: () => void) => void waiting.push(drawn)),
    draw: () => waiting.splice(0).forEach((drawn) => drawn()),
  };
}

/** Sends as Taro's root element does. */
function send(page: HostPage, data: unknown): jest.Mock {
  const drawn = jest.fn();
  const target: unknown = hooks.call('proxyToRaw', page);
  (target as HostPage).setData(data, drawn);
  return drawn;
}

/** A run of the app whose first page has this query. */
function run(query: Readonly<Record<string, string>>): VitalsCapability {
  let made: VitalsCapability | null = null;
  jest.isolateModules(() => {
    jest.doMock('@tarojs/shared', () => ({ hooks }));
    jest.doMock('@tarojs/taro', () => ({ __esModule: true, default: { getCurrentInstance: () => current } }));
    jest.doMock('../navigation', () => ({ navigation: { currentQuery: () => query } }));
    made = jest.requireActual<typeof Index>('.').vitals;
  });
  return made!;
}

const START = 1_795_000_000_000;

export function miniVitals(target: 'weapp' | 'alipay'): void {
  const reported: VitalsFigures[] = [];
  const report = (figures: VitalsFigures): void => void reported.push(figures);
  const before = process.env.TARO_APP_ENV;

  beforeEach(() => {
    process.env.TARO_APP_ENV = 'sandbox';
    reported.length = 0;
    jest.useFakeTimers({ now: START });
  });
  afterEach(() => {
    jest.useRealTimers();
    if (before === undefined) delete process.env.TARO_APP_ENV;
    else process.env.TARO_APP_ENV = before;
  });

  test(`${target}: outside the sample pages send as ever`, () => {
    const page = hostPage();
    current.page = page;
    const tapped = jest.spyOn(hooks, 'tap');
    expect(run({}).measure(report)).toBeNull();
    expect(tapped).not.toHaveBeenCalled();
  });

  test(`${target}: the first screen lasts until the data of the complete page is drawn`, () => {
    const page = hostPage();
    current.page = page;
    const vitals = run({ vitals: '1' });
    jest.setSystemTime(START + 100);
    const measured = vitals.measure(report);
    const gone = vitals.wait();
    measured?.rendered();
    const drawn = send(page, { a: 'é' });
    expect(page.setData).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(200);
    page.draw();
    expect(drawn).toHaveBeenCalledTimes(1);
    gone?.();
    send(page, { b: '柜' });
    jest.advanceTimersByTime(40);
    page.draw();
    jest.advanceTimersByTime(0);
    send(page, { c: 1 });
    jest.advanceTimersByTime(500);
    page.draw();
    measured?.end();
    measured?.end();
    expect(reported).toEqual([
      { target, firstScreen: 340, setDataCalls: 3, setDataBytes: 11 + 11 + 7, slowSetData: 2 },
    ]);
  });

  test(`${target}: a page that never was complete has no first screen`, () => {
    const page = hostPage();
    current.page = page;
    const vitals = run({ vitals: '1' });
    const measured = vitals.measure(report);
    measured?.rendered();
    send(page, {});
    jest.advanceTimersByTime(40);
    measured?.end();
    expect(reported).toEqual([
      { target, firstScreen: undefined, setDataCalls: 1, setDataBytes: 2, slowSetData: 0 },
    ]);
  });

  test(`${target}: a later page counts from its own start; pages that were left are not counted`, () => {
    const [first, second] = [hostPage(), hostPage()];
    const vitals = run({ vitals: '1' });
    current.page = first;
    const left = vitals.measure(report);
    jest.advanceTimersByTime(3000);
    current.page = second;
    const measured = vitals.measure(report);
    left?.end();
    send(first, { long: 'text' });
    send(second, {});
    jest.advanceTimersByTime(10);
    second.draw();
    measured?.rendered();
    jest.advanceTimersByTime(0);
    measured?.end();
    expect(reported[1]).toEqual({
      target,
      firstScreen: 10,
      setDataCalls: 1,
      setDataBytes: 2,
      slowSetData: 0,
    });
    expect(hooks.call('proxyToRaw', second)).toBe(second);
  });
}
