/** @jest-environment jsdom */
import { makeDomVisibility } from './domVisibility';

/** Records the options of the browser's observer and lets the test trigger its callback. */
class FakeObserver {
  static all: FakeObserver[] = [];
  isOver = false;
  constructor(
    private readonly notify: IntersectionObserverCallback,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.all.push(this);
  }
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  takeRecords = (): IntersectionObserverEntry[] => [];
  disconnect(): void {
    this.isOver = true;
  }
  say(isIntersecting: boolean, ratio = 0, heightPx = 100): void {
    const box = { width: heightPx === 0 ? 0 : 375, height: heightPx };
    this.notify(
      [{ isIntersecting, intersectionRatio: ratio, boundingClientRect: box } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
}
const alive = (): FakeObserver[] => FakeObserver.all.filter(({ isOver }) => !isOver);
const only = (): FakeObserver => {
  const [first, ...more] = alive();
  if (first === undefined || more.length > 0) throw new Error('not exactly one observer');
  return first;
};

let visibility: ReturnType<typeof makeDomVisibility>;
beforeEach(() => {
  visibility = makeDomVisibility();
  FakeObserver.all = [];
  Object.assign(window, { IntersectionObserver: FakeObserver, innerHeight: 800 });
  document.body.innerHTML = '<div id="m"></div>';
});
afterEach(() => visibility.end());

describe('watchLine', () => {
  test('watches everything above the line and reports each change once', () => {
    const reported: boolean[] = [];
    visibility.watchLine('m', 60, (isAbove) => reported.push(isAbove));
    expect(only().options.rootMargin).toBe('100000px 0px -740px 0px');
    only().say(false);
    only().say(true);
    only().say(true, 0.5);
    only().say(false);
    expect(reported).toEqual([false, true, false]);
  });

  test('a covered page has no boxes and reports nothing', () => {
    const reported: boolean[] = [];
    visibility.watchLine('m', 60, (isAbove) => reported.push(isAbove));
    only().say(true);
    only().say(false, 0, 0);
    expect(reported).toEqual([true]);
  });

  test("the line keeps its position when the window's height changes", () => {
    const stop = visibility.watchLine('m', 60, () => undefined);
    Object.assign(window, { innerHeight: 400 });
    window.dispatchEvent(new Event('resize'));
    expect(only().options.rootMargin).toBe('100000px 0px -340px 0px');
    stop();
    window.dispatchEvent(new Event('resize'));
    expect(alive()).toHaveLength(0);
  });
});

describe('watchShown', () => {
  test('reports changes at more than half', () => {
    const reported: boolean[] = [];
    visibility.watchShown('m', (isShown) => reported.push(isShown));
    for (const ratio of [0.3, 0.501, 0.9, 0.4]) only().say(true, ratio);
    expect(reported).toEqual([false, true, false]);
  });

  test('an element that turns out to be tall is observed again, and then judged by how much of the screen it fills', () => {
    const reported: boolean[] = [];
    const stop = visibility.watchShown('m', (isShown) => reported.push(isShown));
    only().say(true, 0.01, 4000);
    expect(only().options.threshold).toEqual([0.001, 0.101, 0.501]);
    only().say(true, 0.15, 4000);
    expect(reported).toEqual([false, true]);
    stop();
    expect(alive()).toHaveLength(0);
  });
});

test('the end of the page stops all watches and starts no new ones', () => {
  visibility.watchLine('m', 60, () => undefined);
  visibility.watchShown('m', () => undefined);
  expect(alive()).toHaveLength(2);
  visibility.end();
  visibility.watchShown('m', () => undefined);
  window.dispatchEvent(new Event('resize'));
  expect(alive()).toHaveLength(0);
});
