import { host } from '../host';
import { unsupported } from '../outcome';
import { isInOwnApp, readAppToken } from './appToken';
import type { LoginCapability } from './types';

export const login: LoginCapability = {
  hasOwnAccount: false,
  fetchLoginCode: () => Promise.resolve(unsupported('browsers have no account of their own')),
  isInOwnApp,
  readAppToken,
  followsLoginRedirect: () =>
    ['wechat-browser', 'alipay-browser', 'alipay-life'].includes(host.current().kind),
} satisfies LoginCapability;
