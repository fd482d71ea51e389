import type { Contact, CarrierCode } from '../../contract/types';

export type OrderState = 'WAIT_PICKUP' | 'PICKED_UP' | 'IN_TRANSIT' | 'DELIVERING' | 'SIGNED' | 'CANCELLED';

export interface OrderStep {
  readonly state: OrderState;
  /** Epoch milliseconds of the server's clock; a future step happens automatically then. */
  readonly atMs: number;
}

export interface SentOrder {
  readonly orderNo: string;
  /** Empty for a seeded order. */
  readonly submitNo: string;
  /** Identifies repeated submits of the same order. */
  readonly fingerprint: string;
  readonly createdAtMs: number;
  readonly sender: Contact;
  readonly receiver: Contact;
  readonly goodsType: string;
  /** Kg. */
  readonly weight: number;
  /** Charged weight in kg: higher than the real weight for a large parcel. */
  readonly billableKg: number;
  readonly carrierCode: CarrierCode;
  readonly slotStartMs: number;
  readonly slotEndMs: number;
  readonly remark: string;
  readonly firstWeightFen: number;
  readonly extraWeightFen: number;
  readonly coupon: { readonly couponId: string; readonly title: string; readonly discountFen: number } | null;
  readonly reduction: { readonly useId: string; readonly fen: number } | null;
  readonly arrivesAtMs: number;
  /** In chronological order. */
  readonly steps: readonly OrderStep[];
  readonly cancelReason: string;
  readonly rewardBizId: string;
  readonly isEvaluated: boolean;
  /** A seeded order that was paid; null: `PayTable` knows. */
  readonly seededPaidAtMs: number | null;
}

export type NewOrder = Omit<SentOrder, 'orderNo'>;

export type OrderChange = (order: SentOrder, nowMs: number) => SentOrder | null;

export interface ClosedSending {
  readonly carriers: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
}
