import { PLATFORM_CODE } from '../host/types';
import { failure } from '../outcome';
import { consentGate } from '../privacy/gate';
import { makeMiniLogin } from './mini';
import type { LoginCapability } from './types';

const mini = makeMiniLogin(PLATFORM_CODE.alipayMini);

/**
 * `my.getAuthCode` identifies the user at the payment company (its documentation: auth_base returns the user's id), so
 * it requires the privacy consent. Decision: without consent it fails without prompting; the login popup opens instead,
 * whose agreement is the same consent.
 */
export const login: LoginCapability = {
  ...mini,
  fetchLoginCode: () =>
    consentGate.status() === 'agreed'
      ? mini.fetchLoginCode()
      : Promise.resolve(failure('no privacy consent yet')),
} satisfies LoginCapability;
