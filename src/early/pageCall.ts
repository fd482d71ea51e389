/**
 * The weekly page's page-info call, made by a small script in the HTML while the app's code is still loading (on a slow
 * network, the response and the header picture in it must not wait for the code). The app later makes the same call;
 * `platform/request` then returns this response, but only if address, body and login are exactly the same. The app
 * decides again everything that is decided here.
 */
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

/** The call that the page at this address will make first. */
export function earlyPageCall(inputs: EarlyInputs): Omit<TransportRequest, 'timeoutMs'> {
  const { query, host, storage, gatewayBase } = inputs;
  const { token, loginType } = loginOf(inputs);
  return {
    url: gatewayRoot(gatewayBase, host.kind) + PAGE_INFO_PATH,
    method: 'POST',
    headers: {
      'Original-Path': EARLY_PATH,
      ...(token === null
        ? {}
        : { Authorization: token, 'Original-Channel': loginType === 'sms' ? 'unifylogin' : 'consumer' }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(pageInfoRequest(visitOf(query), modulePageClient(host), firstPlace(storage))),
  };
}

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
