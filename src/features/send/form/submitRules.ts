/**
 * Submit rules of the send page: pure functions. `SEND_CODE`: failure codes of the send calls (contract tag `send`),
 * each with its meaning and the form part it concerns.
 */
import { trimmed } from '@/domain/address/addressRules';
import type { SendForm } from '@/domain/send/draftForm';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import type { PlacedOrder, SendField, SendProblem, SubmitBody, CarrierCode } from '@/domain/send/sendTypes';

export const SEND_CODE = {
  outOfRange: '200800001',
  goodsRefused: '200800002',
  carrierGone: '200800003',
  slotGone: '200800004',
  couponGone: '200800005',
  priceChanged: '200800006',
  /** This `submitNo` has already made another order. */
  otherOrder: '200800007',
} as const;

/** Decision: a changed price belongs to the carrier field. */
const FIELD_OF_CODE: Readonly<Record<string, SendField>> = {
  [SEND_CODE.outOfRange]: 'receiver',
  [SEND_CODE.goodsRefused]: 'goods',
  [SEND_CODE.carrierGone]: 'carrier',
  [SEND_CODE.slotGone]: 'slot',
  [SEND_CODE.couponGone]: 'coupon',
  [SEND_CODE.priceChanged]: 'carrier',
};

/** Result of a tap on 立即下单. */
export type SubmitOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder; readonly slotText: string }
  /** Parts that are missing or refused, in display order: each is marked at its place. */
  | { readonly kind: 'problems'; readonly problems: readonly SendProblem[] }
  /** Only the consent to the agreements is missing. */
  | { readonly kind: 'agreement' }
  | { readonly kind: 'message'; readonly text: string }
  /** The previous submit, whose response was lost, has made an order; this one has not. */
  | { readonly kind: 'other-order' }
  /** Nothing to show: a submit is running, the user closed the login, or the page is unmounted. */
  | { readonly kind: 'nothing' };

interface Terms {
  readonly carrierCode: CarrierCode;
  readonly slotId: string;
  readonly couponId: string | null;
  readonly payFen: number;
}

/** Null: the form is not complete. */
export function submitBody(form: SendForm, terms: Terms, submitNo: string): SubmitBody | null {
  const { sender, receiver } = form;
  if (sender === null || receiver === null) return null;
  return {
    submitNo,
    sender: trimmed(sender),
    receiver: trimmed(receiver),
    goodsType: form.goodsType,
    weight: form.weight,
    ...form.size,
    carrierCode: terms.carrierCode,
    slotId: terms.slotId,
    couponId: terms.couponId,
    remark: form.remark.trim(),
    expectedPayFen: terms.payFen,
  };
}

type Refusal =
  | Extract<SubmitOutcome, { readonly kind: 'message' | 'other-order' }>
  | { readonly kind: 'refused'; readonly problem: SendProblem };

/** Message of a refusal and the form part it belongs to. */
export function refusalOutcome(code: string, message: string): Refusal {
  if (code === SEND_CODE.otherOrder) return { kind: 'other-order' };
  const text = message.trim() || SEND_TEXTS.submitFailed;
  const field = FIELD_OF_CODE[code];
  return field === undefined ? { kind: 'message', text } : { kind: 'refused', problem: { field, text } };
}
