import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { ORDER_TEXTS } from './orderTexts';

/** What is shown of a parcel on its way: of an order, or of a number that somebody asks about. */
export type TracePage = 'orderDetail' | 'checkExpress';

/** The carrier's own line. */
export async function callCarrier(page: TracePage, phone: string): Promise<void> {
  tracker.click(page, 'call');
  const { otherApp } = await import('@/platform/otherApp');
  const outcome = await otherApp.phoneCall(phone);
  if (outcome.kind !== 'opened' && outcome.kind !== 'cancelled')
    toast.show(`${ORDER_TEXTS.callFailed} ${phone}`);
}
