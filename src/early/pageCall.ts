/**
 * The first call of some pages, made by a small script in the HTML while the app's code is still loading (on a slow
 * network, the response and what it names must not wait for the code). The app later makes the same call;
 * `platform/request` then returns this response, but only if address, body and login are exactly the same. The app
 * decides again everything that is decided here.
 */
import { ACTIVITY_INFO_PATH } from '@/features/coupon/receive/activityPath';
import { HOME_PATH, homeRequest } from '@/features/home/home/homeRequest';
import { visitOf } from '@/features/weekly/entry/visitOf';
import { modulePageClient, PAGE_INFO_PATH, pageInfoRequest } from '@/features/weekly/page/pageInfoRequest';
import { firstPlace } from '@/features/weekly/place/placeMemory';
import type { Host } from '@/platform/host/types';
import type { TransportRequest } from '@/platform/request/types';
import type { StorageArea } from '@/platform/storage/types';
import { isLoginReturn, linkVerdict } from '@/session/linkToken';
import { isUsableToken, LEFT_KEY, readStoredLogin, type StoredLogin } from '@/session/storedLogin';
import { gatewayRoot } from '@/utils/gatewayAddress';
import { EARLY_PATH } from './earlyPath';

interface EarlyInputs {
  /** Of the address, without a slash at its end; '/' for home. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly host: Host;
  readonly storage: Pick<StorageArea, 'read'>;
  /** The token in the address, null without one. */
  readonly linkToken: string | null;
  readonly isInOwnApp: boolean;
  /** The app's token cookie, null outside of an app. */
  readonly appToken: string | null;
  readonly gatewayBase: string;
}

type EarlyRequest = Omit<TransportRequest, 'timeoutMs'>;

/** Codes that are in the address as they are in the call. */
const RECEIVE = /^\/receiveCoupon\/([\w-]+)$/;

/** The call that the page at this address will make first; null: it is not made ahead. */
export function earlyPageCall(inputs: EarlyInputs): EarlyRequest | null {
  const { path, query, host, storage } = inputs;
  const code = RECEIVE.exec(path)?.[1];
  // The app makes it without a login too.
  if (code !== undefined) return requestTo(ACTIVITY_INFO_PATH, { code }, NO_LOGIN, inputs);
  const login = loginOf(inputs);
  if (path === '/') {
    const body = homeRequest(host.platformCode, query['channelId'] ?? '');
    return requestTo(HOME_PATH, body, login, inputs);
  }
  if (path !== EARLY_PATH) return null;
  const body = pageInfoRequest(visitOf(query), modulePageClient(host), firstPlace(storage));
  return requestTo(PAGE_INFO_PATH, body, login, inputs);
}

const requestTo = (
  url: string,
  body: object,
  { token, loginType }: StoredLogin,
  { path, host, gatewayBase }: EarlyInputs,
): EarlyRequest => ({
  url: gatewayRoot(gatewayBase, host.kind) + url,
  method: 'POST',
  headers: {
    'Original-Path': path,
    ...(token === null
      ? {}
      : { Authorization: token, 'Original-Channel': loginType === 'sms' ? 'unifylogin' : 'consumer' }),
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(body),
});

const NO_LOGIN: StoredLogin = { token: null, loginType: 'other' };

/**
 * The login that `session/intakeToken` will choose: a token in the address, otherwise the app's, otherwise the stored
 * one.
 */
function loginOf({ query, storage, linkToken, isInOwnApp, appToken }: EarlyInputs): StoredLogin {
  const stored = readStoredLogin(storage);
  const hasLeft = stored.token === null && storage.read(LEFT_KEY) !== null;
  if (linkToken !== null) {
    const isReturn = isLoginReturn(query, storage);
    const facts = { token: linkToken, present: stored.token, refused: null, hasLeft, isInOwnApp, isReturn };
    const verdict = linkVerdict(facts);
    if (verdict === 'take') return { token: linkToken, loginType: 'other' };
    if (verdict === 'ask') return stored;
  }
  if (appToken === null || appToken === stored.token || hasLeft || !isUsableToken(appToken)) return stored;
  return { token: appToken, loginType: 'other' };
}
