/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { OrderCancelRequest, OrderDetailRequest, OrderListRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, array, boolean, id, known, number, object, shortWords, string, timeOrNull } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';
import { wireOrderTrace } from '../schemas/OrderTrace';

const wireOrderState = known('WAIT_PICKUP', 'PICKED_UP', 'IN_TRANSIT', 'DELIVERING', 'SIGNED', 'CANCELLED');
/** WAIT_PICKUP waits for the courier, PICKED_UP collected, IN_TRANSIT on its way, DELIVERING out for delivery, SIGNED received, CANCELLED */
export type OrderState = Decoded<typeof wireOrderState>;

const wireOrderPayState = known('ESTIMATE', 'DUE', 'PAID');
/** payFen is an estimate until the parcel is collected and weighed; then it is due, then paid */
export type OrderPayState = Decoded<typeof wireOrderPayState>;

const wireOrderItem = object({
  orderNo: id,
  stateCode: wireOrderState,
  createTm: withDefault(string, ''),
  carrierName: shortWords(40),
  waybillNo: shortWords(40),
  goodsName: shortWords(40),
  weight: number,
  payFen: amount,
  payStateCode: withDefault(wireOrderPayState, null),
  senderName: shortWords(40),
  senderCity: shortWords(40),
  receiverName: shortWords(40),
  receiverCity: shortWords(40),
});
export type OrderItem = Decoded<typeof wireOrderItem>;

const wireOrderListData = object({ content: itemsOf(wireOrderItem, 50), total: number });
export type OrderListData = Decoded<typeof wireOrderListData>;

/** One page of this user’s orders, newest first */
export const orderList: Operation<
  OrderListRequest,
  OrderListData
> = {
  path: '/sendOrder/wechat/applets/order/list',
  decode: wireOrderListData,
};

const wireContact = object({
  name: shortWords(200),
  mobile: shortWords(200),
  province: shortWords(200),
  city: shortWords(200),
  district: shortWords(200),
  detail: shortWords(200),
});
/** Sender or recipient as stored by the gateway; texts are entered by users and untrusted */
export type Contact = Decoded<typeof wireContact>;

const wireFreightLine = object({ kind: known('FIRST_WEIGHT', 'EXTRA_WEIGHT', 'COUPON', 'REDUCTION'), title: shortWords(40), fen: amount });
export type FreightLine = Decoded<typeof wireFreightLine>;

const wireOrderDetail = object({
  orderNo: id,
  stateCode: wireOrderState,
  evaluationCode: withDefault(known('OPEN', 'DONE'), null),
  createTm: withDefault(string, ''),
  carrierCode: known('SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz', 'JTJZ'),
  carrierName: shortWords(40),
  waybillNo: shortWords(40),
  goodsName: shortWords(40),
  weight: number,
  payFen: amount,
  payStateCode: withDefault(wireOrderPayState, null),
  pickUpStartTm: withDefault(string, ''),
  pickUpEndTm: withDefault(string, ''),
  canCancel: boolean,
  rewardBizId: string,
  sender: wireContact,
  receiver: wireContact,
  remark: shortWords(120),
  cancelReason: shortWords(120),
  estimatedArrivalTm: timeOrNull,
  traceList: itemsOf(wireOrderTrace, 50),
  freightLineList: array(wireFreightLine),
  paidTm: withDefault(string, null),
  payNo: shortWords(64),
});
export type OrderDetail = Decoded<typeof wireOrderDetail>;

/** One order of this user */
export const orderDetail: Operation<
  OrderDetailRequest,
  OrderDetail
> = {
  path: '/sendOrder/wechat/applets/order/detail',
  decode: wireOrderDetail,
};

const wireOrderCancelData = object({ couponReturned: boolean, reductionFen: amount });
export type OrderCancelData = Decoded<typeof wireOrderCancelData>;

/** Cancels an order that waits for its courier; coupon and reduction are returned. When already cancelled, a success */
export const orderCancel: Operation<
  OrderCancelRequest,
  OrderCancelData
> = {
  path: '/sendOrder/wechat/applets/order/cancel',
  isWrite: true,
  decode: wireOrderCancelData,
};
