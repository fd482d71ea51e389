/**
 * Serializes the send form for storage, and parses it: pure. Unreadable text counts as no form. Of a contact from the
 * address book only the entry's id is stored; the book fills it in again.
 */
import { boolean, literal, nullable, number, object, optional, string, shortText } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { isObject, withDefault } from '@/api/lenient';
import type { PickedContact } from '@/domain/address/addressTypes';
import type { WantedContacts } from './contactRules';
import type { CouponChoice, ParcelSize } from './sendTypes';

export interface SendForm {
  readonly sender: PickedContact | null;
  readonly receiver: PickedContact | null;
  /** Entries still to be filled in from the address book. */
  readonly wanted: WantedContacts;
  /** '': not chosen. */
  readonly goodsType: string;
  /** Kilograms. */
  readonly weight: number;
  /** Dimensions given on the freight page; null: by weight only. */
  readonly size: ParcelSize | null;
  readonly carrierCode: string;
  readonly slotId: string;
  readonly coupon: CouponChoice;
  readonly remark: string;
  readonly isAgreed: boolean;
  /** '': no submit is pending. */
  readonly submitNo: string;
}

export const EMPTY_FORM: SendForm = {
  sender: null,
  receiver: null,
  wanted: {},
  goodsType: '',
  weight: 1,
  size: null,
  carrierCode: '',
  slotId: '',
  coupon: { kind: 'best' },
  remark: '',
  isAgreed: false,
  submitNo: '',
};

const line = shortText(200);
const typed = object({
  name: line,
  mobile: line,
  province: line,
  city: line,
  district: line,
  detail: line,
});
const contact: Decoder<PickedContact> = (value, path) => ({ ...typed(value, path), id: '' });
const choice: Decoder<CouponChoice> = (value, path) => {
  const { kind, id } = object({ kind: literal('best', 'none', 'this'), id: withDefault(string, '') })(
    value,
    path,
  );
  return kind === 'this' ? { kind, id } : { kind };
};
const stored = object({
  sender: withDefault(nullable(contact), null),
  receiver: withDefault(nullable(contact), null),
  wanted: withDefault(object({ SENDER: optional(string), RECEIVER: optional(string) }), {}),
  goodsType: withDefault(string, ''),
  weight: withDefault(number, EMPTY_FORM.weight),
  size: withDefault(nullable(object({ lengthCm: number, widthCm: number, heightCm: number })), null),
  carrierCode: withDefault(string, ''),
  slotId: withDefault(string, ''),
  coupon: withDefault(choice, EMPTY_FORM.coupon),
  remark: withDefault(string, ''),
  isAgreed: withDefault(boolean, false),
  submitNo: withDefault(string, ''),
});

/** Null: there is none. A part that cannot be read gets its default. */
export function readForm(text: string | null): SendForm | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return null;
    const form = stored(value, '');
    return { ...form, weight: Math.min(Math.max(Math.round(form.weight), 1), 20) };
  } catch {
    return null; // truncated or foreign text: treated as none
  }
}

/** Only contacts that were typed; null for one from the address book, or none. */
function typedOnly(someone: PickedContact | null): PickedContact | null {
  return someone === null || someone.id !== '' ? null : someone;
}
const withoutNumber = (someone: PickedContact | null): PickedContact | null =>
  someone === null ? null : { ...someone, mobile: '' };

/**
 * @param how `lasting`: the part that may survive a restart, without phone numbers; consent must be given again at
 *   every visit
 */
export function writeForm(form: SendForm, how: 'whole' | 'lasting'): string {
  const { sender, receiver, wanted } = form;
  const kept: SendForm = {
    ...form,
    sender: typedOnly(sender),
    receiver: typedOnly(receiver),
    wanted: {
      SENDER: sender?.id || wanted.SENDER,
      RECEIVER: receiver?.id || wanted.RECEIVER,
    },
  };
  if (how === 'whole') return JSON.stringify(kept);
  return JSON.stringify({
    ...kept,
    sender: withoutNumber(kept.sender),
    receiver: withoutNumber(kept.receiver),
    isAgreed: false,
  });
}
