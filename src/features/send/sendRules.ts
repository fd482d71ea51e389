/** What the form must have and what depends on what: pure (spec 2 §7 wider layer). */
import { firstProblem, type Contact, type PickedContact } from '@/features/address';
import { SEND_TEXTS } from './sendTexts';
import type { FreightQuestion, GoodsType, SendProblem } from './sendTypes';

export const MIN_WEIGHT = 1;
/** Kilograms; the contract takes more, the page does not offer it. */
export const MAX_WEIGHT = 20;
export const MAX_REMARK = 100;

/** The heaviest that can be chosen. Without a kind of goods: what the page offers. */
export const weightLimit = (goods: GoodsType | null): number =>
  Math.max(MIN_WEIGHT, Math.min(goods?.maxWeight ?? MAX_WEIGHT, MAX_WEIGHT));

/** `by` kilograms more or less, within what can be sent. */
export const stepWeight = (weight: number, by: number, goods: GoodsType | null): number =>
  Math.min(Math.max(Math.round(weight) + by, MIN_WEIGHT), weightLimit(goods));

export interface FreightInputs {
  readonly sender: Contact | null;
  readonly receiver: Contact | null;
  readonly goodsType: string;
  readonly weight: number;
}

/** What is asked of the gateway; null while something is missing. Names, numbers and streets change no freight. */
export function freightQuestion({
  sender,
  receiver,
  goodsType,
  weight,
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
  /** Agreed to here, or with the login. */
  readonly isAgreed: boolean;
}

/** The first part of the form that is missing or wrong, in the order in which they stand; null: it can be sent. */
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

/** A remark with one of the offered ones added, or taken away when it is there; never longer than may be sent. */
export function toggleRemark(remark: string, words: string): string {
  const parts = remark.split(/[，,]\s*/).filter((part) => part !== '');
  const without = parts.filter((part) => part !== words);
  if (without.length < parts.length) return without.join('，');
  const longer = [...parts, words].join('，');
  return Array.from(longer).length > MAX_REMARK ? remark : longer;
}
