/**
 * A parcel to be priced before it is sent: from, to, weight, size. Pure rules, and the form with its draft, shared by
 * the freight page and the price comparison, so that input on one appears on the other.
 */
import { number, object, shortText } from '@/api/decode';
import { FormModel, type FormField, type Problems } from '@/data/FormModel';
import type { CityName } from '@/domain/address/cityRules';
import type { Draft } from '@/session/drafts';
import { normalizeDigits } from '@/utils/normalizeText';
import { type FreightQuestion, MAX_SIDE_CM, type ParcelSize } from './sendTypes';
import { MAX_WEIGHT, MIN_WEIGHT } from './weightRules';

/** Sides as typed, in cm. */
export interface SizeText {
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

export interface ParcelValues {
  readonly from: CityName;
  readonly to: CityName;
  /** Whole kilograms. */
  readonly weight: number;
  readonly size: SizeText;
}

export const PARCEL_TEXTS = {
  from: '寄件城市',
  to: '收件城市',
  pick: '请选择',
  swap: '交换寄件和收件城市',
  weight: '重量',
  size: '包裹尺寸（选填）',
  sizeHint: '又大又轻的包裹可能按体积计费，填写后更准',
  length: '长',
  width: '宽',
  height: '高',
  centimetres: '厘米',
  noFrom: '请选择寄件城市',
  noTo: '请选择收件城市',
  partSize: '请把长、宽、高填写完整',
  badSize: `长、宽、高请填写 1 到 ${MAX_SIDE_CM} 的整数`,
} as const;

const NO_CITY: CityName = { province: '', city: '' };
export const NO_SIZE: SizeText = { length: '', width: '', height: '' };
export const NO_PARCEL: ParcelValues = { from: NO_CITY, to: NO_CITY, weight: MIN_WEIGHT, size: NO_SIZE };

/** In display order. */
export const PARCEL_FIELDS = ['from', 'to', 'size'] as const;

const sidesOf = ({ length, width, height }: SizeText): readonly string[] =>
  [length, width, height].map(normalizeDigits);
const isSide = (text: string): boolean =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_SIDE_CM;

function sizeProblem(size: SizeText): string {
  const typed = sidesOf(size).filter((side) => side !== '');
  if (typed.length === 0) return '';
  if (!typed.every((side) => isSide(side))) return PARCEL_TEXTS.badSize;
  return typed.length === 3 ? '' : PARCEL_TEXTS.partSize;
}

/** The problem of each field; the size may be empty as a whole. */
export function parcelProblems({ from, to, size }: ParcelValues): Problems<ParcelValues> {
  const wrong = sizeProblem(size);
  return {
    ...(from.city === '' ? { from: PARCEL_TEXTS.noFrom } : {}),
    ...(to.city === '' ? { to: PARCEL_TEXTS.noTo } : {}),
    ...(wrong === '' ? {} : { size: wrong }),
  };
}

/** The three sides; null if any is missing or invalid. */
export function sizeOf(size: SizeText): ParcelSize | null {
  const sides = sidesOf(size);
  const [lengthCm = 0, widthCm = 0, heightCm = 0] = sides.map(Number);
  return sides.every(isSide) ? { lengthCm, widthCm, heightCm } : null;
}

/**
 * @param goodsType one of the gateway's kinds; '': not chosen yet
 * @returns null while something is missing or invalid
 */
export function parcelQuestion(values: ParcelValues, goodsType = ''): FreightQuestion | null {
  const { from, to, weight, size } = values;
  if (Object.keys(parcelProblems(values)).length > 0) return null;
  return {
    senderProvince: from.province,
    senderCity: from.city,
    senderDistrict: '',
    receiverProvince: to.province,
    receiverCity: to.city,
    receiverDistrict: '',
    goodsType,
    weight,
    ...sizeOf(size),
  };
}

/** `深圳市`; '': none chosen. */
export const cityText = ({ city }: CityName): string => city;

/** `by` kilograms more or less, within the limits of the send page. */
export const steppedWeight = (weight: number, by: number): number =>
  Math.min(Math.max(Math.round(weight) + by, MIN_WEIGHT), MAX_WEIGHT);

const line = shortText(40);
const city = object({ province: line, city: line });
/** Shape of a stored parcel. A page that stores more adds its own fields. */
export const PARCEL_SHAPE = {
  from: city,
  to: city,
  weight: (value: unknown, path: string) => steppedWeight(number(value, path), 0),
  size: object({ length: line, width: line, height: line }),
};
const decodeParcel = object(PARCEL_SHAPE);

interface ParcelFormDeps {
  /** Prefix of the fields' element ids. */
  readonly id: string;
  /** Initial values from elsewhere; the user's own draft takes precedence. */
  readonly known: Partial<ParcelValues>;
  /** The shared draft `parcel`. */
  readonly draft: Draft;
}

/** Creates the form and its fields; the page keeps them. */
export function makeParcelForm({ id, known, draft }: ParcelFormDeps) {
  const form = new FormModel<ParcelValues>({
    id,
    initial: { ...NO_PARCEL, ...known },
    fields: PARCEL_FIELDS,
    check: parcelProblems,
    draft: { kept: draft, decode: decodeParcel },
  });
  const fields: ParcelFields = {
    from: form.field('from'),
    to: form.field('to'),
    weight: form.field('weight'),
    size: form.field('size'),
  };
  return { form, fields };
}

export type ParcelFields = { readonly [Name in keyof ParcelValues]: FormField<ParcelValues[Name]> };
