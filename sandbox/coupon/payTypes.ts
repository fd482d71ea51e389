import type { Visitor } from '../core/visitor';
import type { CouponTemplate } from './coupons';

export type PayState = 'PAYING' | 'PAID' | 'CLOSED' | 'REFUNDED';

export type PayResult = 'pay' | 'cancel' | 'fail' | 'unknown';

export interface PayOrder {
  readonly orderNo: string;
  readonly kind: 'SALE' | 'FEE' | 'BARGAIN' | 'FREIGHT';
  /** Code of the package or of the bargain's activity, id of the parcel, or number of the sent parcel's order. */
  readonly code: string;
  readonly visitor: Visitor;
  readonly submitNo: string;
  readonly title: string;
  /** Fen. */
  readonly payFen: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** When the payment arrived, possibly in the future; null: not paid. */
  readonly paidAtMs: number | null;
  /** When the user cancelled. */
  readonly closedAtMs: number | null;
  /** Coupons issued for a SALE or a BARGAIN. */
  readonly coupons: readonly CouponTemplate[];
  /** The use of the reduction fund in a FEE. */
  readonly fundUseId: string | null;
}

export type NewPayOrder = Pick<
  PayOrder,
  'kind' | 'code' | 'title' | 'payFen' | 'coupons' | 'fundUseId' | 'paidAtMs'
>;

export type PayPlacing<Refusal> =
  | { readonly kind: 'order'; readonly order: PayOrder; readonly isRepeat: boolean }
  | { readonly kind: 'other-thing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
