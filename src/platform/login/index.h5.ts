import { host } from '../host';
import { parseCookies } from '../host/cookies';
import { unsupported } from '../outcome';
import type { LoginCapability } from './types';

/** Cookie in which the consumer app and the locker app hand their token to pages; our choice, the spec names none. */
const APP_TOKEN_COOKIE = 'token';

export const login: LoginCapability = {
  hasOwnAccount: false,
  fetchLoginCode: () => Promise.resolve(unsupported('browsers have no account of their own')),
  readAppToken() {
    const { kind } = host.current();
    if (kind !== 'consumer-app' && kind !== 'locker-app') return null; // anybody can set a cookie in a browser
    return parseCookies(document.cookie)[APP_TOKEN_COOKIE] || null;
  },
  followsLoginRedirect: () =>
    ['wechat-browser', 'alipay-browser', 'alipay-life'].includes(host.current().kind),
} satisfies LoginCapability;
