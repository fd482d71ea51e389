/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { nothing, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireAnswer = nothing;
type Answer = Decoded<typeof wireAnswer>;

/** Log in with a verified number; the token comes in the authorization header */
export const loginByMobileCodeToken: Operation<
  components['schemas']['LoginByMobileCodeTokenRequest'],
  Answer
> = {
  path: '/wechatAuth/loginByMobileCodeToken',
  form: true,
  okCode: '30010000',
  skipsAuth: true,
  isWrite: true,
  decode: wireAnswer,
};
