/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { object, type Decoded } from '../../decode';
import { amount, id } from '../../forms';
import type { Operation } from '../../operation';
import type { components } from '../gateway';

const wireSendSubmitData = object({ orderNo: id, freightFen: amount, discountFen: amount, reductionFen: amount, payFen: amount });
export type SendSubmitData = Decoded<typeof wireSendSubmitData>;

/** Places the order. Freight is paid after collection; the coupon and the reduction fund are used at once and come back when it is cancelled */
export const sendSubmit: Operation<
  components['schemas']['SendSubmitRequest'],
  SendSubmitData
> = {
  path: '/sendOrder/wechat/applets/send/submit',
  encrypt: true,
  isWrite: true,
  decode: wireSendSubmitData,
};
