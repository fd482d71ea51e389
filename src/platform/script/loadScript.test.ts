/** @jest-environment jsdom */
import { loadScript } from './loadScript';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

const scripts = (): HTMLScriptElement[] => Array.from(document.head.querySelectorAll('script'));

it('inserts a script once for all callers, and leaves no timer', async () => {
  const both = Promise.all([loadScript('https://a.test/1.js'), loadScript('https://a.test/1.js')]);
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([['https://a.test/1.js', true]]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect([await both, jest.getTimerCount()]).toEqual([[true, true], 0]);
  expect(await loadScript('https://a.test/1.js')).toBe(true);
  expect(scripts()).toHaveLength(1);
});

it.each([
  ['fails', (element: HTMLScriptElement | undefined) => element?.dispatchEvent(new Event('error'))],
  ['takes too long', () => jest.advanceTimersByTime(10_000)],
])('one that %s is removed, and the next call retries', async (name, end) => {
  const url = `https://a.test/${name.length}.js`;
  const first = loadScript(url);
  end(scripts()[0]);
  expect([await first, scripts().length, jest.getTimerCount()]).toEqual([false, 0, 0]);
  const second = loadScript(url);
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe(true);
});

it('waits for exactly the given timeout', async () => {
  let end: boolean | null = null;
  void loadScript('https://a.test/slow.js', 500).then((isLoaded) => (end = isLoaded));
  await jest.advanceTimersByTimeAsync(499);
  expect(end).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(end).toBe(false);
});
