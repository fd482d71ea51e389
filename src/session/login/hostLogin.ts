import { BusinessError, CancelledError, NetworkError, TimeoutError, type Scope, type Gateway } from '@/api';
import { loginByMiniProgram } from '@/api/generated/operations/miniLogin';
import type { LoginCapability } from '@/platform/login/types';
import type { PhoneCodeOutcome } from '@/platform/phoneNumber/types';
import type { SessionStore } from '../SessionStore';
import type { SubmitOutcome } from './LoginFlow';
import { LOGIN_TEXTS, tokenOf } from './loginTexts';

/** The account has no phone number yet: only the phone button or an SMS code can log it in. */
const CODE_NO_PHONE = '030100005';

/** A mini program's own account, as the gateway expects it. */
export interface HostAccount {
  readonly platform: 5 | 6;
  /** One-time code of the host. */
  readonly loginCode: string;
}

/** Login by the host's own account. Like every login it skips auth and is never repeated automatically. */
export function makeMiniLoginApi(gateway: Gateway) {
  return {
    /** The login token; without `phoneCode` only for an account that has a phone number. */
    async loginByMiniProgram(
      facts: HostAccount & { readonly phoneCode?: string },
      scope?: Scope,
    ): Promise<string> {
      const { headers } = await gateway.call(loginByMiniProgram, facts, scope);
      return tokenOf(headers);
    },
  };
}

type MiniLoginApi = ReturnType<typeof makeMiniLoginApi>;

export interface MiniLoginDeps {
  /** The phone button bound the host's account to a number. */
  onBound?(): void;
  readonly api: MiniLoginApi;
  readonly login: Pick<LoginCapability, 'fetchLoginCode'>;
  readonly session: Pick<SessionStore, 'logIn' | 'token' | 'hasLeft' | 'loginEpoch'>;
}

/** Logs in with the result of the mini program's phone button. Never rejects; every refusal names the alternative. */
export async function quickLogin(
  deps: MiniLoginDeps,
  phone: PhoneCodeOutcome,
  scope: Scope,
): Promise<SubmitOutcome> {
  if (phone.kind === 'denied') return { kind: 'refused', text: LOGIN_TEXTS.quickLoginDenied };
  const account = phone.kind === 'code' ? await deps.login.fetchLoginCode() : null;
  if (scope.isCancelled) return { kind: 'dropped' };
  if (phone.kind !== 'code' || account?.kind !== 'code')
    return { kind: 'refused', text: LOGIN_TEXTS.quickLoginFailed };
  try {
    const { platform, code: loginCode } = account;
    const token = await deps.api.loginByMiniProgram({ platform, loginCode, phoneCode: phone.code }, scope);
    if (!deps.session.logIn({ token, loginType: 'host' }))
      return { kind: 'refused', text: LOGIN_TEXTS.quickLoginFailed };
    deps.onBound?.();
    return { kind: 'done' };
  } catch (error) {
    if (error instanceof CancelledError) return { kind: 'dropped' };
    return { kind: 'refused', text: refusalOf(error) };
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof BusinessError && error.msg !== '') return error.msg;
  return error instanceof NetworkError || error instanceof TimeoutError
    ? LOGIN_TEXTS.quickLoginOffline
    : LOGIN_TEXTS.quickLoginFailed;
}

/**
 * - `not-bound`: the account has no phone number (030100005); retrying changes nothing
 * - `overtaken`: the user logged in manually in the meantime, possibly to another account
 * - `failed`: anything else; the next attempt may succeed
 */
export type SilentOutcome = 'logged-in' | 'not-bound' | 'overtaken' | 'failed';

/**
 * Logs a mini program's user in silently if the account already has a phone number. What the user did in the meantime
 * (logged in manually, logged out) takes precedence. Never rejects.
 */
export async function logInSilently(deps: MiniLoginDeps): Promise<SilentOutcome> {
  const { session } = deps;
  const accountBefore = session.loginEpoch;
  const account = await deps.login.fetchLoginCode();
  if (account.kind !== 'code') return 'failed';
  try {
    const token = await deps.api.loginByMiniProgram({ platform: account.platform, loginCode: account.code });
    if (session.hasLeft) return 'failed';
    if (session.loginEpoch !== accountBefore) return session.token === null ? 'failed' : 'overtaken';
    return session.logIn({ token, loginType: 'host', isRenewal: true }) ? 'logged-in' : 'failed';
  } catch (error) {
    return error instanceof BusinessError && error.code === CODE_NO_PHONE ? 'not-bound' : 'failed';
  }
}
