/** @jest-environment jsdom */
import { makeArea, type Backend } from '@/platform/storage/area';
import { CONSENT_VERSION, readConsent } from '@/session/consentRules';
import { isHostBound } from '@/session/SilentLogin';
import { readStoredLogin } from '@/session/storedLogin';
import {
  emptyAllPhones,
  emptyPhone,
  forgetCampaignPlaces,
  keepSilentLogin,
  keepToken,
  phoneName,
} from '../../../sandbox/lab/page/appStorage';

const H5 = { kind: 'h5', host: 'wechat' } as const;
const WEAPP = { kind: 'weapp', host: 'plain' } as const;

/** What the app finds: in a browser texts, in a package what the engine host has stored as JSON. */
const backendOf = (storage: Storage, prefix: string, isJson: boolean): Backend => ({
  get: (key) => {
    const text = storage.getItem(prefix + key);
    return text === null || !isJson ? text : String(JSON.parse(text));
  },
  set: (key, value) => storage.setItem(prefix + key, value),
  remove: (key) => storage.removeItem(prefix + key),
  keys: () =>
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length)),
});
const visit = makeArea(backendOf(sessionStorage, 'lab:h5-wechat:', false));
const device = makeArea(backendOf(localStorage, 'engine:weapp:lab-weapp:', true));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the app finds the token of a browser, as of a login by SMS', () => {
  keepToken(H5, 'abc123');
  expect(readStoredLogin(visit)).toEqual({ token: 'abc123', loginType: 'sms' });
  expect([...visit.keys()].sort()).toEqual(['loginType', 'token']);
});

test('the app logs in a package’s own user silently', () => {
  expect(isHostBound(device)).toBe(false);
  keepSilentLogin(WEAPP);
  expect(isHostBound(device)).toBe(true);
  expect(readConsent(device.read('privacyConsent'), CONSENT_VERSION)).toBe('agreed');
});

test('a phone is emptied, with its cookies, and no other one', () => {
  keepToken(H5, 'abc');
  keepToken({ kind: 'h5', host: 'plain' }, 'abc');
  keepSilentLogin(WEAPP);
  localStorage.setItem('lab-cookies:h5-wechat', '{}');
  localStorage.setItem('of something else', '1');
  emptyPhone(H5);
  expect(Object.keys(sessionStorage)).toEqual(['lab:h5-plain:pc:token', 'lab:h5-plain:pc:loginType']);
  expect(Object.keys(localStorage)).toEqual([
    'engine:weapp:lab-weapp:pc:boundAccount',
    'engine:weapp:lab-weapp:pc:privacyConsent',
    'of something else',
  ]);
  emptyPhone(WEAPP);
  expect(Object.keys(localStorage)).toEqual(['of something else']);
  keepSilentLogin(WEAPP);
  emptyAllPhones();
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([[], ['of something else']]);
});

test('only the places of campaigns are forgotten', () => {
  visit.write('campaign.place', 'x');
  visit.write('phone', '1');
  forgetCampaignPlaces();
  expect(visit.keys()).toEqual(['phone']);
});

test('names of phones', () => {
  expect([phoneName(H5), phoneName(WEAPP)]).toEqual(['h5-wechat', 'lab-weapp']);
});
