import { handParcel } from '@/domain/send/handParcel';
import { sendDraft } from '@/domain/send/theDraft';
import { navigator } from '@/navigation';
import { type ContrastQuestion, pricedParcel } from './contrastRules';

/** 去寄件: opens the send page with the same parcel and carrier and the best coupon, which gives the same price. */
export async function sendParcel(question: ContrastQuestion, carrierCode: string): Promise<void> {
  const draft = sendDraft();
  handParcel(draft, pricedParcel(question, carrierCode));
  draft.setCoupon({ kind: 'best' });
  await navigator.goTo('send');
}
