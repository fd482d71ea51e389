import type * as Mini from './index.mini';

type MockListener = (value?: unknown) => void;
const mockPhone = {
  answer: {} as object | Error,
  change: new Set<MockListener>(),
  show: new Set<MockListener>(),
};
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    canIUse: () => true,
    getNetworkType: ({ success, fail }: { success: MockListener; fail: MockListener }) =>
      void (mockPhone.answer instanceof Error ? fail(mockPhone.answer) : success(mockPhone.answer)),
    onNetworkStatusChange: (listener: MockListener) => void mockPhone.change.add(listener),
    offNetworkStatusChange: (listener: MockListener) => void mockPhone.change.delete(listener),
    onAppShow: (listener: MockListener) => void mockPhone.show.add(listener),
    offAppShow: (listener: MockListener) => void mockPhone.show.delete(listener),
  },
}));

const NONE = [
  ['the messaging app', { networkType: 'none' }, { networkType: '5g' }],
  ['the payment app', { networkType: 'NOTREACHABLE' }, { networkType: 'WIFI', networkAvailable: true }],
  ['the payment app, newer', { networkType: 'UNKNOWN', networkAvailable: false }, { networkType: 'UNKNOWN' }],
] as const;

const load = (): Promise<typeof Mini> => import('./index.mini');
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.resetModules();
  mockPhone.change.clear();
  mockPhone.show.clear();
});

describe.each(NONE)('%s', (_name, none, some) => {
  it('opened without a network: reported immediately, and reported back online when the program is', async () => {
    const { network } = await load();
    const heard: boolean[] = [];
    mockPhone.answer = none;
    const stop = network.subscribe((isOnline) => heard.push(isOnline));
    await turn();
    expect(heard).toEqual([false]);
    expect(network.isOnline()).toBe(false);
    mockPhone.answer = some;
    for (const listener of mockPhone.show) listener();
    await turn();
    expect(heard).toEqual([false, true]);
    expect(network.isOnline()).toBe(true);
    stop();
    expect(mockPhone.change.size + mockPhone.show.size).toBe(0);
  });

  it('with a network nothing is reported; each change is reported once', async () => {
    const { network } = await load();
    const heard: boolean[] = [];
    mockPhone.answer = some;
    network.subscribe((isOnline) => heard.push(isOnline));
    await turn();
    for (const isConnected of [true, false, false, true])
      for (const listener of mockPhone.change) listener({ isConnected });
    expect(heard).toEqual([false, true]);
  });
});

it('after unsubscribing nothing is reported, not even a running query', async () => {
  const { network } = await load();
  const heard: boolean[] = [];
  mockPhone.answer = { networkType: 'none' };
  network.subscribe((isOnline) => heard.push(isOnline))();
  await turn();
  expect(heard).toEqual([]);
});

it('a host that cannot report counts as online', async () => {
  const { network } = await load();
  mockPhone.answer = new Error('no permission');
  network.subscribe(() => undefined);
  await turn();
  expect(network.isOnline()).toBe(true);
});
