import { BusinessError, CancelledError, type Scope } from '@/api';
import type { LoginCapability } from '@/platform/login/types';
import type { PhoneCodeOutcome } from '@/platform/phoneNumber/types';
import type { SessionStore } from '../SessionStore';
import type { SubmitOutcome } from './LoginFlow';
import type { LoginApi } from './loginApi';
import { LOGIN_TEXTS } from './loginTexts';

export interface MiniLoginDeps {
  readonly api: Pick<LoginApi, 'loginByMiniProgram'>;
  readonly login: Pick<LoginCapability, 'fetchLoginCode'>;
  readonly session: Pick<SessionStore, 'logIn'>;
}

/** Logs in with what the mini program's phone button gave. Rejects never. */
export async function quickLogin(
  deps: MiniLoginDeps,
  phone: PhoneCodeOutcome,
  scope: Scope,
): Promise<SubmitOutcome> {
  if (phone.kind === 'denied') return { kind: 'dropped' };
  const account = phone.kind === 'code' ? await deps.login.fetchLoginCode() : null;
  if (phone.kind !== 'code' || account?.kind !== 'code')
    return { kind: 'refused', text: LOGIN_TEXTS.quickLoginFailed };
  try {
    const { platform, code: loginCode } = account;
    const token = await deps.api.loginByMiniProgram({ platform, loginCode, phoneCode: phone.code }, scope);
    if (deps.session.logIn({ token, loginType: 'other' })) return { kind: 'logged-in' };
    return { kind: 'refused', text: LOGIN_TEXTS.quickLoginFailed };
  } catch (error) {
    if (error instanceof CancelledError) return { kind: 'dropped' };
    const isWorded = error instanceof BusinessError && error.msg !== '';
    return { kind: 'refused', text: isWorded ? error.msg : LOGIN_TEXTS.quickLoginFailed };
  }
}

/**
 * Logs a mini program's visitor in without asking, when the account has a phone number already. False when it cannot:
 * other platforms, an account without a number (030100005), any failure; the popup is there for all of them.
 */
export async function logInSilently(deps: MiniLoginDeps): Promise<boolean> {
  const account = await deps.login.fetchLoginCode();
  if (account.kind !== 'code') return false;
  try {
    const token = await deps.api.loginByMiniProgram({ platform: account.platform, loginCode: account.code });
    return deps.session.logIn({ token, loginType: 'other' });
  } catch {
    return false;
  }
}
