/** Orders that are paid through a host's cashier, whatever they are for. */
import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { PaymentParams } from '@/platform/payment/types';

/** The gateway's state of an order; the only authoritative one. */
export type PayState = PayOrder['stateCode'];

/** A coupon received from a paid order. */
interface BoughtCoupon {
  readonly id: string;
  readonly type: number;
  readonly cost: string;
  readonly title: string;
  readonly description: string;
  /** Beijing wall-clock texts. */
  readonly validStart: string;
  readonly validEnd: string;
}

export interface PurchaseState {
  readonly orderNo: string;
  readonly state: PayState;
  readonly title: string;
  /** Fen. */
  readonly payFen: number;
  /** Beijing wall clock: when an unpaid order closes automatically. */
  readonly expiresAt: string;
  /** Coupons received; empty unless paid. */
  readonly coupons: readonly BoughtCoupon[];
  /** Why it is closed or refunded; otherwise ''. */
  readonly message: string;
  /** Where to use the coupons; '' for the send-parcel page. */
  readonly useUrl: string;
}

export interface PlacedPurchase {
  readonly orderNo: string;
  readonly state: PayState;
  /** Fen. */
  readonly payFen: number;
  /** Parameters for the host's payment call; null unless PAYING. */
  readonly payment: PaymentParams | null;
}
