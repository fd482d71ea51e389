/** @jest-environment jsdom */
import { startWorker } from './worker';

const mockFollow = jest.fn(() => Promise.reject(new Error('no storage')));
jest.mock('./ownWorker', () => ({ followRelease: () => mockFollow() }));

const has = (container: () => unknown): void =>
  void Object.defineProperty(navigator, 'serviceWorker', { get: container, configurable: true });

beforeEach(() => {
  mockFollow.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('begins 5 s after the app, and a failure is silent', async () => {
  has(() => ({}));
  startWorker();
  await jest.advanceTimersByTimeAsync(4999);
  expect(mockFollow).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(mockFollow).toHaveBeenCalledTimes(1);
});

test('never where the browser has none, nor in a frame', async () => {
  startWorker();
  await jest.advanceTimersByTimeAsync(5000);
  has(() => ({}));
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window & typeof globalThis);
  startWorker();
  await jest.advanceTimersByTimeAsync(5000);
  expect(mockFollow).not.toHaveBeenCalled();
});
