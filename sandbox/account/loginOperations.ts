import { fail, succeed, type Answer } from '../core/call';
import type { Handlers } from '../core/call';
import { MOBILE } from './accounts';

const OK = '30010000';
const loggedIn = (token: string): Answer => ({ ...succeed(OK, null), token });

const openIdOf = (loginCode: string): string => /^lc_(.+)_[^_]*$/.exec(loginCode)?.[1] ?? loginCode;

/**
 * Login calls (product §1.7). Meaning of a mini program's one-time codes here: `lc_<openId>_<nonce>` is the login code
 * of that host user, `pc_<11 digits>_<nonce>` the proof of that number; both are valid once. Any other text represents
 * a separate host user, or the number in `MOBILE.miniProgramPhone`.
 */
export const loginOperations = {
  async loginByMobileCodeToken({ body }, { store }) {
    if (!(await store.sms.takeVerifyToken(body.verifyCodeToken, body.mobile)))
      return fail('30010001', '登录已失效，请重新获取验证码');
    const account = await store.accounts.accountOfPhone(body.mobile);
    return loggedIn(await store.accounts.issueToken(account.id));
  },

  async loginByMiniProgram({ body }, { store }) {
    const isLoginCodeFresh =
      !body.loginCode.startsWith('lc_') || (await store.accounts.useOnce(body.loginCode));
    if (!isLoginCodeFresh) return fail('30010002', '登录凭证已失效，请重试');
    const user = { platform: body.platform, openId: openIdOf(body.loginCode) };
    if (body.phoneCode === undefined) {
      const account = await store.accounts.accountOfHostUser(user);
      return account.phone === null || (await store.accounts.isSignedOut(user))
        ? fail('030100005', '请先授权手机号')
        : loggedIn(await store.accounts.issueToken(account.id, user));
    }
    const phone = /^pc_(\d{11})_[^_]*$/.exec(body.phoneCode)?.[1];
    if (phone !== undefined && !(await store.accounts.useOnce(body.phoneCode)))
      return fail('30010003', '手机号授权已失效，请重试');
    const bound = await store.accounts.bindHostUser(user, phone ?? MOBILE.miniProgramPhone);
    return loggedIn(await store.accounts.issueToken(bound.id, user));
  },

  async logout({ body, token }, { store }) {
    if (token !== null) await store.accounts.endToken(token);
    // A token from an SMS login inside a mini program has no host user: the host's own code identifies it.
    const { platform, loginCode } = body;
    if (platform !== undefined && loginCode !== undefined && (await store.accounts.useOnce(loginCode)))
      await store.accounts.signOut({ platform, openId: openIdOf(loginCode) });
    return succeed(OK, null);
  },
} satisfies Partial<Handlers>;
