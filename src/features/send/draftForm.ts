/** The send form as text for storage, and back: pure. What is not a form any more is none. */
import { boolean, literal, nullable, number, object, string, type Decoder } from '@/api/decode';
import { isObject, withDefault } from '@/api/lenient';
import { contactShape, type PickedContact } from '@/features/address';
import type { CouponWish } from './sendTypes';

export interface SendForm {
  readonly sender: PickedContact | null;
  readonly receiver: PickedContact | null;
  /** '' : none yet. */
  readonly goodsType: string;
  /** Kilograms. */
  readonly weight: number;
  readonly carrierCode: string;
  readonly slotId: string;
  readonly coupon: CouponWish;
  readonly remark: string;
  readonly isAgreed: boolean;
  /** '' : nothing is on its way. */
  readonly submitNo: string;
}

export const EMPTY_FORM: SendForm = {
  sender: null,
  receiver: null,
  goodsType: '',
  weight: 1,
  carrierCode: '',
  slotId: '',
  coupon: { kind: 'best' },
  remark: '',
  isAgreed: false,
  submitNo: '',
};

const contact = object({ ...contactShape, id: string });
const wish: Decoder<CouponWish> = (value, path) => {
  const { kind, id } = object({ kind: literal('best', 'none', 'this'), id: withDefault(string, '') })(
    value,
    path,
  );
  return kind === 'this' ? { kind, id } : { kind };
};
const stored = object({
  sender: withDefault(nullable(contact), null),
  receiver: withDefault(nullable(contact), null),
  goodsType: withDefault(string, ''),
  weight: withDefault(number, EMPTY_FORM.weight),
  carrierCode: withDefault(string, ''),
  slotId: withDefault(string, ''),
  coupon: withDefault(wish, EMPTY_FORM.coupon),
  remark: withDefault(string, ''),
  isAgreed: withDefault(boolean, false),
  submitNo: withDefault(string, ''),
});

/** Null: there is none. Each part that cannot be read is as in an empty form. */
export function readForm(text: string | null): SendForm | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return null;
    const form = stored(value, '');
    return { ...form, weight: Math.min(Math.max(Math.round(form.weight), 1), 20) };
  } catch {
    return null; // half a text, or another app's: as if there were none
  }
}

const withoutNumber = (someone: PickedContact | null): PickedContact | null =>
  someone === null ? null : { ...someone, mobile: '' };

export function writeForm(form: SendForm, how: 'whole' | 'without-numbers'): string {
  if (how === 'whole') return JSON.stringify(form);
  return JSON.stringify({
    ...form,
    sender: withoutNumber(form.sender),
    receiver: withoutNumber(form.receiver),
    // Consent is given anew at every visit.
    isAgreed: false,
  });
}
