/** @jest-environment jsdom */
import { overlay } from './index.h5';

const mockBack: { handle: (() => boolean) | null; held: number } = { handle: null, held: 0 };
jest.mock('./backEntry.h5', () => ({
  holdBackEntry(handle: () => boolean) {
    mockBack.handle = handle;
    mockBack.held += 1;
  },
  releaseBackEntry() {
    mockBack.handle = null;
  },
}));

function press(key: string, init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.dispatchEvent(event);
  return event;
}
const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no element ${id}`);
  return found;
};
const focused = (): string | undefined => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <button id="outside"></button>
    <div id="box"><button id="first"></button><a id="no-link"></a><button id="off" disabled></button>
      <span id="hidden" tabindex="0" aria-hidden="true"></span><input id="last" /></div>
    <div id="empty"></div>`;
  mockBack.held = 0;
});

describe('the page behind', () => {
  const isLocked = (): boolean => document.documentElement.classList.contains('pc-locked');

  test('stays locked until the last of several overlays releases it, each once', () => {
    const first = overlay.lockScroll();
    const second = overlay.lockScroll();
    first();
    first();
    expect(isLocked()).toBe(true);
    second();
    expect(isLocked()).toBe(false);
    const third = overlay.lockScroll();
    expect(isLocked()).toBe(true);
    third();
    expect(isLocked()).toBe(false);
  });
});

describe('dismissing', () => {
  const opened: (() => void)[] = [];
  afterEach(() => opened.splice(0).forEach((undo) => undo()));
  const open = (rank: number): jest.Mock => {
    const close = jest.fn();
    opened.push(overlay.onDismiss(close, rank));
    return close;
  };

  test('Escape closes the topmost: the latest of the highest rank', () => {
    const low = open(1);
    const high = open(2);
    const late = open(2);
    const under = open(1);
    expect(press('Escape').defaultPrevented).toBe(true);
    expect([low, high, late, under].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1, 0]);
  });

  test('Escape leaves a page only when no overlay is open', () => {
    const leave = jest.fn();
    opened.push(overlay.onEscape(leave));
    const close = jest.fn();
    const undo = overlay.onDismiss(() => (close(), undo()), 1);
    press('Escape');
    expect([close.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
    press('a');
    press('Escape', { isComposing: true });
    expect(leave).not.toHaveBeenCalled();
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(leave).toHaveBeenCalledTimes(1);
    opened.splice(0).forEach((end) => end());
    press('Escape');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['another key', 'a', {}],
    ['the end of a composition', 'Escape', { isComposing: true }],
  ])('%s closes nothing', (_name, key, init) => {
    const close = open(1);
    expect(press(key, init).defaultPrevented).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });

  test('the back gesture closes the topmost, and returns whether there was one', () => {
    const close = open(1);
    const { handle } = mockBack;
    expect([handle?.(), close.mock.calls.length]).toEqual([true, 1]);
    opened.splice(0).forEach((undo) => undo());
    expect([handle?.(), mockBack.handle]).toEqual([false, null]);
  });

  test('the overlay below handles the gesture again once the one above is closed', () => {
    const below = open(1);
    const above = open(1);
    opened.pop()?.();
    expect([mockBack.held, mockBack.handle === null]).toEqual([3, false]);
    press('Escape');
    expect([below.mock.calls.length, above.mock.calls.length]).toEqual([1, 0]);
  });

  test('after the last one closes, events are ignored', () => {
    const close = open(1);
    const undo = opened.pop();
    undo?.();
    undo?.();
    expect(press('Escape').defaultPrevented).toBe(false);
    expect(close).not.toHaveBeenCalled();
  });
});

describe('focus', () => {
  test('moves into the box itself and is restored', () => {
    element('outside').focus();
    const undo = overlay.moveFocusInto('box');
    expect([focused(), element('box').tabIndex]).toEqual(['box', -1]);
    undo();
    expect(focused()).toBe('outside');
  });

  test('a focusable box keeps its tabindex', () => {
    element('box').tabIndex = 0;
    overlay.moveFocusInto('box')();
    expect(element('box').tabIndex).toBe(0);
  });

  test('stays unchanged without a box, and when the previous element is gone', () => {
    element('outside').focus();
    overlay.moveFocusInto('nothing');
    expect(focused()).toBe('outside');
    const undo = overlay.moveFocusInto('box');
    element('outside').remove();
    undo();
    expect(focused()).toBe('box');
  });
});

describe('Tab', () => {
  test.each([
    ['last', false, 'first', true],
    ['first', true, 'last', true],
    ['box', true, 'last', true],
    ['outside', false, 'first', true],
    ['outside', true, 'last', true],
    ['first', false, 'first', false],
    ['last', true, 'last', false],
  ])('from %s, back %p: %s', (from, shiftKey, to, isPrevented) => {
    element('box').tabIndex = -1;
    element(from).focus();
    const undo = overlay.trapFocus('box');
    const { defaultPrevented } = press('Tab', { shiftKey });
    undo();
    expect([focused(), defaultPrevented]).toEqual([to, isPrevented]);
  });

  test('stays unchanged while there is nothing to focus', () => {
    element('outside').focus();
    for (const id of ['empty', 'nothing']) {
      const undo = overlay.trapFocus(id);
      expect(press('Tab').defaultPrevented).toBe(true);
      undo();
    }
    expect(focused()).toBe('outside');
  });

  test('other keys, and Tab after the overlay has closed, are left alone', () => {
    element('last').focus();
    const undo = overlay.trapFocus('box');
    expect(press('Enter').defaultPrevented).toBe(false);
    undo();
    expect([press('Tab').defaultPrevented, focused()]).toEqual([false, 'last']);
  });
});
