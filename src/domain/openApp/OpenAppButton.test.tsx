import { act } from 'react';
import { env } from '@/env';
import { host } from '@/platform/host';
import type { HostOs } from '@/platform/host/types';
import { otherApp } from '@/platform/otherApp';
import type { OtherAppOutcome } from '@/platform/otherApp/types';
import { failure, unsupported } from '@/platform/outcome';
import { toast } from '@/platform/toast';
import { testPlace } from '@/utils/testing/place';
import { notOpenedText, OPEN_IN_BROWSER_TEXT, OpenAppButton } from './OpenAppButton';

const place = testPlace();

function onPhone(os: HostOs, outcome: OtherAppOutcome): jest.SpyInstance {
  jest.spyOn(host, 'current').mockReturnValue({ ...host.current(), os });
  return jest.spyOn(otherApp, 'openApp').mockResolvedValue(outcome);
}

async function press(): Promise<readonly unknown[]> {
  const show = jest.spyOn(toast, 'show').mockReturnValue();
  place.render(<OpenAppButton page="me" path="send" />);
  const button = place.element.querySelector<HTMLElement>('[role=button]');
  if (button === null) throw new Error('no button');
  await act(async () => button.click());
  return show.mock.calls.map(([text]) => text);
}

const STORE = `请前往应用商店下载${env.appName}`;
const APP_STORE = `请前往App Store下载${env.appName}`;

it.each(['wechat-mini', 'alipay-mini'] as const)(
  '%s opens no app: where to get it (product §1.8)',
  (kind) => {
    expect(notOpenedText({ kind, os: 'ios' }, true)).toBe(APP_STORE);
    expect(notOpenedText({ kind, os: 'android' }, true)).toBe(STORE);
  },
);

it.each<[HostOs, OtherAppOutcome, string]>([
  ['android', { kind: 'not-opened' }, STORE],
  ['ios', { kind: 'not-opened' }, APP_STORE],
  ['harmony', unsupported('this host blocks app addresses'), OPEN_IN_BROWSER_TEXT],
  ['ios', failure('no such scheme'), APP_STORE],
  ['android', { kind: 'opened' }, ''],
  ['android', { kind: 'cancelled' }, ''],
])('on %s, %p: %s', async (os, outcome, said) => {
  const openApp = onPhone(os, outcome);
  expect(await press()).toEqual(said === '' ? [] : [said]);
  expect(openApp.mock.calls).toEqual([[{ scheme: `${env.consumerAppScheme}://send` }]]);
});
