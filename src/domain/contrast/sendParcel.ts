import { handParcel } from '@/domain/send/handParcel';
import { sendDraft } from '@/domain/send/theDraft';
import { navigator } from '@/navigation';
import { type ContrastQuestion, pricedParcel } from './contrastRules';

/** 去寄件: the send page asks for the same parcel by the same carrier, with the best coupon, at the same price. */
export async function sendParcel(question: ContrastQuestion, carrierCode: string): Promise<void> {
  const draft = sendDraft();
  handParcel(draft, pricedParcel(question, carrierCode));
  draft.setCoupon({ kind: 'best' });
  await navigator.goTo('send');
}
