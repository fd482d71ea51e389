import { fillSendForm } from '@/domain/send/fillSendForm';
import { sendDraft } from '@/domain/send/sendDraftInstance';
import { navigator } from '@/navigation';
import { type ContrastQuestion, pricedParcel } from './contrastQuestion';

/** 去寄件: opens the send page with the same parcel and carrier and the best coupon, which gives the same price. */
export async function sendParcel(question: ContrastQuestion, carrierCode: string): Promise<void> {
  const draft = sendDraft();
  fillSendForm(draft, pricedParcel(question, carrierCode));
  draft.setCoupon({ kind: 'best' });
  await navigator.goTo('send');
}
