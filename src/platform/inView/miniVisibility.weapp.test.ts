import type Taro from '@tarojs/taro';
import { makeMiniVisibility } from './miniVisibility';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { nextTick: (task: () => void) => task() } }));
jest.mock('../systemInfo', () => ({ systemInfo: { read: () => ({ windowHeight: 800 }) } }));

interface Made {
  readonly parts: number[];
  margins: unknown;
  selector: string;
  notify: (part: number, height?: number) => void;
  isOver: boolean;
}

let made: Made[] = [];
const alive = (): Made[] => made.filter(({ isOver }) => !isOver);
const only = (): Made => {
  const [first, ...more] = alive();
  if (first === undefined || more.length > 0) throw new Error('not exactly one observer');
  return first;
};

function makeObserver(parts: number[]): Taro.IntersectionObserver {
  const own: Made = { parts, margins: null, selector: '', notify: () => undefined, isOver: false };
  made.push(own);
  const observer = {
    relativeToViewport(margins: unknown) {
      own.margins = margins;
      return observer;
    },
    observe(selector: string, callback: (result: unknown) => void) {
      own.selector = selector;
      own.notify = (part, height = 100) =>
        callback({ intersectionRatio: part, boundingClientRect: { height } });
    },
    disconnect() {
      own.isOver = true;
    },
  };
  return observer as unknown as Taro.IntersectionObserver;
}

const makeVisibility = () => makeMiniVisibility(() => true, makeObserver);

beforeEach(() => {
  made = [];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a line: everything above it, each change once, after the first observation', () => {
  const reported: boolean[] = [];
  makeVisibility().watchLine('m', 60, (isAbove) => reported.push(isAbove));
  expect(alive()).toEqual([]);
  jest.advanceTimersByTime(300);
  expect(only()).toMatchObject({ selector: '#m', margins: { top: 100_000, bottom: -740 } });
  for (const part of [0, 0.0001, 0.5, 0]) only().notify(part);
  expect(reported).toEqual([false, true, false]);
});

test('shown: a tall element is observed again', () => {
  const reported: boolean[] = [];
  const stop = makeVisibility().watchShown('m', (isShown) => reported.push(isShown));
  jest.advanceTimersByTime(300);
  only().notify(0.001, 4000);
  expect(only().parts).toEqual([0.001, 0.101, 0.501]);
  only().notify(0.2, 4000);
  expect(reported).toEqual([false, true]);
  stop();
  expect(alive()).toEqual([]);
});

test('a covered page starts no watch; one stopped meanwhile never starts', () => {
  const visibility = makeVisibility();
  visibility.pause();
  const stop = visibility.watchLine('a', 60, () => undefined);
  visibility.watchLine('b', 60, () => undefined);
  jest.advanceTimersByTime(1000);
  expect(alive()).toEqual([]);
  stop();
  visibility.resume();
  jest.advanceTimersByTime(300);
  expect(only().selector).toBe('#b');
  visibility.end();
  visibility.watchShown('c', () => undefined);
  jest.advanceTimersByTime(1000);
  expect(alive()).toEqual([]);
});

test('an engine that rejects the observer reports nothing and does not throw', () => {
  const visibility = makeMiniVisibility(
    () => true,
    () => {
      throw new Error('no observer');
    },
  );
  const stop = visibility.watchShown('m', () => undefined);
  expect(() => jest.advanceTimersByTime(300)).not.toThrow();
  expect(stop).not.toThrow();
});
