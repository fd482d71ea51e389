/** API of orders (contract tags `order`, `account`). DTOs do not leave this file. */
import type { Gateway, Scope } from '@/api';
import { addressList } from '@/api/generated/operations/addressBook';
import {
  orderCancel,
  orderDetail,
  type OrderDetail,
  type OrderItem as WireItem,
  orderList,
} from '@/api/generated/operations/order';
import type { OrderTrace as WireTrace } from '@/api/generated/schemas/OrderTrace';
import type { PagedSource } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';
import type {
  OrderTab,
  Cancelled,
  KnownAddress,
  Order,
  OrderFacts,
  OrderItem,
  OrderTrace,
} from './orderTypes';

const PAGE_SIZE = 20;

/** The user's orders by state, newest first. */
export const orderPages = (gateway: Gateway): PagedSource<OrderItem, OrderTab> => ({
  pageSize: PAGE_SIZE,
  filter: 'ALL',
  async fetchPage(pageNo, scope, tab) {
    const { data } = await gateway.call(orderList, { tab, pageNo, pageSize: PAGE_SIZE }, scope);
    return { rows: data.content.map(toItem), total: data.total };
  },
});

export interface OrderApi {
  /** @throws ApiError; BusinessError 200900001 when there is no such order */
  fetchOrder(orderNo: string, scope: Scope): Promise<Order>;
  /**
   * Already cancelled counts as success.
   * @param requestNo the same for each retry of one cancellation (contract, "Claims sent again")
   * @throws ApiError; BusinessError 200900002 once it is collected
   */
  cancelOrder(orderNo: string, reason: string, requestNo: string, scope: Scope): Promise<Cancelled>;
  /** The user's address book. @throws ApiError */
  fetchAddresses(scope: Scope): Promise<readonly KnownAddress[]>;
}

export function createOrderApi(gateway: Gateway): OrderApi {
  return {
    async fetchOrder(orderNo, scope) {
      const { data } = await gateway.call(orderDetail, { orderNo }, scope);
      return toOrder(data);
    },
    async cancelOrder(orderNo, reason, requestNo, scope) {
      const { data } = await gateway.call(orderCancel, { orderNo, reason, requestNo }, scope);
      return { isCouponReturned: data.couponReturned, reductionFen: data.reductionFen };
    },
    async fetchAddresses(scope) {
      const { data } = await gateway.call(addressList, { kind: '' }, scope);
      return data.addressList;
    },
  };
}

/** A tracking event: of an order, or of a waybill number. */
export const toTrace = ({ stateCode, text, place, tm }: WireTrace): OrderTrace => ({
  state: stateCode,
  text,
  place,
  at: toMinute(tm),
});

const toFacts = (wire: WireItem | OrderDetail): OrderFacts => ({
  orderNo: wire.orderNo,
  state: wire.stateCode,
  carrierName: wire.carrierName,
  waybillNo: wire.waybillNo,
  goodsName: wire.goodsName,
  weightKg: wire.weight,
  payFen: wire.payFen,
  payState: wire.payStateCode,
  createdAt: toMinute(wire.createTm),
});

function toItem(wire: WireItem): OrderItem {
  return {
    ...toFacts(wire),
    id: wire.orderNo,
    senderName: wire.senderName,
    senderCity: wire.senderCity,
    receiverName: wire.receiverName,
    receiverCity: wire.receiverCity,
  };
}

function toOrder(wire: OrderDetail): Order {
  return {
    ...toFacts(wire),
    sender: wire.sender,
    receiver: wire.receiver,
    carrierCode: wire.carrierCode,
    pickUpFrom: toMinute(wire.pickUpStartTm),
    pickUpTo: toMinute(wire.pickUpEndTm),
    canCancel: wire.canCancel,
    evaluation: wire.evaluationCode,
    rewardBizId: wire.rewardBizId,
    remark: wire.remark,
    cancelReason: wire.cancelReason,
    estimatedAt: toMinute(wire.estimatedArrivalTm ?? ''),
    paidAt: toMinute(wire.paidTm ?? ''),
    payNo: wire.payNo,
    traces: wire.traceList.map(toTrace),
    // Decision: whether a line of an unknown kind is added or deducted is unknown too, so only the total includes it.
    freightLines: wire.freightLineList
      .filter(({ kind }) => kind !== 'unknown')
      .map(({ kind, title, fen: amount }) => ({
        title,
        fen: amount,
        isTakenOff: kind === 'COUPON' || kind === 'REDUCTION',
      })),
  };
}
