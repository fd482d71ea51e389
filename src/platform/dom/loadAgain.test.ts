/** @jest-environment jsdom */
import { host } from '../host';
import type { HostKind, HostOs } from '../host/types';
import { storage } from '../storage';
import { hideAddressToken, takeAddressToken } from './hideAddressToken';
import { hidePathToken } from './hidePathToken';
import { loadAgain } from './loadAgain';

const reload = jest.fn();

/** Opens the address in this browser, and cleans it as the early script does. */
function load(address: string, kind: HostKind = 'wechat-browser', os: HostOs = 'ios'): boolean {
  jest.spyOn(host, 'current').mockReturnValue({ ...host.current(), kind, os });
  window.history.replaceState(null, '', address);
  const loaded = window.location.href;
  hidePathToken();
  hideAddressToken();
  return loadAgain(loaded, reload);
}

beforeEach(() => reload.mockClear());
afterEach(() => {
  jest.restoreAllMocks();
  takeAddressToken();
  delete window.__handedToken;
  Reflect.deleteProperty(performance, 'navigation');
});

const RETURNED = '/receiveCoupon/A?token=t&channelId=c';

test('a return from the login is loaded at its clean address, with its token', () => {
  expect(load(RETURNED)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(window.location.pathname + window.location.search).toBe('/receiveCoupon/A?channelId=c');
  expect(takeAddressToken()?.token).toBe('t');
});

test.each<[string, string, HostKind, HostOs]>([
  ['nothing to clean', '/receiveCoupon/A?channelId=c', 'wechat-browser', 'ios'],
  ['a token in the fragment, which is not signed', '/receiveCoupon/A#token=t', 'wechat-browser', 'ios'],
  [
    'a token of a path, kept in memory only',
    '/outerOpenApp/eyJhbGciOi.eyJzdWIiOiIx.dBjftJeZ4CVPmB92K27uhbUJU1p1r',
    'wechat-browser',
    'ios',
  ],
  ['Android, which signs the current address', RETURNED, 'wechat-browser', 'android'],
  ['a browser without signatures', RETURNED, 'browser', 'ios'],
])('%s: not loaded again', (_name, address, kind, os) => {
  expect([load(address, kind, os), reload.mock.calls.length]).toEqual([false, 0]);
});

test('a browser that forbids storage keeps its token instead', () => {
  jest.spyOn(storage.session, 'write').mockReturnValue(false);
  expect([load(RETURNED), reload.mock.calls.length]).toEqual([false, 0]);
  expect(takeAddressToken()?.token).toBe('t');
});

test('a document that was reloaded already is not loaded once more', () => {
  Reflect.set(performance, 'navigation', { type: 1 });
  expect([load(RETURNED), reload.mock.calls.length]).toEqual([false, 0]);
});
