import {
  appPlaces,
  notInstalledText,
  OPEN_APP_TEXT,
  OPEN_IN_BROWSER_TEXT,
} from '@/domain/openApp/useOpenApp';
import { env } from '@/env';
import { host } from '@/platform/host';
import type { Host, HostOs } from '@/platform/host/types';
import { otherApp } from '@/platform/otherApp';
import type { OtherAppOutcome } from '@/platform/otherApp/types';
import { failure, unsupported } from '@/platform/outcome';
import { toast } from '@/platform/toast';
import { testPlace } from '@/utils/testing/place';
import { OpenAppButton } from './OpenAppButton';

const place = testPlace();

function onPhone(changes: Partial<Host>, outcome: OtherAppOutcome): jest.SpyInstance {
  jest.spyOn(host, 'current').mockReturnValue({ ...host.current(), kind: 'browser', ...changes });
  return jest.spyOn(otherApp, 'openApp').mockResolvedValue(outcome);
}

async function press(): Promise<readonly unknown[]> {
  const show = jest.spyOn(toast, 'show').mockReturnValue();
  place.render(<OpenAppButton page="me" path="send" />);
  await place.press(OPEN_APP_TEXT);
  return show.mock.calls.map(([text]) => text);
}

const STORE = `请前往应用商店下载${env.appName}`;
const APP_STORE = `请前往App Store下载${env.appName}`;

it('leads to this phone’s app store (product §1.8)', () => {
  expect(notInstalledText('ios')).toBe(APP_STORE);
  for (const os of ['android', 'harmony', 'other'] as const) expect(notInstalledText(os)).toBe(STORE);
});

it('has no store in this build', () => expect(appPlaces.androidStoreUrl).toBe(''));

it.each<[HostOs, OtherAppOutcome, string]>([
  ['android', { kind: 'not-opened' }, STORE],
  ['harmony', unsupported('this host blocks app addresses'), OPEN_IN_BROWSER_TEXT],
  ['android', failure('no such scheme'), STORE],
  ['android', { kind: 'opened' }, ''],
  ['android', { kind: 'cancelled' }, ''],
])('on %s, %p: %s', async (os, outcome, said) => {
  const openApp = onPhone({ os }, outcome);
  expect(await press()).toEqual(said === '' ? [] : [said]);
  expect(openApp.mock.calls.map(([target]) => target)).toEqual([
    { scheme: `${env.consumerAppScheme}://`, fallbackUrl: undefined },
  ]);
});

it('an iPhone browser without a universal link is not sent to a scheme that may not exist', async () => {
  const openApp = onPhone({ os: 'ios' }, { kind: 'opened' });
  expect(await press()).toEqual([APP_STORE]);
  expect(openApp).not.toHaveBeenCalled();
});

it.each<[Partial<Host>, string]>([
  [{ kind: 'alipay-mini', os: 'ios' }, APP_STORE],
  [{ kind: 'alipay-mini', os: 'android' }, STORE],
  [{ kind: 'wechat-browser', os: 'android' }, OPEN_IN_BROWSER_TEXT],
  [{ os: 'other' }, '请在手机上打开'],
])('%p opens nothing: %s', async (phone, said) => {
  const openApp = onPhone(phone, { kind: 'opened' });
  expect(await press()).toEqual([said]);
  expect(openApp).not.toHaveBeenCalled();
});

it('after opening has failed, the next tap gets the app', async () => {
  const openApp = onPhone({ os: 'android' }, { kind: 'not-opened' });
  await press();
  await place.press(OPEN_APP_TEXT);
  expect(openApp).toHaveBeenCalledTimes(1);
});
