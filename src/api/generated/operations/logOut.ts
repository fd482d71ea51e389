/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { LogoutRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { nothing } from '../../decode';
import type { Decoded } from '../../decoder';

const wireLogoutAnswer = nothing;
type LogoutAnswer = Decoded<typeof wireLogoutAnswer>;

/** Invalidates the token. A mini program’s user is no longer logged in silently until the next explicit login. Unknown and expired tokens are a success */
export const logout: Operation<
  LogoutRequest,
  LogoutAnswer
> = {
  path: '/wechatAuth/logout',
  okCode: '30010000',
  isWrite: true,
  decode: wireLogoutAnswer,
};
