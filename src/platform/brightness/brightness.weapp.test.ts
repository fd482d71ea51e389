import type { RaiseOutcome } from './types';

const mockPhone = {
  os: 'ios',
  /** What `getScreenBrightness` returns; undefined: it fails. */
  value: 0.4 as unknown,
  refused: [] as number[],
  set: [] as number[],
};
interface MockCall {
  readonly value?: number;
  readonly success: (value?: unknown) => void;
  readonly fail: (error: unknown) => void;
}
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    canIUse: () => true,
    getScreenBrightness: ({ success, fail }: MockCall) =>
      void (mockPhone.value === undefined ? fail({ errMsg: 'fail' }) : success({ value: mockPhone.value })),
    setScreenBrightness({ value = NaN, success, fail }: MockCall) {
      if (mockPhone.refused.includes(value)) return void fail({ errMsg: 'fail invalid value' });
      mockPhone.set.push(value);
      success();
    },
  },
}));
jest.mock('../host', () => ({ host: { current: () => ({ os: mockPhone.os }) } }));

const raise = async (): Promise<RaiseOutcome> => (await import('./index.weapp')).brightness.raise();
const raisePaying = async (): Promise<RaiseOutcome> => (await import('./index.alipay')).brightness.raise();

beforeEach(() => Object.assign(mockPhone, { os: 'ios', value: 0.4, refused: [], set: [] }));

test.each<[string, string, number[], () => Promise<RaiseOutcome>, number[]]>([
  ['the messaging app on iOS: as it was', 'ios', [], raise, [1, 0.4]],
  ['on Android: follows the system', 'android', [], raise, [1, -1]],
  ['on Android before -1 was there: as it was', 'android', [-1], raise, [1, 0.4]],
  ['the payment app: as it was', 'android', [], raisePaying, [1, 0.4]],
])('%s', async (_name, os, refused, call, set) => {
  Object.assign(mockPhone, { os, refused });
  const outcome = await call();
  expect([outcome.kind, mockPhone.set]).toEqual(['raised', [1]]);
  if (outcome.kind !== 'raised') return;
  await outcome.restore();
  await outcome.restore();
  expect(mockPhone.set).toEqual(set);
});

test.each([undefined, -1, 'bright', 2])(
  'before it is %p, which nothing could restore: left as it is',
  async (value) => {
    mockPhone.value = value;
    expect([(await raise()).kind, (await raisePaying()).kind, mockPhone.set]).toEqual([
      'failed',
      'failed',
      [],
    ]);
  },
);

test('a host that refuses has failed', async () => {
  mockPhone.refused = [1];
  expect([(await raise()).kind, mockPhone.set]).toEqual(['failed', []]);
});
