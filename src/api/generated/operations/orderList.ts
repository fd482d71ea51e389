/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { beijingTime } from '../../beijingTime';
import { array, literal, number, object, type Decoded } from '../../decode';
import { amount, id } from '../../forms';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireOrderState = literal('WAIT_PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERING', 'SIGNED', 'CANCELLED');
/** WAIT_PICKUP waits for the courier, PICKED_UP collected, IN_TRANSIT on its way, DELIVERING goes out for delivery, SIGNED received, CANCELLED */
export type OrderState = Decoded<typeof wireOrderState>;

const wireOrderItem = object({
  orderNo: id,
  stateCode: wireOrderState,
  createTm: beijingTime,
  carrierName: shortWords(40),
  waybillNo: shortWords(40),
  goodsName: shortWords(40),
  weight: number,
  payFen: amount,
  senderName: shortWords(40),
  senderCity: shortWords(40),
  receiverName: shortWords(40),
  receiverCity: shortWords(40),
});
export type OrderItem = Decoded<typeof wireOrderItem>;

const wireOrderListData = object({ content: array(wireOrderItem), total: number });
export type OrderListData = Decoded<typeof wireOrderListData>;

/** One page of this visitor’s orders, newest first */
export const orderList: Operation<
  components['schemas']['OrderListRequest'],
  OrderListData
> = {
  path: '/sendOrder/wechat/applets/order/list',
  decode: wireOrderListData,
};
