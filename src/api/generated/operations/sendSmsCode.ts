/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { object, string, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireSendSmsCodeData = object({ requestCode: string });
export type SendSmsCodeData = Decoded<typeof wireSendSmsCodeData>;

/** Send the code */
export const sendSmsCode: Operation<
  components['schemas']['SendSmsCodeRequest'],
  SendSmsCodeData
> = {
  path: '/consumer/v1/unifiedSmsCode/sendSmsCode',
  form: true,
  okCode: '15010000',
  skipsAuth: true,
  isWrite: true,
  decode: wireSendSmsCodeData,
};
