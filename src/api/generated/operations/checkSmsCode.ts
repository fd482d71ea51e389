/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { string, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireAnswer = string;
type Answer = Decoded<typeof wireAnswer>;

/** Verify the code, receive a one-time verifyCodeToken */
export const checkSmsCode: Operation<
  components['schemas']['CheckSmsCodeRequest'],
  Answer
> = {
  path: '/consumer/v1/unifiedSmsCode/checkSmsCode',
  form: true,
  okCode: '15010000',
  skipsAuth: true,
  isWrite: true,
  decode: wireAnswer,
};
