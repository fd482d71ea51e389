import Taro from '@tarojs/taro';
import { attempt, field } from '../attempt';
import { failure } from '../outcome';
import type { LoginCapability } from './types';

/**
 * Taro's `login` is `wx.login` in the messaging app and `my.getAuthCode({ scopes: 'auth_base' })` in the payment app.
 */
export function makeMiniLogin(platform: 5 | 6): LoginCapability {
  return {
    hasOwnAccount: true,
    async fetchLoginCode() {
      const result = await attempt(() => Taro.login());
      if (!result.ok) return failure(result.error);
      const code = field(result.value, 'code');
      return typeof code === 'string' && code !== ''
        ? { kind: 'code', code, platform }
        : failure('login gave no code');
    },
    isInOwnApp: () => false,
    readAppToken: () => null,
    followsLoginRedirect: () => false,
  };
}
