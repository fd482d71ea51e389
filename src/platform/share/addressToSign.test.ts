/**
 * The address for which the messaging app checks a signature.
 * @jest-environment jsdom
 */
import { host } from '../host';
import type { HostKind, HostOs } from '../host/types';
import { share } from './index.h5';

const LOADED = window.location.href;
const NOW = '/couponIncentive/IN-JOIN?channelId=c';

it.each<[HostKind, HostOs, string | null]>([
  ['wechat-browser', 'ios', LOADED],
  ['wechat-browser', 'android', `${window.location.origin}${NOW}`],
  ['wechat-browser', 'harmony', `${window.location.origin}${NOW}`],
  ['browser', 'ios', null],
])('%s on %s, after a navigation inside the app', (kind, os, expected) => {
  jest.spyOn(host, 'current').mockReturnValue({ ...host.current(), kind, os });
  window.history.pushState(null, '', `${NOW}#part`);
  expect(share.addressToSign()).toBe(expected);
});
