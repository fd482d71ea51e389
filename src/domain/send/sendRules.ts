import type { CarrierCode as WireCarrierCode } from '@/api/generated/operations/send';

/** Carriers that this app can send with. */
export type CarrierCode = Exclude<WireCarrierCode, 'unknown'>;
import { firstProblem } from '@/domain/address/addressRules';
import { type Contact, type PickedContact } from '../address/addressTypes';
import { SEND_TEXTS } from './sendTexts';

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
export type CouponWish =
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
export const SEND_FIELDS = ['sender', 'receiver', 'goods', 'carrier', 'slot', 'coupon', 'agreement'] as const;
export type SendField = (typeof SEND_FIELDS)[number];
export interface SendProblem {
  readonly field: SendField;
  readonly text: string;
}

/** Limits of the form, required parts and dependencies: pure (product §2.7 wider layer). */
export const MIN_WEIGHT = 1;
/** Kilograms; the contract accepts more, but the page does not offer it. */
export const MAX_WEIGHT = 20;
export const MAX_REMARK = 100;

/** Maximum weight. Without a kind of goods: the page's maximum. */
export const weightLimit = (goods: GoodsType | null): number =>
  Math.max(MIN_WEIGHT, Math.min(goods?.maxWeight ?? MAX_WEIGHT, MAX_WEIGHT));

/** `by` kilograms more or less, within the limits. */
export const stepWeight = (weight: number, by: number, goods: GoodsType | null): number =>
  Math.min(Math.max(Math.round(weight) + by, MIN_WEIGHT), weightLimit(goods));

/** `包裹尺寸 30×20×10 厘米`. */
export const sizeText = ({ lengthCm, widthCm, heightCm }: ParcelSize): string =>
  `包裹尺寸 ${lengthCm}×${widthCm}×${heightCm} 厘米`;

export interface FreightInputs {
  readonly sender: Contact | null;
  readonly receiver: Contact | null;
  readonly goodsType: string;
  readonly weight: number;
  /** Null: unknown. */
  readonly size: ParcelSize | null;
}

/** The freight request; null while something is missing. Names, numbers and streets do not affect freight. */
export function freightQuestion({
  sender,
  receiver,
  goodsType,
  weight,
  size,
}: FreightInputs): FreightQuestion | null {
  if (sender === null || receiver === null || goodsType === '') return null;
  if (!hasPlace(sender) || !hasPlace(receiver)) return null;
  return {
    senderProvince: sender.province,
    senderCity: sender.city,
    senderDistrict: sender.district,
    receiverProvince: receiver.province,
    receiverCity: receiver.city,
    receiverDistrict: receiver.district,
    goodsType,
    weight,
    ...size,
  };
}

const hasPlace = ({ province, city }: Contact): boolean => province !== '' && city !== '';

export interface CompleteInputs {
  readonly sender: PickedContact | null;
  readonly receiver: PickedContact | null;
  /** The chosen kind; null: none. */
  readonly goods: GoodsType | null;
  readonly weight: number;
  readonly hasCarrier: boolean;
  readonly isFreightLoading: boolean;
  readonly hasSlot: boolean;
  /** Agreed to here, or at login. */
  readonly isAgreed: boolean;
}

/** The first missing or invalid part of the form, in display order; null: it can be sent. */
export function firstMissing(inputs: CompleteInputs): SendProblem | null {
  const { sender, receiver, goods, weight } = inputs;
  return (
    contactMissing('sender', sender, SEND_TEXTS.needSender) ??
    contactMissing('receiver', receiver, SEND_TEXTS.needReceiver) ??
    (goods === null ? { field: 'goods', text: SEND_TEXTS.needGoods } : null) ??
    (goods !== null && weight > goods.maxWeight
      ? { field: 'goods', text: SEND_TEXTS.heavy(goods.maxWeight) }
      : null) ??
    (inputs.hasCarrier
      ? null
      : {
          field: 'carrier',
          text: inputs.isFreightLoading ? SEND_TEXTS.needFreight : SEND_TEXTS.needCarrier,
        }) ??
    (inputs.hasSlot ? null : { field: 'slot', text: SEND_TEXTS.needSlot }) ??
    (inputs.isAgreed ? null : { field: 'agreement', text: SEND_TEXTS.needAgreement })
  );
}

function contactMissing(
  field: 'sender' | 'receiver',
  contact: PickedContact | null,
  text: string,
): SendProblem | null {
  if (contact === null) return { field, text };
  const wrong = firstProblem(contact);
  return wrong === null ? null : { field, text: wrong.text };
}

/** Adds one of the suggested messages to the remark, or removes it; never exceeds the maximum length. */
export function toggleRemark(remark: string, words: string): string {
  const parts = remark.split(/[，,]\s*/).filter((part) => part !== '');
  const without = parts.filter((part) => part !== words);
  if (without.length < parts.length) return without.join('，');
  const longer = [...parts, words].join('，');
  return Array.from(longer).length > MAX_REMARK ? remark : longer;
}
