/** The app's instance of the SMS login. Loaded when a login is needed, not with the first page. */
import { gateway, serverClock } from '@/api/gateway';
import { env } from '@/env';
import { failure } from '@/platform/outcome';
import { random } from '@/platform/random';
import { storage } from '@/platform/storage';
import { session, silentLogin } from '../index';
import { CodeAttempts } from './codeAttempt';
import { makeLoginApi, makeRedeem } from './loginApi';
import { LoginFlow, type LoginFlowDeps } from './LoginFlow';
import { LOGIN_TEXTS } from './loginTexts';

const loadTools = () => import('./codeTools');

/** Comes with the signature, which a send needs next. */
const captcha: LoginFlowDeps['captcha'] = {
  async verify(ask) {
    try {
      return await (await loadTools()).captcha.verify(ask);
    } catch (error) {
      return failure(error); // its code did not load
    }
  },
};

/** A new SMS login, for one form. */
export const createLoginFlow = (): LoginFlow =>
  createCodeFlow({
    redeem: makeRedeem({
      api: makeLoginApi(gateway),
      session,
      // The user chose this number, which may differ from the number of the platform's own account.
      onLoggedIn: () => silentLogin.forget(),
    }),
    words: { verifyFailed: LOGIN_TEXTS.verifyFailed, redeemFailed: LOGIN_TEXTS.loginFailed },
  });

/** A form that proves a number by SMS code for a purpose other than a login. */
export function createCodeFlow(purpose: Pick<LoginFlowDeps, 'redeem' | 'words'>): LoginFlow {
  return new LoginFlow({
    ...purpose,
    api: makeLoginApi(gateway),
    attempts: new CodeAttempts(storage),
    captcha,
    captchaAppId: env.captchaAppId,
    nowMs: () => serverClock.nowMs(),
    randomHex: (length) => random.hex(length),
    loadSigner: loadTools,
  });
}
