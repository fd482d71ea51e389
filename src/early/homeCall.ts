/**
 * The weekly page's page-info call, made by a few lines in the HTML while the app's code is still on its way
 * (on a slow network the answer, and the header picture that it names, must not wait for it). The app later
 * makes the same call by itself; `platform/request` then hands it this one's answer, and only when it is the same to the
 * letter: address, body and login. Nothing here decides anything that the app does not decide again.
 */
import { campaignClient, HOME_PATH, homeRequest } from '@/domain/campaign/homeRequest';
import { visitOf } from '@/features/campaign/friday/visitOf';
import { firstPlace } from '@/domain/campaign/place/placeMemory';
import type { Host } from '@/platform/host/types';
import type { TransportRequest } from '@/platform/request/types';
import type { StorageArea } from '@/platform/storage/types';
import { isLoginReturn, linkVerdict } from '@/session/linkToken';
import { isUsableToken, LEFT_KEY, readStoredLogin, type StoredLogin } from '@/session/storedLogin';
import { gatewayRoot } from '@/utils/gatewayAddress';
import { EARLY_PATH } from './earlyPath';

export interface EarlyInputs {
  readonly query: Readonly<Record<string, string>>;
  readonly host: Host;
  readonly storage: Pick<StorageArea, 'read'>;
  /** The token that the address brought, null without one. */
  readonly linkToken: string | null;
  readonly isInOwnApp: boolean;
  /** The app's token cookie, null outside of an app. */
  readonly appToken: string | null;
  readonly gatewayBase: string;
}

/** The call that the page at this address will make first. */
export function earlyHomeCall(inputs: EarlyInputs): Omit<TransportRequest, 'timeoutMs'> {
  const { query, host, storage, gatewayBase } = inputs;
  const { token, loginType } = loginOf(inputs);
  return {
    url: gatewayRoot(gatewayBase, host.kind) + HOME_PATH,
    method: 'POST',
    headers: {
      'Original-Path': EARLY_PATH,
      ...(token === null
        ? {}
        : { Authorization: token, 'Original-Channel': loginType === 'sms' ? 'unifylogin' : 'consumer' }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(homeRequest(visitOf(query), campaignClient(host), firstPlace(storage))),
  };
}

/** As `session/intakeToken` will have it: a token in the address, else the app's, else the one stored. */
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
