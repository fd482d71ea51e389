/** View types of sending a parcel: goods, carriers, freight, coupons, pick-up times, the order. */
import type { CarrierCode as WireCarrierCode } from '@/api/generated/operations/send';
import type { Contact } from '@/domain/address/addressTypes';

/** Carriers that this app can send with. */
export type CarrierCode = Exclude<WireCarrierCode, 'unknown'>;

/** A kind of goods. */
export interface GoodsType {
  readonly id: string;
  readonly name: string;
  /** Kilograms. */
  readonly maxWeight: number;
  /** What to note; '' for nothing. */
  readonly hint: string;
}

export interface GoodsInfo {
  readonly types: readonly GoodsType[];
  /** Goods that may not be sent. */
  readonly forbidden: readonly string[];
  /** Suggested messages for the courier. */
  readonly remarks: readonly string[];
}

/** One carrier's price for the parcel. Amounts in fen. */
export interface CarrierQuote {
  readonly code: CarrierCode;
  readonly name: string;
  readonly isAvailable: boolean;
  /** Why it is not available; otherwise ''. */
  readonly reason: string;
  readonly freightFen: number;
  /** List price. */
  readonly listFen: number;
  /** Epoch ms; null when unknown. */
  readonly earliestMs: number | null;
  readonly latestMs: number | null;
  /** Short text beside the name. */
  readonly tag: string;
}

/** Maximum of one side in cm (contract). */
export const MAX_SIDE_CM = 300;

/** Size of the packed parcel, in whole cm. */
export interface ParcelSize {
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
}

/** Everything that freight depends on; no other change affects it. Without a size: by weight only. */
export interface FreightQuestion extends Partial<ParcelSize> {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly senderDistrict: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly receiverDistrict: string;
  /** '': not chosen yet. */
  readonly goodsType: string;
  /** Kilograms. */
  readonly weight: number;
}

export interface OffersQuestion extends FreightQuestion {
  readonly carrierCode: CarrierCode;
}

/** Owner of the coupons: not sent in the body, but distinguishes the responses of different accounts. */
export interface OwnedOffersQuestion extends OffersQuestion {
  readonly token: string;
}

export interface SendCoupon {
  readonly id: string;
  readonly type: number;
  /** Decimal text as the gateway sends it. */
  readonly cost: string;
  readonly title: string;
  readonly description: string;
  /** Epoch ms. */
  readonly endsAtMs: number;
  /** Day in Beijing, as displayed. */
  readonly endsOn: string;
  readonly isUsable: boolean;
  readonly reason: string;
  readonly discountFen: number;
}

export interface Offers {
  /** Maximum that the reduction fund covers after the coupon, in fen. */
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
  /** False: fully booked. */
  readonly isAvailable: boolean;
  readonly tag: string;
}

export interface PickUpDay {
  /** `YYYY-MM-DD` in Beijing. */
  readonly date: string;
  readonly slots: readonly PickUpSlot[];
}

/** The user's coupon choice: the best one at the moment, none, or a specific one. */
export type CouponChoice =
  { readonly kind: 'best' } | { readonly kind: 'none' } | { readonly kind: 'this'; readonly id: string };

/** The amounts that the user sees, in fen. */
export interface Totals {
  readonly freightFen: number;
  readonly discountFen: number;
  readonly reductionFen: number;
  readonly payFen: number;
}

export interface SubmitBody extends Partial<ParcelSize> {
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

/** Parts of the form that can be missing or refused, in display order. */
const SEND_FIELDS = ['sender', 'receiver', 'goods', 'carrier', 'slot', 'coupon', 'agreement'] as const;

export type SendField = (typeof SEND_FIELDS)[number];

export interface SendProblem {
  readonly field: SendField;
  readonly text: string;
}
