/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { CheckSmsCodeRequest, LoginByMobileCodeTokenRequest, PreCheckMobileRequest, SendSmsCodeRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { boolean, literal, nothing, nullable, number, object, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';

const wireKeyPart = object({ id: string, value: string });
export type KeyPart = Decoded<typeof wireKeyPart>;

const wirePreCheckMobileData = object({
  keyOrder: string,
  keyParts: itemsOf(wireKeyPart, 1000),
  clientIp: string,
  requestCode: string,
  needSliderCode: boolean,
  sliderType: nullable(literal(1, 2)),
  timestamp: number,
});
export type PreCheckMobileData = Decoded<typeof wirePreCheckMobileData>;

/** Whether this number may request a code, with the key and slider to use */
export const preCheckMobile: Operation<
  PreCheckMobileRequest,
  PreCheckMobileData
> = {
  path: '/consumer/v1/unifiedSmsCode/preCheckMobile',
  form: true,
  okCode: '15010000',
  skipsAuth: true,
  isWrite: true,
  decode: wirePreCheckMobileData,
};

const wireSendSmsCodeData = object({ requestCode: string });
export type SendSmsCodeData = Decoded<typeof wireSendSmsCodeData>;

/** Send the code */
export const sendSmsCode: Operation<
  SendSmsCodeRequest,
  SendSmsCodeData
> = {
  path: '/consumer/v1/unifiedSmsCode/sendSmsCode',
  form: true,
  okCode: '15010000',
  skipsAuth: true,
  isWrite: true,
  decode: wireSendSmsCodeData,
};

const wireCheckSmsCodeAnswer = string;
type CheckSmsCodeAnswer = Decoded<typeof wireCheckSmsCodeAnswer>;

/** Verify the code, receive a one-time verifyCodeToken */
export const checkSmsCode: Operation<
  CheckSmsCodeRequest,
  CheckSmsCodeAnswer
> = {
  path: '/consumer/v1/unifiedSmsCode/checkSmsCode',
  form: true,
  okCode: '15010000',
  skipsAuth: true,
  isWrite: true,
  decode: wireCheckSmsCodeAnswer,
};

const wireLoginByMobileCodeTokenAnswer = nothing;
type LoginByMobileCodeTokenAnswer = Decoded<typeof wireLoginByMobileCodeTokenAnswer>;

/** Log in with a verified number; the token comes in the authorization header */
export const loginByMobileCodeToken: Operation<
  LoginByMobileCodeTokenRequest,
  LoginByMobileCodeTokenAnswer
> = {
  path: '/wechatAuth/loginByMobileCodeToken',
  form: true,
  okCode: '30010000',
  skipsAuth: true,
  isWrite: true,
  decode: wireLoginByMobileCodeTokenAnswer,
};
