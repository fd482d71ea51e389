/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { array, boolean, literal, nullable, number, object, string, type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireKeyPart = object({ id: string, value: string });
export type KeyPart = Decoded<typeof wireKeyPart>;

const wirePreCheckMobileData = object({
  keyOrder: string,
  keyParts: array(wireKeyPart),
  clientIp: string,
  requestCode: string,
  needSliderCode: boolean,
  sliderType: nullable(literal(1, 2)),
  timestamp: number,
});
export type PreCheckMobileData = Decoded<typeof wirePreCheckMobileData>;

/** May this number ask for a code, and with which key and slider */
export const preCheckMobile: Operation<
  components['schemas']['PreCheckMobileRequest'],
  PreCheckMobileData
> = {
  path: '/consumer/v1/unifiedSmsCode/preCheckMobile',
  form: true,
  okCode: '15010000',
  skipsAuth: true,
  isWrite: true,
  decode: wirePreCheckMobileData,
};
