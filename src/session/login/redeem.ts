import type { Scope } from '@/api';
import { maskPhone } from '@/utils/text';
import type { SessionStore } from '../SessionStore';
import type { LoginApi } from './loginApi';
import type { LoginFlowDeps } from './LoginFlow';
import { LOGIN_TEXTS } from './loginTexts';

interface RedeemDeps {
  readonly api: Pick<LoginApi, 'loginByMobileCodeToken'>;
  readonly session: Pick<SessionStore, 'logIn'>;
  onLoggedIn(): void;
}

/** The proof of a number, redeemed by logging in with it. */
export function makeRedeem({ api, session, onLoggedIn }: RedeemDeps): LoginFlowDeps['redeem'] {
  return async (phone: string, proof: string, scope: Scope): Promise<string | null> => {
    const token = await api.loginByMobileCodeToken(phone, proof, scope);
    if (!session.logIn({ token, loginType: 'sms', phone: maskPhone(phone), number: phone }))
      return LOGIN_TEXTS.loginFailed;
    onLoggedIn();
    return null;
  };
}
