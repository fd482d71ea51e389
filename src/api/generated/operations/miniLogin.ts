/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { LoginByMiniProgramRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { nothing } from '../../decode';
import type { Decoded } from '../../decoder';

const wireLoginByMiniProgramAnswer = nothing;
type LoginByMiniProgramAnswer = Decoded<typeof wireLoginByMiniProgramAnswer>;

/** Log in with the mini program's own account, silently or with its phone number */
export const loginByMiniProgram: Operation<
  LoginByMiniProgramRequest,
  LoginByMiniProgramAnswer
> = {
  path: '/wechatAuth/loginByMiniProgram',
  okCode: '30010000',
  skipsAuth: true,
  isWrite: true,
  decode: wireLoginByMiniProgramAnswer,
};
