import { MOBILE } from '../fixtures/accounts';
import { fail, succeed, type Answer, type Handlers } from './call';

const OK = '30010000';
const loggedIn = (token: string): Answer => ({ ...succeed(OK, null), token });

/**
 * Login calls (spec 1 §7). What a mini program's one-time codes mean here:
 * `lc_<openId>_<nonce>` is the login code of that host user, `pc_<11 digits>_<nonce>` the proof of that number; both
 * are good once. Any other text stands for a host user of its own, or for the number in `MOBILE.miniProgramPhone`.
 */
export const loginOperations: Pick<Handlers, 'loginByMobileCodeToken' | 'loginByMiniProgram'> = {
  async loginByMobileCodeToken({ body }, { store }) {
    if (!(await store.takeVerifyToken(body.verifyCodeToken, body.mobile)))
      return fail('30010001', '登录已失效，请重新获取验证码');
    const account = await store.accountOfPhone(body.mobile);
    return loggedIn(await store.issueToken(account.id));
  },

  async loginByMiniProgram({ body }, { store }) {
    const isLoginCodeFresh = !body.loginCode.startsWith('lc_') || (await store.useOnce(body.loginCode));
    if (!isLoginCodeFresh) return fail('30010002', '登录凭证已失效，请重试');
    const openId = /^lc_(.+)_[^_]*$/.exec(body.loginCode)?.[1] ?? body.loginCode;
    const account = await store.accountOfHostUser(body.platform, openId);
    if (body.phoneCode === undefined) {
      return account.phone === null
        ? fail('030100005', '请先授权手机号')
        : loggedIn(await store.issueToken(account.id));
    }
    const phone = /^pc_(\d{11})_[^_]*$/.exec(body.phoneCode)?.[1];
    if (phone !== undefined && !(await store.useOnce(body.phoneCode)))
      return fail('30010003', '手机号授权已失效，请重试');
    const bound = await store.bindPhone(account.id, phone ?? MOBILE.miniProgramPhone);
    return loggedIn(await store.issueToken(bound.id));
  },
};
