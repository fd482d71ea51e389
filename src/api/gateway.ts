/** The app's only gateway. The session connects itself at start (`connectGateway`); until then calls are anonymous. */
import { gateway as address } from '@/platform/gateway';
import { host } from '@/platform/host';
import { request } from '@/platform/request';
import { storage } from '@/platform/storage';
import { tracker } from '@/tracking';
import { pagePath } from '@/tracking/pagePath';
import { systemClock } from '@/utils/clock';
import { gatewayRoot } from '@/utils/gatewayAddress';
import { createGateway, type GatewayDeps } from './createGateway';
import { createServerClock } from './serverClock';

export type SessionLink = Pick<
  GatewayDeps,
  'token' | 'account' | 'loginType' | 'settling' | 'renewLogin' | 'onUnauthorized'
>;

const ANONYMOUS: SessionLink = {
  token: () => null,
  account: () => 0,
  loginType: () => 'other',
  settling: () => null,
  renewLogin: () => Promise.resolve(false),
  onUnauthorized: () => 'login-needed',
};

let session = ANONYMOUS;

/** Connects the login state and the 401 handler to the gateway; the returned function disconnects them. */
export function connectGateway(link: SessionLink): () => void {
  session = link;
  return () => {
    if (session === link) session = ANONYMOUS;
  };
}

/** Names from product §1.3 "Local session data". */
const ENCRYPT_TOKEN_KEY = 'FC_ENCRYPT_TOKEN';
const IP_KEY = 'FC_IP';

export const serverClock = createServerClock(() => systemClock.nowMs());

export const gateway = createGateway({
  request,
  root: () => gatewayRoot(address.base, host.current().kind),
  pagePath,
  token: () => session.token(),
  account: () => session.account(),
  loginType: () => session.loginType(),
  settling: () => session.settling(),
  renewLogin: () => session.renewLogin(),
  onUnauthorized: (facts) => session.onUnauthorized(facts),
  encryptToken: () => storage.session.read(ENCRYPT_TOKEN_KEY),
  keep({ encryptToken, ip }) {
    if (encryptToken) storage.session.write(ENCRYPT_TOKEN_KEY, encryptToken);
    if (ip) storage.session.write(IP_KEY, ip);
  },
  loadCipher: () => import('./encrypt'),
  onBadParts: (path, { message }, count) =>
    tracker.track({
      page: pagePath(),
      type: 'error',
      component: 'answer',
      context: { path, why: message, count },
    }),
  clock: systemClock,
  serverClock,
  random: () => Math.random(),
});
