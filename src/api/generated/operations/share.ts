/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { GetWXJSConfigQuery } from '../../../../contract/types';
import type { Operation } from '../../call';
import { number, object, string } from '../../decode';
import type { Decoded } from '../../decoder';

const wireWxJsConfig = object({ appId: string, timestamp: number, nonceStr: string, signature: string });
export type WxJsConfig = Decoded<typeof wireWxJsConfig>;

/** Signature for the messaging app's page script (share card) */
export const getWXJSConfig: Operation<
  GetWXJSConfigQuery,
  WxJsConfig
> = {
  path: '/base/config/getWXJSConfig',
  method: 'GET',
  decode: wireWxJsConfig,
};
