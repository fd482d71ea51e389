import { MAX_SIDE_CM } from '@/domain/send/sendTypes';
import { MAX_WEIGHT, MIN_WEIGHT } from '@/domain/send/weightRules';
import {
  numberParam,
  readNumber,
  textParam,
  type AddressParams,
  type NumberRule,
} from '@/utils/addressParams';
import { type ContrastQuestion, questionOf, parcelSize } from './contrastQuestion';

/** Whole centimetres. */
const SIDE: NumberRule = { min: 1, max: MAX_SIDE_CM };

/** Whole kilograms. */
const WEIGHT: NumberRule = { min: MIN_WEIGHT, max: MAX_WEIGHT };

/** Query parameters of a parcel; empty if it is not a valid request. */
export function parcelParams(parcel: ContrastQuestion): Readonly<Record<string, string>> {
  const question = questionOf(parcel);
  if (question === null) return {};
  const size = parcelSize(question);
  return {
    fromProvince: question.senderProvince,
    fromCity: question.senderCity,
    toProvince: question.receiverProvince,
    toCity: question.receiverCity,
    goods: question.goodsType,
    weight: String(question.weight),
    ...(size === null ? {} : { size: [size.lengthCm, size.widthCm, size.heightCm].join('x') }),
  };
}

/** The parcel in a URL's query; null: missing or incomplete. An invalid size is read as unknown. */
export function readParcel(params: AddressParams): ContrastQuestion | null {
  const [lengthCm, widthCm, heightCm] = textParam(params, 'size')
    .split('x')
    .map((side) => readNumber(side, SIDE) ?? 0);
  return questionOf({
    senderProvince: textParam(params, 'fromProvince'),
    senderCity: textParam(params, 'fromCity'),
    receiverProvince: textParam(params, 'toProvince'),
    receiverCity: textParam(params, 'toCity'),
    goodsType: textParam(params, 'goods'),
    weight: numberParam(params, 'weight', WEIGHT) ?? 0,
    lengthCm,
    widthCm,
    heightCm,
  });
}
