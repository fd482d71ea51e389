/** @jest-environment jsdom */
import { brightness } from './index.h5';

function withLocks(request: unknown): void {
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: request === undefined ? undefined : { request },
  });
}
const sentinel = () => ({ release: jest.fn(() => Promise.resolve()) });

test('the screen stays on until it is released, once; its brightness is the phone’s', async () => {
  const lock = sentinel();
  const request = jest.fn(() => Promise.resolve(lock));
  withLocks(request);
  const held = brightness.hold();
  expect(await held.outcome).toEqual({ kind: 'held', isBright: false });
  expect(request).toHaveBeenCalledWith('screen');
  expect(lock.release).not.toHaveBeenCalled();
  held.release();
  held.release();
  expect(lock.release).toHaveBeenCalledTimes(1);
});

test('released before the browser has answered: the lock that comes is freed', async () => {
  const lock = sentinel();
  withLocks(() => Promise.resolve(lock));
  const held = brightness.hold();
  held.release();
  await held.outcome;
  expect(lock.release).toHaveBeenCalledTimes(1);
});

test.each([
  ['there is no such API', undefined, 'unsupported'],
  ['the browser refuses', () => Promise.reject(new DOMException('low battery', 'NotAllowedError')), 'failed'],
])('%s', async (_name, request, kind) => {
  withLocks(request);
  const held = brightness.hold();
  expect((await held.outcome).kind).toBe(kind);
  held.release();
});
