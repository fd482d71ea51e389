import { firstProblem } from '@/domain/address/addressRules';
import type { PickedContact } from '@/domain/address/addressTypes';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import type { GoodsType, SendProblem } from '@/domain/send/sendTypes';

interface CompleteInputs {
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

/**
 * Every missing or invalid part of the form, in display order; empty: it can be sent. A carrier counts only once the
 * parts are there that the prices need: before that there is none to choose.
 */
export function missingParts(inputs: CompleteInputs): readonly SendProblem[] {
  const before = [
    contactMissing('sender', inputs.sender, SEND_TEXTS.needSender),
    contactMissing('receiver', inputs.receiver, SEND_TEXTS.needReceiver),
    goodsMissing(inputs.goods, inputs.weight),
  ].filter((problem) => problem !== null);
  return [
    ...before,
    ...(before.length > 0 || inputs.hasCarrier ? [] : [carrierMissing(inputs.isFreightLoading)]),
    ...(inputs.hasSlot ? [] : [{ field: 'slot', text: SEND_TEXTS.needSlot } as const]),
    ...(inputs.isAgreed ? [] : [{ field: 'agreement', text: SEND_TEXTS.needAgreement } as const]),
  ];
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

function goodsMissing(goods: GoodsType | null, weight: number): SendProblem | null {
  if (goods === null) return { field: 'goods', text: SEND_TEXTS.needGoods };
  return weight > goods.maxWeight ? { field: 'goods', text: SEND_TEXTS.heavy(goods.maxWeight) } : null;
}

const carrierMissing = (isFreightLoading: boolean): SendProblem => ({
  field: 'carrier',
  text: isFreightLoading ? SEND_TEXTS.needFreight : SEND_TEXTS.needCarrier,
});
