import { act } from 'react';
import { env } from '@/env';
import { host } from '@/platform/host';
import type { Host } from '@/platform/host/types';
import { navigation } from '@/platform/navigation';
import { otherApp } from '@/platform/otherApp';
import type { OtherAppOutcome } from '@/platform/otherApp/types';
import { failure, unsupported } from '@/platform/outcome';
import { toast } from '@/platform/toast';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import {
  notInstalledText,
  OPEN_IN_BROWSER_TEXT,
  type OpenApp,
  type OpenAppOptions,
  useOpenApp,
} from './useOpenApp';

const STORE = 'https://store.test/app';
jest.mock('@/env.consumerApp', () => ({
  consumerApp: {
    universalLink: 'https://link.test',
    iosStoreUrl: '',
    androidStoreUrl: 'https://store.test/app',
    harmonyStoreUrl: '',
    packageUrl: '',
    targets: ['send'],
  },
}));

const place = testPlace();
const SCHEME = `${env.consumerAppScheme}://send`;

function show(phone: Partial<Host> = {}, options: Partial<OpenAppOptions> = {}) {
  jest
    .spyOn(host, 'current')
    .mockReturnValue({ ...host.current(), kind: 'browser', os: 'android', ...phone });
  const said = jest.spyOn(toast, 'show').mockReturnValue();
  const led = jest.spyOn(navigation, 'openExternal').mockReturnValue({ kind: 'done' });
  let end: (outcome: OtherAppOutcome) => Promise<void> = async () => undefined;
  const openApp = jest.spyOn(otherApp, 'openApp').mockImplementation(
    () =>
      new Promise((resolve) => {
        end = async (outcome) => {
          resolve(outcome);
          await settle();
        };
      }),
  );
  let app: OpenApp | null = null;
  const Probe = () => {
    app = useOpenApp({ target: 'send', ...options });
    return null;
  };
  act(() => place.render(<Probe />));
  const now = (): OpenApp => {
    if (app === null) throw new Error('not drawn');
    return app;
  };
  return {
    now,
    led,
    targets: () => openApp.mock.calls.map(([target]) => target),
    isWanted: () => openApp.mock.calls[0]?.[1]?.isWanted?.(),
    words: () => said.mock.calls.map(([text]) => text),
    press: (how: 'press' | 'pressAnyway' = 'press') => act(async () => void now()[how]()),
    end: (outcome: OtherAppOutcome) => act(() => end(outcome)),
  };
}

it('tries once however often the user taps, with the store as fallback', async () => {
  const { now, press, end, targets, words, isWanted } = show();
  await press();
  await press();
  expect([now().isOpening, isWanted(), targets()]).toEqual([
    true,
    true,
    [{ scheme: SCHEME, fallbackUrl: STORE }],
  ]);
  await end({ kind: 'opened' });
  expect([now().isOpening, now().installed, words()]).toEqual([false, 'there', []]);
  await press();
  expect(targets().length).toBe(2);
});

it('not installed: the store has opened, and the next tap opens it again', async () => {
  const { now, press, end, targets, words, led } = show();
  await press();
  await end({ kind: 'not-opened' });
  expect([now().installed, now().action.kind, words(), led.mock.calls]).toEqual(['missing', 'store', [], []]);
  await press();
  expect([targets().length, led.mock.calls, words()]).toEqual([1, [[STORE, 'push']], []]);
  led.mockReturnValue(failure('no way out'));
  await press();
  expect(words()).toEqual([notInstalledText('android')]);
  await press('pressAnyway');
  expect(targets().length).toBe(2);
});

it('a try that failed before the page opened leads to the store', async () => {
  const { now, press, targets, led } = show({}, { hasMissed: true });
  await press();
  expect([now().installed, targets(), led.mock.calls]).toEqual(['missing', [], [[STORE, 'push']]]);
});

it('automatic try: shows nothing and opens no store', async () => {
  const { now, end, targets, words } = show();
  const tried: boolean[] = [];
  await act(async () => {
    void now()
      .tryAutomatically()
      .then((hasTried) => tried.push(hasTried));
    await settle();
  });
  expect(targets()).toEqual([{ scheme: SCHEME, fallbackUrl: undefined }]);
  await end({ kind: 'not-opened' });
  expect([tried, now().installed, words()]).toEqual([[true], 'missing', []]);
});

it('an iPhone’s browser tries nothing automatically; a tap opens the universal link, learning nothing', async () => {
  const { now, press, end, targets, words } = show({ os: 'ios' });
  expect([await now().tryAutomatically(), targets()]).toEqual([false, []]);
  await press();
  await end({ kind: 'not-opened' });
  expect([targets(), now().installed, words()]).toEqual([
    [{ scheme: 'https://link.test/send' }],
    'unknown',
    [],
  ]);
});

it.each([
  [undefined, [OPEN_IN_BROWSER_TEXT], 0],
  [jest.fn(), [], 1],
])('a host that blocks apps: the page’s own handler, or a message', async (onBlocked, words, calls) => {
  const shown = show({}, onBlocked === undefined ? {} : { onBlocked });
  await shown.press();
  await shown.end(unsupported('blocked'));
  expect([shown.words(), onBlocked?.mock.calls.length ?? 0, shown.now().installed]).toEqual([
    words,
    calls,
    'unknown',
  ]);
});

it('inside the app no store is offered: an address that does not open shows a message', async () => {
  const { press, end, words } = show({ kind: 'consumer-app' });
  await press();
  await end(unsupported('bridge'));
  expect(words()).toEqual(['暂时无法打开，请稍后再试']);
});

it('declined by the user: nothing is learned or shown', async () => {
  const { now, press, end, words } = show();
  await press();
  await end({ kind: 'cancelled' });
  expect([now().installed, now().isOpening, words()]).toEqual(['unknown', false, []]);
});

it('after unmount nothing is opened or shown', async () => {
  const { press, end, isWanted, words } = show({ os: 'harmony' });
  await press();
  act(() => place.unmount());
  expect(isWanted()).toBe(false);
  await end({ kind: 'not-opened' });
  expect(words()).toEqual([]);
});
