import { openSendParcel } from './openSendParcel';

const mockApp = { url: '', outcome: 'done' };
jest.mock('@/env', () => ({
  env: {
    get sendParcelAppUrl() {
      return mockApp.url;
    },
  },
}));
const mockHost = { kind: 'browser' };
jest.mock('@/platform/host', () => ({ host: { current: () => mockHost } }));
const mockOpened: unknown[] = [];
jest.mock('@/navigation', () => ({
  navigator: {
    openLink(url: string) {
      mockOpened.push(url);
      return Promise.resolve({ kind: mockApp.outcome });
    },
  },
}));
jest.mock('@/navigation/followLink', () => ({
  followSend(...where: unknown[]) {
    mockOpened.push(where);
    return Promise.resolve(false);
  },
}));

const APP = 'hiveconsumer://send';
const WEB = ['', { page: 'fcFriday', component: 'drawSend' }];

it.each([
  ['the app opens its own page', 'consumer-app', APP, 'done', true, [APP]],
  ['an app that cannot: the web', 'consumer-app', APP, 'unsupported', false, [APP, WEB]],
  ['an app without a known address: the web', 'consumer-app', '', 'done', false, [WEB]],
  ['other hosts: the web', 'browser', APP, 'done', false, [WEB]],
])('%s (product §2.5)', async (_name, kind, sendParcelAppUrl, outcome, isOpened, opened) => {
  mockOpened.length = 0;
  mockApp.url = sendParcelAppUrl;
  mockHost.kind = kind;
  mockApp.outcome = outcome;
  expect([await openSendParcel('fcFriday'), mockOpened]).toEqual([isOpened, opened]);
});
