import Taro from '@tarojs/taro';
import { privacy } from '../privacy';
import { consentGate } from '../privacy/gate';
import { makeMiniLocation } from './mini';

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { getLocation: jest.fn(), getSetting: jest.fn(), openSetting: jest.fn() },
}));
jest.mock('../privacy', () => ({ privacy: { status: jest.fn() } }));
jest.mock('../privacy/gate', () => ({ consentGate: { pass: jest.fn(), status: jest.fn() } }));

const host = jest.mocked(Taro) as unknown as Record<'getLocation' | 'getSetting' | 'openSetting', jest.Mock>;
const readFailure = jest.fn<'denied' | 'timeout' | null, [unknown]>();
const location = makeMiniLocation({ query: { type: 'gcj02' }, scope: 'scope.userLocation', readFailure });

beforeEach(() => {
  jest.mocked(consentGate.pass).mockReset().mockResolvedValue(true);
  jest.mocked(consentGate.status).mockReset().mockReturnValue('agreed');
  jest
    .mocked(privacy.status)
    .mockReset()
    .mockResolvedValue('agreed' as never);
  for (const call of Object.values(host)) call.mockReset();
  host.getLocation.mockResolvedValue({ longitude: '113.9', latitude: 22.5 });
  host.openSetting.mockResolvedValue({});
  readFailure.mockReset().mockReturnValue(null);
});

describe('locating', () => {
  test('coordinates, also as text, in gcj02', async () => {
    expect(await location.locate()).toEqual({
      kind: 'located',
      longitude: 113.9,
      latitude: 22.5,
      system: 'gcj02',
    });
    expect(host.getLocation.mock.calls).toEqual([[{ type: 'gcj02' }]]);
  });

  test.each([
    [{ longitude: 'x', latitude: 1 }],
    [{ longitude: 1, latitude: 'x' }],
    [{ longitude: 1 }],
    [null],
  ])('%j is not a location', async (answer) => {
    host.getLocation.mockResolvedValue(answer);
    expect(await location.locate()).toEqual({ kind: 'failed', message: 'a place without coordinates' });
  });

  test.each([
    ['denied', 'denied'],
    ['timeout', 'timeout'],
    [null, 'failed'],
  ] as const)('a failure that reads as %p: %s', async (kind, expected) => {
    host.getLocation.mockRejectedValue(new Error('no'));
    readFailure.mockReturnValue(kind);
    expect((await location.locate()).kind).toBe(expected);
  });

  test('without consent the host is not called', async () => {
    jest.mocked(consentGate.pass).mockResolvedValue(false);
    expect(await location.locate()).toEqual({ kind: 'denied' });
    expect(host.getLocation).not.toHaveBeenCalled();
  });

  test('a host that never responds: timeout, at its limit', async () => {
    jest.useFakeTimers();
    host.getLocation.mockReturnValue(new Promise(() => undefined));
    let kind = '';
    void location.locate({ timeoutMs: 700 }).then((outcome) => ({ kind } = outcome));
    await jest.advanceTimersByTimeAsync(699);
    expect(kind).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect([kind, jest.getTimerCount()]).toEqual(['timeout', 0]);
    void location.locate();
    await jest.advanceTimersByTimeAsync(2_999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

describe('permission', () => {
  test.each([
    ['refused', 'denied'],
    ['unasked', 'undecided'],
  ] as const)('consent %s: %s, without calling the host', async (status, expected) => {
    jest.mocked(consentGate.status).mockReturnValue(status);
    expect(await location.permission()).toBe(expected);
    expect(host.getSetting).not.toHaveBeenCalled();
  });

  test('a platform that will prompt for its own consent first: undecided', async () => {
    jest.mocked(privacy.status).mockResolvedValue('needed' as never);
    expect(await location.permission()).toBe('undecided');
    expect(host.getSetting).not.toHaveBeenCalled();
  });

  test.each([
    [{ 'scope.userLocation': true }, 'granted'],
    [{ 'scope.userLocation': false }, 'denied'],
    [{ 'scope.camera': true }, 'undecided'],
  ])('settings %j: %s', async (authSetting, expected) => {
    host.getSetting.mockResolvedValue({ authSetting });
    expect(await location.permission()).toBe(expected);
  });

  test('settings that cannot be read: unknown', async () => {
    host.getSetting.mockRejectedValue(new Error('no'));
    expect(await location.permission()).toBe('unknown');
  });
});

describe('settings', () => {
  test('opens the host’s, once consent was given', async () => {
    expect(await location.openSettings()).toEqual({ kind: 'done' });
    expect([host.openSetting.mock.calls.length, host.getLocation.mock.calls.length]).toEqual([1, 0]);
    host.openSetting.mockRejectedValue(new Error('no'));
    expect((await location.openSettings()).kind).toBe('failed');
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('before consent it prompts; result %p: the host is called %d times', async (isAgreed, times) => {
    jest.mocked(consentGate.status).mockReturnValue('unasked');
    jest.mocked(consentGate.pass).mockResolvedValue(isAgreed);
    expect(await location.openSettings()).toEqual({ kind: 'done' });
    expect([host.getLocation.mock.calls.length, host.openSetting.mock.calls.length]).toEqual([times, 0]);
    expect(consentGate.pass).toHaveBeenCalledWith('used');
  });
});
