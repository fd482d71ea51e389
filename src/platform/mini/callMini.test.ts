import Taro from '@tarojs/taro';
import { callMini, hasNative } from './callMini';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }));

const taro = Taro as unknown as Record<string, unknown>;
interface Callbacks {
  success(value: unknown): void;
  fail(error: unknown): void;
}
afterEach(() => {
  for (const name of Object.keys(taro)) delete taro[name];
});

test('a missing API fails', async () => {
  expect(await callMini('scan')).toEqual({ ok: false, error: 'scan is not there' });
});

test('passes its options on', async () => {
  const scan = jest.fn(({ success }: Callbacks) => success(1));
  taro['scan'] = scan;
  await callMini('scan', { a: 1 });
  expect(scan).toHaveBeenCalledWith({ a: 1, success: expect.any(Function), fail: expect.any(Function) });
});

test.each<[string, (callbacks: Callbacks) => unknown, object]>([
  ['a callback', ({ success }) => success('x'), { ok: true, value: 'x' }],
  ['a callback that fails', ({ fail }) => fail('no'), { ok: false, error: 'no' }],
  ['a promise that fails', () => Promise.reject('no'), { ok: false, error: 'no' }],
  [
    'both',
    ({ success }) => {
      success('x');
      return Promise.resolve('y');
    },
    { ok: true, value: 'x' },
  ],
])('ends with %s', async (_name, api, outcome) => {
  taro['scan'] = api;
  expect(await callMini('scan')).toEqual(outcome);
});

test('an API that the base library lacks and that returns nothing fails', async () => {
  taro['scan'] = () => undefined;
  taro['canIUse'] = () => false;
  expect(await callMini('scan')).toMatchObject({ ok: false, error: new Error('scan is not supported') });
});

test.each([
  [false, undefined, false],
  [true, undefined, true],
  [true, true, true],
  [true, false, false],
])('exists %p, canIUse %p: native %p', (isThere, canUse, expected) => {
  if (isThere) taro['scan'] = () => undefined;
  if (canUse !== undefined) taro['canIUse'] = () => canUse;
  expect(hasNative('scan')).toBe(expected);
});
