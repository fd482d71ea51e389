/**
 * The page's own side of sharing on H5: the address that is signed, and the card for a mini program's web view.
 * @jest-environment jsdom
 */
import { host } from '../host';
import type { HostKind, HostOs } from '../host/types';
import { share } from './index.h5';
import type { ShareCard } from './types';

const LOADED = window.location.href;
const NOW = '/couponIncentive/IN-JOIN?channelId=c';

it.each<[HostKind, HostOs, string | null]>([
  ['wechat-browser', 'ios', LOADED],
  ['wechat-browser', 'android', `${window.location.origin}${NOW}`],
  ['wechat-browser', 'harmony', `${window.location.origin}${NOW}`],
  ['browser', 'ios', null],
])(
  'the messaging app checks a signature for this address: %s on %s, after a navigation inside the app',
  (kind, os, expected) => {
    jest.spyOn(host, 'current').mockReturnValue({ ...host.current(), kind, os });
    window.history.pushState(null, '', `${NOW}#part`);
    expect(share.addressToSign()).toBe(expected);
  },
);

const CARD: ShareCard = {
  title: '领券',
  summary: '来领券',
  imageUrl: 'https://pictures.example/card.png',
  url: 'https://pages.example/receiveCoupon/RC-OPEN',
  pagePath: '/pages/receive?code=RC-OPEN',
  from: '/pages/receive',
};

afterEach(() => {
  for (const name of ['wx', 'my']) Reflect.deleteProperty(window, name);
});

const inWebView = (kind: HostKind): void =>
  void jest.spyOn(host, 'current').mockReturnValue({ ...host.current(), kind, isInMiniProgramWebView: true });

it.each<[HostKind, (postMessage: jest.Mock) => Record<string, unknown>]>([
  ['wechat-mini', (postMessage) => ({ wx: { miniProgram: { postMessage } } })],
  ['other-mini', (postMessage) => ({ wx: { miniProgram: { postMessage } } })],
  ['alipay-mini', (postMessage) => ({ my: { postMessage } })],
])('%s receives the card as a message', async (kind, globals) => {
  const postMessage = jest.fn();
  Object.assign(window, globals(postMessage));
  inWebView(kind);
  expect(await share.prepare(CARD, null)).toEqual({ kind: 'ready' });
  expect(postMessage.mock.calls).toEqual([[{ data: { share: CARD } }]]);
});

it.each<HostKind>(['wechat-mini', 'alipay-mini'])('%s without its script: no error', async (kind) => {
  inWebView(kind);
  expect(await share.prepare(CARD, null)).toEqual({ kind: 'ready' });
});
