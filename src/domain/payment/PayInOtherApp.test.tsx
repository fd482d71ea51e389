import { host } from '@/platform/host';
import type { Host } from '@/platform/host/types';
import { otherApp } from '@/platform/otherApp';
import { testPlace } from '@/utils/testing/place';
import { PayInOtherApp } from './PayInOtherApp';

const place = testPlace();
const onCopyLink = jest.fn(() => Promise.resolve());

function show(here: Partial<Host>, app?: { target: string; page: string }): readonly string[] {
  jest.spyOn(host, 'current').mockReturnValue({ ...host.current(), ...here });
  place.render(<PayInOtherApp text="请在微信中打开" app={app} onCopyLink={onCopyLink} />);
  return [...place.element.querySelectorAll('[role=button]')].map(({ textContent }) => textContent ?? '');
}
const APP = { target: 'pick', page: 'pickFee' };

test.each<[string, Partial<Host>, typeof APP | undefined, readonly string[]]>([
  ['a phone’s browser', { kind: 'browser', os: 'android' }, APP, ['打开APP', '复制链接']],
  ['an iPhone’s browser', { kind: 'browser', os: 'ios' }, APP, ['打开APP', '复制链接']],
  ['something that the app does not sell', { kind: 'browser', os: 'ios' }, undefined, ['复制链接']],
  ['a computer', { kind: 'browser', os: 'other' }, APP, ['复制链接']],
  ['the consumer app', { kind: 'consumer-app', os: 'ios' }, APP, ['复制链接']],
  ['the locker app', { kind: 'locker-app', os: 'android' }, APP, ['复制链接']],
])('%s', (_name, here, app, buttons) => expect(show(here, app)).toEqual(buttons));

test('打开APP opens the app', async () => {
  const openApp = jest.spyOn(otherApp, 'openApp').mockResolvedValue({ kind: 'opened' });
  show({ kind: 'browser', os: 'android' }, APP);
  await place.press('打开APP');
  expect(openApp).toHaveBeenCalledTimes(1);
});
