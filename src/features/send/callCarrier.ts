import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { ORDER_TEXTS } from './orderTexts';

/** Pages that track a parcel: of an order, or by a waybill number. */
export type TracePage = 'orderDetail' | 'checkExpress';

/** Calls the carrier's hotline. */
export async function callCarrier(page: TracePage, phone: string): Promise<void> {
  tracker.click(page, 'call');
  const { otherApp } = await import('@/platform/otherApp');
  const outcome = await otherApp.phoneCall(phone);
  if (outcome.kind !== 'opened' && outcome.kind !== 'cancelled')
    toast.show(`${ORDER_TEXTS.callFailed} ${phone}`);
}
