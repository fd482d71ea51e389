import Taro from '@tarojs/taro';
import type { UpdateCapability } from './types';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }));
const taro = Taro as unknown as Record<string, unknown>;

/** The permanent handler belongs to the module, so each test loads a new one. */
function fresh(): UpdateCapability {
  let made: { readonly update: UpdateCapability } | null = null;
  jest.isolateModules(() => {
    jest.doMock('@tarojs/taro', () => ({ __esModule: true, default: taro }));
    made = jest.requireActual<{ readonly update: UpdateCapability }>('./index.mini');
  });
  return made!.update;
}
function manager() {
  const handlers: (() => void)[] = [];
  const applyUpdate = jest.fn();
  const getUpdateManager = jest.fn(() => ({
    onUpdateReady: (handler: () => void) => handlers.push(handler),
    applyUpdate,
  }));
  taro['getUpdateManager'] = getUpdateManager;
  return { handlers, applyUpdate, getUpdateManager, come: () => handlers.forEach((handler) => handler()) };
}

test('is reported when it arrives, to the current listener, by one handler', () => {
  const { handlers, getUpdateManager, come } = manager();
  const update = fresh();
  const [early, late] = [jest.fn(), jest.fn()];
  update.onReady(early)();
  update.onReady(late);
  come();
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 1]);
  expect([handlers.length, getUpdateManager.mock.calls.length]).toEqual([1, 1]);
});

test('one that arrived earlier is reported to a later listener, and only after it arrived', () => {
  const { come } = manager();
  const update = fresh();
  const before = jest.fn();
  update.onReady(jest.fn());
  update.onReady(before);
  expect(before).not.toHaveBeenCalled();
  come();
  const after = jest.fn();
  update.onReady(after);
  expect(after).toHaveBeenCalledTimes(1);
});

test('unsubscribing an older listener does not affect a newer one', () => {
  const { come } = manager();
  const update = fresh();
  const newer = jest.fn();
  const stop = update.onReady(jest.fn());
  update.onReady(newer);
  stop();
  come();
  expect(newer).toHaveBeenCalledTimes(1);
});

test('is applied on request', () => {
  const { applyUpdate } = manager();
  const update = fresh();
  update.apply();
  expect(applyUpdate).not.toHaveBeenCalled();
  update.onReady(jest.fn());
  update.apply();
  expect(applyUpdate).toHaveBeenCalledTimes(1);
});

test.each([
  ['has none', undefined],
  [
    'refuses',
    () => {
      throw new Error('no');
    },
  ],
  ['has half of one', () => ({})],
])('a base library that %s reports nothing', (_name, getUpdateManager) => {
  taro['getUpdateManager'] = getUpdateManager;
  const update = fresh();
  const listener = jest.fn();
  update.onReady(listener)();
  update.apply();
  expect(listener).not.toHaveBeenCalled();
});
