/** The login's parts put together for the app. Loaded when login is needed, not with the first page. */
import { gateway, serverClock } from '@/api/gateway';
import type { Scope } from '@/api';
import { env } from '@/env';
import { captcha } from '@/platform/captcha';
import { login } from '@/platform/login';
import type { PhoneCodeOutcome } from '@/platform/phoneNumber/types';
import { random } from '@/platform/random';
import { storage } from '@/platform/storage';
import { session } from '../index';
import { CodeAttempts } from './codeAttempt';
import { makeLoginApi } from './loginApi';
import { LoginFlow, type SubmitOutcome } from './LoginFlow';
import { logInSilently, quickLogin } from './miniLogin';

/** A new SMS login, for one popup. */
export function createLoginFlow(): LoginFlow {
  return new LoginFlow({
    api: makeLoginApi(gateway),
    session,
    attempts: new CodeAttempts(storage),
    captcha,
    captchaAppId: env.captchaAppId,
    nowMs: () => serverClock.nowMs(),
    randomHex: (length) => random.hex(length),
    loadSigner: () => import('./signature'),
  });
}

const miniDeps = () => ({ api: makeLoginApi(gateway), login, session });

export const appQuickLogin = (phone: PhoneCodeOutcome, scope: Scope): Promise<SubmitOutcome> =>
  quickLogin(miniDeps(), phone, scope);

export const appLogInSilently = (): Promise<boolean> => logInSilently(miniDeps());
