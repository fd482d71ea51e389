import { firstProblem } from '@/domain/address/addressRules';
import type { PickedContact } from '@/domain/address/addressTypes';
import { SEND_TEXTS } from './sendTexts';
import type { GoodsType, SendProblem } from './sendTypes';

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
