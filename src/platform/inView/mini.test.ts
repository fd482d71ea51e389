import type Taro from '@tarojs/taro';
import { makeMiniInView } from './mini';
import type { Sighting } from './types';

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentInstance: () => ({ page: 'page' }),
    nextTick: (task: () => void) => task(),
    createIntersectionObserver: () => undefined,
  },
}));
jest.mock('../systemInfo', () => ({ systemInfo: { read: () => ({ windowHeight: 800 }) } }));

interface Made {
  readonly given: readonly unknown[];
  margins: unknown;
  selector: string;
  notify: (part: number | undefined, height?: number) => void;
  isOver: boolean;
}
let made: Made[];
let isRefused: boolean;

function createObserver(...given: readonly unknown[]): Taro.IntersectionObserver {
  if (isRefused) throw new Error('no');
  const own: Made = { given, margins: null, selector: '', notify: () => undefined, isOver: false };
  made.push(own);
  const observer = {
    relativeToViewport(margins: unknown) {
      own.margins = margins;
    },
    observe(selector: string, callback: (result: unknown) => void) {
      own.selector = selector;
      own.notify = (intersectionRatio, height = 100) =>
        callback({ intersectionRatio, boundingClientRect: { height } });
    },
    disconnect() {
      own.isOver = true;
    },
  };
  return observer as unknown as Taro.IntersectionObserver;
}

let heard: Sighting[];
let page: ReturnType<ReturnType<typeof makeMiniInView>['forPage']>;
const watch = (id = 'a'): (() => void) => page.watch(id, (sighting) => heard.push(sighting));
const pass = (ms: number): void => void jest.advanceTimersByTime(ms);

beforeEach(() => {
  jest.useFakeTimers();
  [made, heard, isRefused] = [[], [], false];
  page = makeMiniInView(createObserver).forPage();
});
afterEach(() => {
  page.end();
  jest.useRealTimers();
});

test('starts to observe 300 ms after the element is added, one screen above and below', () => {
  watch();
  pass(299);
  expect(made).toEqual([]);
  pass(1);
  expect(made).toMatchObject([
    { given: ['page', { thresholds: [0, 0.001] }], margins: { top: 800, bottom: 800 }, selector: '#a' },
  ]);
});

test("an element that touches the range's edge is not near, one further in is", () => {
  watch();
  pass(300);
  for (const part of [0, undefined, 0.001]) {
    made[0]?.notify(part, 120);
    pass(100);
  }
  expect(heard).toEqual([
    { isNear: false, heightPx: 120 },
    { isNear: false, heightPx: 120 },
    { isNear: true, heightPx: 120 },
  ]);
});

test('an engine that rejects the observer: everything is near', () => {
  isRefused = true;
  watch();
  pass(400);
  expect(heard).toEqual([{ isNear: true, heightPx: null }]);
});

describe('a stopped watch', () => {
  test('before the first observation: no observer is created', () => {
    watch()();
    pass(1_000);
    expect([made, jest.getTimerCount()]).toEqual([[], 0]);
  });

  test('receives nothing more, and drops what is queued for it', () => {
    const stop = watch();
    pass(300);
    made[0]?.notify(1);
    stop();
    stop();
    made[0]?.notify(1);
    pass(1_000);
    expect([heard, made[0]?.isOver]).toEqual([[], true]);
  });

  test('does not delay the others', () => {
    const stop = watch('a');
    watch('b');
    pass(300);
    made[0]?.notify(1, 1);
    made[1]?.notify(1, 2);
    stop();
    pass(0);
    expect(heard).toEqual([{ isNear: true, heightPx: 2 }]);
  });
});

describe('a covered page', () => {
  test('starts the pending watches when it is visible again, except those stopped meanwhile', () => {
    page.pause();
    watch('a');
    watch('b')();
    pass(1_000);
    expect(made).toEqual([]);
    page.resume();
    pass(300);
    expect(made.map(({ selector }) => selector)).toEqual(['#a']);
    page.resume();
    pass(1_000);
    expect(made).toHaveLength(1);
  });

  test('keeps its running watches', () => {
    watch();
    pass(300);
    page.pause();
    made[0]?.notify(1);
    pass(100);
    expect(heard).toHaveLength(1);
  });
});

test('the end of the page stops every watch, and no new one starts', () => {
  watch();
  pass(300);
  made[0]?.notify(1);
  page.end();
  watch();
  pass(1_000);
  expect([heard, made.map(({ isOver }) => isOver), jest.getTimerCount()]).toEqual([[], [true], 0]);
});
