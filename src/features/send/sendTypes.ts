import type { CarrierCode } from '@/api/generated/operations/queryFreightAndTime';
import type { Contact } from '@/features/address';

/** A kind of goods. */
export interface GoodsType {
  readonly id: string;
  readonly name: string;
  /** Kilograms. */
  readonly maxWeight: number;
  /** What to heed; '' for nothing. */
  readonly hint: string;
}
export interface GoodsInfo {
  readonly types: readonly GoodsType[];
  /** What nobody may send. */
  readonly forbidden: readonly string[];
  /** Words for the courier to choose from. */
  readonly remarks: readonly string[];
}

/** What one carrier takes for the parcel. Amounts in fen. */
export interface CarrierQuote {
  readonly code: CarrierCode;
  readonly name: string;
  readonly isAvailable: boolean;
  /** Why it is not available; '' when it is. */
  readonly reason: string;
  readonly freightFen: number;
  /** List price. */
  readonly listFen: number;
  /** Epoch ms; null when unknown. */
  readonly earliestMs: number | null;
  readonly latestMs: number | null;
  /** A word beside it. */
  readonly tag: string;
}

/** Everything that freight depends on: a change of anything else leaves it as it is. */
export interface FreightQuestion {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly senderDistrict: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly receiverDistrict: string;
  readonly goodsType: string;
  /** Kilograms. */
  readonly weight: number;
}

export interface OffersQuestion extends FreightQuestion {
  readonly carrierCode: CarrierCode;
}
/** Whose coupons: not sent in the body, but another visitor's answer is another. */
export interface OwnedOffersQuestion extends OffersQuestion {
  readonly token: string;
}

export interface SendCoupon {
  readonly id: string;
  readonly type: number;
  /** Decimal text as the gateway has it. */
  readonly cost: string;
  readonly title: string;
  readonly description: string;
  /** Epoch ms. */
  readonly endsAtMs: number;
  /** Day in Beijing, as it is shown. */
  readonly endsOn: string;
  readonly isUsable: boolean;
  readonly reason: string;
  readonly discountFen: number;
}
export interface Offers {
  /** The most that the reduction fund takes off, fen; after the coupon. */
  readonly reductionFen: number;
  readonly coupons: readonly SendCoupon[];
}

export interface SlotQuestion {
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly carrierCode: CarrierCode | '';
}
export interface PickUpSlot {
  readonly id: string;
  /** Epoch ms. */
  readonly startMs: number;
  readonly endMs: number;
  /** False: full. */
  readonly isAvailable: boolean;
  readonly tag: string;
}
export interface PickUpDay {
  /** `YYYY-MM-DD` in Beijing. */
  readonly date: string;
  readonly slots: readonly PickUpSlot[];
}

/** Which coupon the person wants: the best one of the moment, none, or that one. */
export type CouponWish =
  { readonly kind: 'best' } | { readonly kind: 'none' } | { readonly kind: 'this'; readonly id: string };

/** What the person is shown to pay; fen. */
export interface Totals {
  readonly freightFen: number;
  readonly discountFen: number;
  readonly reductionFen: number;
  readonly payFen: number;
}

export interface SubmitBody {
  readonly submitNo: string;
  readonly sender: Contact;
  readonly receiver: Contact;
  readonly goodsType: string;
  readonly weight: number;
  readonly carrierCode: CarrierCode;
  readonly slotId: string;
  readonly couponId: string | null;
  readonly remark: string;
  readonly expectedPayFen: number;
}
export interface PlacedOrder extends Totals {
  readonly orderNo: string;
}

/** Parts of the form that can be missing or refused, in the order in which they stand. */
export const SEND_FIELDS = ['sender', 'receiver', 'goods', 'carrier', 'slot', 'coupon', 'agreement'] as const;
export type SendField = (typeof SEND_FIELDS)[number];
export interface SendProblem {
  readonly field: SendField;
  readonly text: string;
}
