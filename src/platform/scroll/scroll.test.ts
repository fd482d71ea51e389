/** @jest-environment jsdom */
import { scroll } from './index';

let scroller: HTMLElement;
let target: HTMLElement;
let targetAtPx: number;
let frames: Map<number, () => void>;
/** Positions that the box was scrolled to, in order. */
let moves: number[];

/** Runs the page's frames until none is requested. */
async function settleFrames(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) {
    const due = Array.from(frames.values());
    frames.clear();
    for (const frame of due) frame();
    for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
  }
}

beforeEach(() => {
  document.body.innerHTML = '<div id="box" style="overflow-y: scroll"><div id="goal"></div></div>';
  [scroller, target] = ['box', 'goal'].map((id) => document.getElementById(id)) as [HTMLElement, HTMLElement];
  targetAtPx = 900;
  let topPx = 0;
  moves = [];
  Object.defineProperty(scroller, 'scrollTop', {
    get: () => topPx,
    set: (next: number) => {
      topPx = Math.max(0, Math.min(next, 2000));
      moves.push(topPx);
    },
  });
  scroller.getBoundingClientRect = () => ({ top: 20 }) as DOMRect;
  target.getBoundingClientRect = () => ({ top: 20 + targetAtPx - topPx, height: 321 }) as DOMRect;
  frames = new Map();
  let asked = 0;
  Object.assign(window, {
    matchMedia: () => ({ matches: true }),
    requestAnimationFrame: (frame: () => void) => {
      asked += 1;
      frames.set(asked, frame);
      return asked;
    },
    cancelAnimationFrame: (handle: number) => frames.delete(handle),
  });
});

const distance = (): number => target.getBoundingClientRect().top - 20;

test("moves the page's own box until the element is at the offset", async () => {
  const moved = scroll.toElement('goal', 88);
  expect(distance()).toBe(88);
  await settleFrames();
  expect(await moved).toEqual({ kind: 'done' });
});

test('corrects for what grew above the element on the way', async () => {
  const moved = scroll.toElement('goal', 88);
  targetAtPx += 300;
  await settleFrames();
  await moved;
  expect(distance()).toBe(88);
});

test('stops at the end of the page', async () => {
  targetAtPx = 5000;
  const moved = scroll.toElement('goal', 0);
  await settleFrames();
  await moved;
  expect(scroller.scrollTop).toBe(2000);
});

test('stops when the user scrolls', async () => {
  const moved = scroll.toElement('goal', 88);
  targetAtPx += 300;
  window.dispatchEvent(new Event('touchstart'));
  await settleFrames();
  await moved;
  expect(distance()).toBe(388);
});

test('a new scroll ends the previous one: nothing pulls the page back', async () => {
  const other = document.createElement('div');
  other.id = 'other';
  scroller.append(other);
  other.getBoundingClientRect = () => ({ top: 20 + 1500 - scroller.scrollTop }) as DOMRect;
  const first = scroll.toElement('goal', 88);
  const second = scroll.toElement('other', 88);
  await settleFrames();
  await Promise.all([first, second]);
  expect(moves).toEqual([900 - 88, 1500 - 88]);
});

test('the focus moves to the first control of an element, without scrolling the page', () => {
  target.innerHTML = '<p>a</p><div tabindex="0"></div><input>';
  const control = target.querySelector('div');
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  scroll.focusIn('goal');
  expect([document.activeElement, focus.mock.calls]).toEqual([control, [[{ preventScroll: true }]]]);
  scroll.focusIn('none');
  expect(document.activeElement).toBe(control);
});

test('heights, and missing elements', async () => {
  expect(await scroll.heightOf('goal')).toEqual({ kind: 'measured', heightPx: 321 });
  expect((await scroll.heightOf('none')).kind).toBe('failed');
  expect((await scroll.toElement('none', 0)).kind).toBe('failed');
});
