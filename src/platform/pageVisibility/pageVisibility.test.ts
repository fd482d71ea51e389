/** @jest-environment jsdom */
import { pageVisibility } from './index.h5';

const see = (state: 'visible' | 'hidden'): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
/** jsdom's own events of this kind carry no `persisted`. */
const cross = (type: 'pagehide' | 'pageshow', persisted: boolean): void =>
  void window.dispatchEvent(Object.assign(new Event(type), { persisted }));

afterEach(() => jest.restoreAllMocks());

test('a page that is left and restored from the cache was hidden in between, whatever events the browser sends', () => {
  const reported: boolean[] = [];
  const stop = pageVisibility.subscribe((isVisible) => reported.push(isVisible));
  cross('pagehide', true);
  cross('pageshow', true);
  expect(reported).toEqual([false, true]);
  see('hidden');
  cross('pagehide', true);
  see('visible');
  cross('pageshow', true);
  expect(reported).toEqual([false, true, false, true]);
  stop();
  see('hidden');
  cross('pagehide', true);
  expect(reported).toHaveLength(4);
});

test('the first pageshow and a real unload are no change', () => {
  const reported: boolean[] = [];
  const stop = pageVisibility.subscribe((isVisible) => reported.push(isVisible));
  cross('pageshow', false);
  cross('pagehide', false);
  expect(reported).toEqual([]);
  stop();
});

test('restored: only from the cache', () => {
  const restored = jest.fn();
  const stop = pageVisibility.onRestored(restored);
  cross('pageshow', false);
  expect(restored).not.toHaveBeenCalled();
  cross('pageshow', true);
  expect(restored).toHaveBeenCalledTimes(1);
  stop();
  cross('pageshow', true);
  expect(restored).toHaveBeenCalledTimes(1);
});
