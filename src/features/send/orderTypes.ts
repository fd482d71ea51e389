import type { OrderItem as WireItem, OrderState } from '@/api/generated/operations/order';
import type { Address } from '@/api/generated/schemas/Address';
import type { Contact } from '@/domain/address/addressTypes';

/** Null: nothing is to be paid, as the order was cancelled. */
export type OrderPayState = WireItem['payStateCode'];

export interface OrderFacts {
  readonly orderNo: string;
  readonly state: OrderState;
  readonly carrierName: string;
  /** '' until it is collected. */
  readonly waybillNo: string;
  readonly goodsName: string;
  readonly weightKg: number;
  /** Fen, after coupon and reduction. */
  readonly payFen: number;
  readonly payState: OrderPayState;
  /** Beijing wall clock, `YYYY-MM-DD HH:mm`. */
  readonly createdAt: string;
}

/** Row of the list. */
export interface OrderItem extends OrderFacts {
  /** Same as the order number. */
  readonly id: string;
  readonly senderName: string;
  readonly senderCity: string;
  readonly receiverName: string;
  readonly receiverCity: string;
}

/** Entry of the address book. */
export interface KnownAddress extends Contact {
  readonly id: string;
  readonly kind: Address['kind'];
}

export interface OrderTrace {
  readonly state: OrderState;
  readonly text: string;
  readonly place: string;
  readonly at: string;
}

export interface FreightLine {
  readonly title: string;
  /** Fen, never negative. */
  readonly fen: number;
  readonly isTakenOff: boolean;
}

export interface Order extends OrderFacts {
  readonly carrierCode: string;
  readonly pickUpFrom: string;
  readonly pickUpTo: string;
  readonly canCancel: boolean;
  /** May be evaluated, or was evaluated; null: neither. */
  readonly evaluation: 'OPEN' | 'DONE' | 'unknown' | null;
  /** `sourceBizId` of its reward cards; '' for none. */
  readonly rewardBizId: string;
  readonly sender: Contact;
  readonly receiver: Contact;
  readonly remark: string;
  readonly cancelReason: string;
  /** '' once the parcel is no longer expected. */
  readonly estimatedAt: string;
  /** Newest first. */
  readonly traces: readonly OrderTrace[];
  /** '' until it is paid. */
  readonly paidAt: string;
  /** Number of the payment; '' if it needed none. */
  readonly payNo: string;
  /** In display order; they add up to `payFen`. */
  readonly freightLines: readonly FreightLine[];
}

/** What a cancelled order gave back. */
export interface Cancelled {
  readonly isCouponReturned: boolean;
  /** Fen. */
  readonly reductionFen: number;
}

/** Tabs of the list, in the gateway's names (contract tag `order`, product §2.3 "Enumerations"). */
export const ORDER_TABS = ['ALL', 'WAITING', 'TRANSIT', 'DONE', 'CANCELLED'] as const;

export type OrderTab = (typeof ORDER_TABS)[number];

export const ORDER_CODE = { noSuchOrder: '200900001', collected: '200900002' } as const;
