import { pageVisibility } from './index.mini';

const mockListeners = { show: new Set<() => void>(), hide: new Set<() => void>() };
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    onAppShow: (listener: () => void) => mockListeners.show.add(listener),
    offAppShow: (listener: () => void) => mockListeners.show.delete(listener),
    onAppHide: (listener: () => void) => mockListeners.hide.add(listener),
    offAppHide: (listener: () => void) => mockListeners.hide.delete(listener),
  },
}));
const fire = (name: 'show' | 'hide'): void => mockListeners[name].forEach((listener) => listener());

test('an app that starts is visible, and reports each change until the listener is removed', () => {
  expect(pageVisibility.isVisible()).toBe(true);
  const seen: boolean[] = [];
  const stop = pageVisibility.subscribe((isVisible) => seen.push(isVisible));
  fire('hide');
  expect(pageVisibility.isVisible()).toBe(false);
  fire('show');
  expect([pageVisibility.isVisible(), seen]).toEqual([true, [false, true]]);
  stop();
  fire('hide');
  expect(seen).toHaveLength(2);
});

test('an app in the background may be the end of its page', () => {
  const ended = jest.fn();
  const stop = pageVisibility.onPageEnd(ended);
  fire('hide');
  stop();
  fire('hide');
  expect(ended).toHaveBeenCalledTimes(1);
});
