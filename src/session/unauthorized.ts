import type { SessionLink } from '@/api/gateway';
import type { LoginCapability } from '@/platform/login/types';
import type { NavigationCapability } from '@/platform/navigation/types';
import type { StorageArea } from '@/platform/storage/types';
import { withQuery } from '@/utils/addressQuery';
import { classifyLink, withoutSecrets, type LinkPolicy } from '@/utils/linkPolicy';
import { originOf } from './linkRules';
import { RETURN_LIFE_MS, RETURN_STORAGE_KEY, withReturnProof } from './linkToken';
import type { SessionStore } from './SessionStore';

interface UnauthorizedDeps {
  readonly session: Pick<SessionStore, 'dropToken'>;
  readonly login: Pick<LoginCapability, 'followsLoginRedirect'>;
  readonly navigation: Pick<
    NavigationCapability,
    'pathForm' | 'currentPath' | 'currentUrl' | 'currentQuery' | 'openExternal'
  >;
  readonly storage: StorageArea;
  /** Used when the gateway names no address for binding a phone number; empty: none. */
  readonly bindPhoneUrl: string;
  /** Returns this many random hex digits. */
  randomHex(length: number): string;
  linkPolicy(): LinkPolicy;
  /** Whether the page at this path accepts any token from its query (`acceptsToken` in routes.ts). */
  acceptsQueryToken(path: string): boolean;
}

const LOGIN_REDIRECT = '030100002';
const NO_PHONE = '030100005';
const NO_REDIRECT_FLAG = '__no_redirect';
/** Hex digits: 128 bits. */
const PROOF_LENGTH = 32;

/** More than this many redirects a minute is a loop (the new token is refused again): the popup takes over. */
const MAX_REDIRECTS = 3;
const REDIRECT_COUNT_KEY = 'loginRedirects';

/**
 * Handles a 401 (product §1.8): drops the refused token. Messaging-app and payment-app browsers follow the gateway's
 * login address, an account without a phone number is sent to bind one, and all other users log in by the popup.
 */
export function makeUnauthorizedHandler(deps: UnauthorizedDeps): SessionLink['onUnauthorized'] {
  const { session, login, navigation, storage } = deps;

  /** Redirects to a login page, which returns a proof of this visit with the token (`linkToken.ts`). */
  function leaveFor(url: string): boolean {
    const target = classifyLink(url, deps.linkPolicy());
    if (target.kind !== 'internal' && target.kind !== 'external') return false;
    const count = Number(storage.read(REDIRECT_COUNT_KEY) ?? '0') || 0;
    if (count >= MAX_REDIRECTS) return false;
    const proof = deps.randomHex(PROOF_LENGTH);
    const origin = originOf(navigation.currentUrl()) ?? '';
    const plain = target.kind === 'internal' ? target.path : target.url;
    const address = withReturnProof(plain, origin, proof);
    // Without the proof, a page that accepts no token from its address would come back still logged out.
    if (address === plain && !deps.acceptsQueryToken(navigation.currentPath())) return false;
    storage.write(REDIRECT_COUNT_KEY, String(count + 1), { expiresInMs: 60_000 });
    storage.write(RETURN_STORAGE_KEY, proof, { expiresInMs: RETURN_LIFE_MS });
    // Replace: "back" must not lead to the refused page.
    return navigation.openExternal(address, 'replace').kind === 'done';
  }

  return ({ code, locationUrl, sentToken }) => {
    session.dropToken(sentToken);
    if (navigation.currentQuery()[NO_REDIRECT_FLAG] === '1' || carriesFlag(locationUrl))
      return 'login-needed';
    if (code === LOGIN_REDIRECT && locationUrl !== null && login.followsLoginRedirect()) {
      return leaveFor(locationUrl) ? 'redirecting' : 'login-needed';
    }
    const bindUrl = locationUrl ?? deps.bindPhoneUrl;
    if (code === NO_PHONE && bindUrl !== '' && navigation.pathForm === 'h5') {
      const url = withQuery(bindUrl, { backUrl: withoutSecrets(navigation.currentUrl()) });
      return leaveFor(url) ? 'redirecting' : 'login-needed';
    }
    return 'login-needed';
  };
}

/** Also finds the flag inside the return address that the login address carries. */
const carriesFlag = (url: string | null): boolean => url !== null && /__no_redirect(=|%(25)*3d)1/i.test(url);
