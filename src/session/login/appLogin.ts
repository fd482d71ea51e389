/** The login by SMS code put together for the app. Loaded when login is needed, not with the first page. */
import { gateway, serverClock } from '@/api/gateway';
import { env } from '@/env';
import { captcha } from '@/platform/captcha';
import { random } from '@/platform/random';
import { storage } from '@/platform/storage';
import { session, silentLogin } from '../index';
import { CodeAttempts } from './codeAttempt';
import { makeLoginApi } from './loginApi';
import { LoginFlow } from './LoginFlow';

/** A new SMS login, for one form. */
export function createLoginFlow(): LoginFlow {
  return new LoginFlow({
    api: makeLoginApi(gateway),
    session,
    onLoggedIn: () => silentLogin.forget(),
    attempts: new CodeAttempts(storage),
    captcha,
    captchaAppId: env.captchaAppId,
    nowMs: () => serverClock.nowMs(),
    randomHex: (length) => random.hex(length),
    loadSigner: () => import('./signature'),
  });
}
