/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { nothing, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireAnswer = nothing;
type Answer = Decoded<typeof wireAnswer>;

/** Log in with the mini program's own account, silently or with its phone number */
export const loginByMiniProgram: Operation<
  components['schemas']['LoginByMiniProgramRequest'],
  Answer
> = {
  path: '/wechatAuth/loginByMiniProgram',
  okCode: '30010000',
  skipsAuth: true,
  isWrite: true,
  decode: wireAnswer,
};
