/** Calls about orders (contract tags `order`, `account`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { array, boolean, literal, nullable, number, object, string, type Decoded } from '@/api/decode';
import { shortWords } from '@/api/shortWords';
import { fen, id, minute } from '@/api/wireForms';
import type { PagedPage } from '@/features/paged';
import { ORDER_STATES, type OrderTab } from './orderCodes';
import type { Cancelled, Contact, KnownAddress, Order, OrderFacts, OrderItem } from './orderTypes';

/** Orders per page, from 1. */
export const PAGE_SIZE = 20;
const MAX_NAME = 40;
const MAX_WORDS = 120;
const MAX_NO = 40;

const state = literal(...ORDER_STATES);
const facts = {
  orderNo: id,
  stateCode: state,
  createTm: minute,
  carrierName: shortWords(MAX_NAME),
  waybillNo: shortWords(MAX_NO),
  goodsName: shortWords(MAX_NAME),
  weight: number,
  payFen: fen,
};
/** Cut alike in orders and in the address book, so that they can be compared. */
const person = {
  name: shortWords(MAX_NAME),
  mobile: string,
  province: shortWords(MAX_NAME),
  city: shortWords(MAX_NAME),
  district: shortWords(MAX_NAME),
  detail: shortWords(MAX_WORDS),
};
const contact = object(person);
const wireItem = object({
  ...facts,
  senderName: shortWords(MAX_NAME),
  senderCity: shortWords(MAX_NAME),
  receiverName: shortWords(MAX_NAME),
  receiverCity: shortWords(MAX_NAME),
});
const wirePage = object({ content: array(wireItem), total: number });
const wireOrder = object({
  ...facts,
  carrierCode: string,
  pickUpStartTm: minute,
  pickUpEndTm: minute,
  canCancel: boolean,
  rewardBizId: string,
  sender: contact,
  receiver: contact,
  remark: shortWords(MAX_WORDS),
  cancelReason: shortWords(MAX_WORDS),
  estimatedArrivalTm: nullable(minute),
  traceList: array(
    object({
      stateCode: state,
      text: shortWords(MAX_WORDS),
      place: shortWords(MAX_NAME),
      tm: minute,
    }),
  ),
  freightLineList: array(
    object({
      kind: literal('FIRST_WEIGHT', 'EXTRA_WEIGHT', 'COUPON', 'REDUCTION'),
      title: shortWords(MAX_NAME),
      fen,
    }),
  ),
});
const wireCancelled = object({ couponReturned: boolean, reductionFen: fen });
const wireAddresses = object({
  addressList: array(object({ ...person, id, kind: literal('SENDER', 'RECEIVER') })),
});

export interface OrderApi {
  /** @param pageNo from 1 @throws ApiError; UnauthorizedError without login */
  fetchPage(tab: OrderTab, pageNo: number, scope: Scope): Promise<PagedPage<OrderItem>>;
  /** @throws ApiError; BusinessError 200900001 when there is no such order */
  fetchOrder(orderNo: string, scope: Scope): Promise<Order>;
  /** Cancelled before is a success. @throws ApiError; BusinessError 200900002 once it is collected */
  cancelOrder(orderNo: string, reason: string, scope: Scope): Promise<Cancelled>;
  /** The visitor's address book. @throws ApiError */
  fetchAddresses(scope: Scope): Promise<readonly KnownAddress[]>;
}

export function createOrderApi(gateway: Gateway): OrderApi {
  return {
    async fetchPage(tab, pageNo, scope) {
      const { data } = await gateway.read(
        {
          path: '/sendOrder/wechat/applets/order/list',
          json: { tab, pageNo, pageSize: PAGE_SIZE },
          decode: wirePage,
        },
        scope,
      );
      return { rows: data.content.map(toItem), total: data.total };
    },
    async fetchOrder(orderNo, scope) {
      const { data } = await gateway.read(
        { path: '/sendOrder/wechat/applets/order/detail', json: { orderNo }, decode: wireOrder },
        scope,
      );
      return toOrder(data);
    },
    async cancelOrder(orderNo, reason, scope) {
      const { data } = await gateway.write(
        { path: '/sendOrder/wechat/applets/order/cancel', json: { orderNo, reason }, decode: wireCancelled },
        scope,
      );
      return { isCouponReturned: data.couponReturned, reductionFen: data.reductionFen };
    },
    async fetchAddresses(scope) {
      const { data } = await gateway.read(
        { path: '/address/api/v1/addressBook/list', json: { kind: '' }, decode: wireAddresses },
        scope,
      );
      return data.addressList;
    },
  };
}

const toFacts = (wire: Decoded<typeof wireItem> | Decoded<typeof wireOrder>): OrderFacts => ({
  orderNo: wire.orderNo,
  state: wire.stateCode,
  carrierName: wire.carrierName,
  waybillNo: wire.waybillNo,
  goodsName: wire.goodsName,
  weightKg: wire.weight,
  payFen: wire.payFen,
  createdAt: wire.createTm,
});

function toItem(wire: Decoded<typeof wireItem>): OrderItem {
  return {
    ...toFacts(wire),
    id: wire.orderNo,
    senderName: wire.senderName,
    senderCity: wire.senderCity,
    receiverName: wire.receiverName,
    receiverCity: wire.receiverCity,
  };
}

function toOrder(wire: Decoded<typeof wireOrder>): Order {
  const people: { readonly sender: Contact; readonly receiver: Contact } = {
    sender: wire.sender,
    receiver: wire.receiver,
  };
  return {
    ...toFacts(wire),
    ...people,
    carrierCode: wire.carrierCode,
    pickUpFrom: wire.pickUpStartTm,
    pickUpTo: wire.pickUpEndTm,
    canCancel: wire.canCancel,
    rewardBizId: wire.rewardBizId,
    remark: wire.remark,
    cancelReason: wire.cancelReason,
    estimatedAt: wire.estimatedArrivalTm ?? '',
    traces: wire.traceList.map(({ stateCode, text, place, tm }) => ({
      state: stateCode,
      text,
      place,
      at: tm,
    })),
    freightLines: wire.freightLineList.map(({ kind, title, fen: amount }) => ({
      title,
      fen: amount,
      isTakenOff: kind === 'COUPON' || kind === 'REDUCTION',
    })),
  };
}
