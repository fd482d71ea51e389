import type { PricedParcel } from '@/domain/send/fillSendForm';
import { MAX_SIDE_CM, type ParcelSize } from '@/domain/send/sendTypes';
import { MAX_WEIGHT, MIN_WEIGHT } from '@/domain/send/weightRules';

/** A price request: places and goods, no personal data. A size with a missing or zero side is unknown. */
export interface ContrastQuestion extends Partial<ParcelSize> {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly goodsType: string;
  /** Whole kilograms. */
  readonly weight: number;
}

const isSide = (cm: number): boolean => Number.isInteger(cm) && cm >= 1 && cm <= MAX_SIDE_CM;

/** Null: unknown. */
export function parcelSize({
  lengthCm = 0,
  widthCm = 0,
  heightCm = 0,
}: Partial<ParcelSize>): ParcelSize | null {
  return [lengthCm, widthCm, heightCm].every(isSide) ? { lengthCm, widthCm, heightCm } : null;
}

/** @param max characters (contract, ContrastQuestion) */
const isName = (text: string, max: number): boolean => text !== '' && text.length <= max;

/** The parcel as a valid request; null: something is missing or invalid, or it is too heavy to send here. */
export function questionOf(parcel: ContrastQuestion): ContrastQuestion | null {
  const { senderProvince, senderCity, receiverProvince, receiverCity, goodsType, weight } = parcel;
  const isWhole =
    isName(senderProvince, 20) &&
    isName(senderCity, 30) &&
    isName(receiverProvince, 20) &&
    isName(receiverCity, 30) &&
    isName(goodsType, 64);
  if (!isWhole) return null;
  if (!Number.isInteger(weight) || weight < MIN_WEIGHT || weight > MAX_WEIGHT) return null;
  return {
    senderProvince,
    senderCity,
    receiverProvince,
    receiverCity,
    goodsType,
    weight,
    ...parcelSize(parcel),
  };
}

/** The data handed to the send page: everything that the price depends on. */
export const pricedParcel = (question: ContrastQuestion, carrierCode: string): PricedParcel => ({
  from: { province: question.senderProvince, city: question.senderCity },
  to: { province: question.receiverProvince, city: question.receiverCity },
  weight: question.weight,
  size: parcelSize(question),
  goodsType: question.goodsType,
  carrierCode,
});
