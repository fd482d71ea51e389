/** @jest-environment jsdom */
import { pullRefresh } from './index.h5';
import type { Pull } from './types';

let scroller: HTMLElement;
let element: HTMLElement;
let heard: Pull[];
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<div id="box" style="overflow-y: scroll"><div id="list"></div></div>';
  scroller = document.getElementById('box') as HTMLElement;
  element = document.getElementById('list') as HTMLElement;
  heard = [];
  stop = pullRefresh.watch('list', (event) => heard.push(event));
});
afterEach(() => stop());

function touch(name: string, ...downs: readonly number[]): Event {
  const touches = downs.map((clientY) => ({ clientX: 0, clientY }));
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { touches });
  element.dispatchEvent(event);
  return event;
}

test("dragging down pulls the page and stops the browser's own pull; released far enough it refreshes", () => {
  touch('touchstart', 0);
  expect(touch('touchmove', 5).defaultPrevented).toBe(false);
  expect(touch('touchmove', 500).defaultPrevented).toBe(true);
  touch('touchend');
  expect(heard).toEqual([
    { kind: 'pulling', distancePx: expect.any(Number), isFar: true },
    { kind: 'released', isFar: true },
  ]);
  touch('touchmove', 900);
  touch('touchend');
  expect(heard).toHaveLength(2);
});

test.each([
  ['not far enough', 40, 'touchend'],
  ['taken away by the system', 500, 'touchcancel'],
])('%s: it only springs back', (_name, down, end) => {
  touch('touchstart', 0);
  touch('touchmove', down);
  touch(end);
  expect(heard[heard.length - 1]).toEqual({ kind: 'released', isFar: false });
});

test('a second finger ends it immediately', () => {
  touch('touchstart', 0);
  touch('touchmove', 500);
  touch('touchmove', 500, 600);
  touch('touchmove', 700);
  touch('touchend');
  expect(heard.map(({ kind }) => kind)).toEqual(['pulling', 'released']);
  expect(heard[1]).toEqual({ kind: 'released', isFar: false });
});

test.each([
  [0, 1],
  [1, 0],
])('scrolled by %d px it can be pulled %d times', (scrollTop, times) => {
  Object.assign(scroller, { scrollTop });
  touch('touchstart', 0);
  touch('touchmove', 500);
  expect(heard).toHaveLength(times);
});

test('the browser’s own pull is disabled as long as the element is watched', () => {
  // jsdom does not support the property.
  const said: unknown[] = [];
  Object.assign(scroller.style, { setProperty: (...given: unknown[]) => said.push(given) });
  stop();
  stop = pullRefresh.watch('list', (event) => heard.push(event));
  stop();
  expect(said).toEqual([
    ['overscroll-behavior-y', ''],
    ['overscroll-behavior-y', 'contain'],
    ['overscroll-behavior-y', ''],
  ]);
  touch('touchstart', 0);
  touch('touchmove', 500);
  expect(heard).toEqual([]);
});

test('a missing element is not watched', () => {
  expect(pullRefresh.watch('nothing', () => undefined)()).toBeUndefined();
});
