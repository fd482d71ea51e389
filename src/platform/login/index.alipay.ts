import { PLATFORM_CODE } from '../host/types';
import { failure } from '../outcome';
import { consentGate } from '../privacy/gate';
import { makeMiniLogin } from './mini';
import type { LoginCapability } from './types';

const mini = makeMiniLogin(PLATFORM_CODE.alipayMini);

/**
 * `my.getAuthCode` leads to who the person is at the payment company (its document: auth_base gives the user's id), so it
 * waits for the privacy consent. Decision: without one it fails, and asks nothing: the login popup comes instead, whose
 * agreement is the same consent.
 */
export const login: LoginCapability = {
  ...mini,
  fetchLoginCode: () =>
    consentGate.status() === 'agreed'
      ? mini.fetchLoginCode()
      : Promise.resolve(failure('no privacy consent yet')),
} satisfies LoginCapability;
