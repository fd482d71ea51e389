import { host } from '@/platform/host';
import type { Host } from '@/platform/host/types';
import { otherApp } from '@/platform/otherApp';
import { testPlace } from '@/utils/testing/place';
import { canOpenAppToPay, OpenAppToPay } from './OpenAppToPay';
import { PayInOtherApp } from './PayInOtherApp';

const place = testPlace();

test.each<[string, Partial<Host>, boolean]>([
  ['a phone’s browser', { kind: 'browser', os: 'android' }, true],
  ['an iPhone’s browser', { kind: 'browser', os: 'ios' }, true],
  ['a computer', { kind: 'browser', os: 'other' }, false],
  ['the consumer app', { kind: 'consumer-app', os: 'ios' }, false],
  ['the locker app', { kind: 'locker-app', os: 'android' }, false],
  ['the messaging app’s browser', { kind: 'wechat-browser', os: 'ios' }, false],
])('%s opens the app to pay there: %j', (_name, here, opens) => {
  expect(canOpenAppToPay({ ...host.current(), ...here })).toBe(opens);
});

test('打开APP opens the app at its target', async () => {
  jest.spyOn(host, 'current').mockReturnValue({ ...host.current(), kind: 'browser', os: 'android' });
  const openApp = jest.spyOn(otherApp, 'openApp').mockResolvedValue({ kind: 'opened' });
  place.render(<OpenAppToPay page="pickFee" target="pick" />);
  await place.press('打开APP');
  expect(openApp).toHaveBeenCalledTimes(1);
});

test.each([
  ['it comes before the link', <OpenAppToPay key="app" page="pickFee" target="" />, ['打开APP', '复制链接']],
  ['without it there is only the link', null, ['复制链接']],
])('%s', (_name, appButton, buttons) => {
  place.render(
    <PayInOtherApp text="请在微信中打开" appButton={appButton} onCopyLink={() => Promise.resolve()} />,
  );
  expect([...place.element.querySelectorAll('[role=button]')].map((each) => each.textContent)).toEqual(
    buttons,
  );
});
