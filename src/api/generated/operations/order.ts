/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { OrderCancelRequest, OrderDetailRequest, OrderListRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { amount, array, boolean, id, known, number, object, shortText, string, timeOrNull } from '../../decode';
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
  carrierName: shortText(40),
  waybillNo: shortText(40),
  goodsName: shortText(40),
  weight: number,
  payFen: amount,
  payStateCode: withDefault(wireOrderPayState, null),
  senderName: shortText(40),
  senderCity: shortText(40),
  receiverName: shortText(40),
  receiverCity: shortText(40),
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
  name: shortText(200),
  mobile: shortText(200),
  province: shortText(200),
  city: shortText(200),
  district: shortText(200),
  detail: shortText(200),
});
/** Sender or recipient as stored by the gateway; texts are entered by users and untrusted */
export type Contact = Decoded<typeof wireContact>;

const wireFreightLine = object({ kind: known('FIRST_WEIGHT', 'EXTRA_WEIGHT', 'COUPON', 'REDUCTION'), title: shortText(40), fen: amount });
export type FreightLine = Decoded<typeof wireFreightLine>;

const wireOrderDetail = object({
  orderNo: id,
  stateCode: wireOrderState,
  evaluationCode: withDefault(known('OPEN', 'DONE'), null),
  createTm: withDefault(string, ''),
  carrierCode: known('SF', 'ZTO', 'YTO', 'STO', 'YD', 'zgyz', 'JTJZ'),
  carrierName: shortText(40),
  waybillNo: shortText(40),
  goodsName: shortText(40),
  weight: number,
  payFen: amount,
  payStateCode: withDefault(wireOrderPayState, null),
  pickUpStartTm: withDefault(string, ''),
  pickUpEndTm: withDefault(string, ''),
  canCancel: boolean,
  rewardBizId: string,
  sender: wireContact,
  receiver: wireContact,
  remark: shortText(120),
  cancelReason: shortText(120),
  estimatedArrivalTm: timeOrNull,
  traceList: itemsOf(wireOrderTrace, 50),
  freightLineList: array(wireFreightLine),
  paidTm: withDefault(string, null),
  payNo: shortText(64),
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
