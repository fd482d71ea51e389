/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { boolean, literal, nullable, number, object, type Decoded } from '../../decode';
import { amount } from '../../forms';
import { goodOnes } from '../../lenient';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireCarrierCode = literal('SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz', 'JTJZ');
/** Product §2.3: SF 顺丰速运, ZTO 中通快递, YTO 圆通速递, STO 申通快递, YD 韵达快递, zgyz 中国邮政, JTJZ 极兔速递 */
export type CarrierCode = Decoded<typeof wireCarrierCode>;

const wireCarrierQuote = object({
  carrierCode: wireCarrierCode,
  carrierName: shortWords(40),
  isAvailable: boolean,
  unavailableReason: shortWords(80),
  freightFen: amount,
  originalFreightFen: amount,
  earliestArrivalMs: nullable(number),
  latestArrivalMs: nullable(number),
  tag: shortWords(40),
});
/** What one carrier takes for the parcel */
export type CarrierQuote = Decoded<typeof wireCarrierQuote>;

const wireQueryFreightAndTimeData = object({ carrierList: goodOnes(wireCarrierQuote, 10) });
export type QueryFreightAndTimeData = Decoded<typeof wireQueryFreightAndTimeData>;

/** What each carrier costs and when the parcel arrives; those that can be had first, the cheapest of them at the top */
export const queryFreightAndTimeFcapp: Operation<
  components['schemas']['QueryFreightAndTimeRequest'],
  QueryFreightAndTimeData
> = {
  path: '/sendOrder/wechat/fcapp/send/queryFreightAndTime',
  form: true,
  decode: wireQueryFreightAndTimeData,
};
/** What each carrier costs and when the parcel arrives; those that can be had first, the cheapest of them at the top */
export const queryFreightAndTimeApplets: Operation<
  components['schemas']['QueryFreightAndTimeRequest'],
  QueryFreightAndTimeData
> = {
  path: '/sendOrder/wechat/applets/send/queryFreightAndTime',
  form: true,
  decode: wireQueryFreightAndTimeData,
};
