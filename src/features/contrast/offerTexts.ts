import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';
import { arrivalLabel } from '@/domain/send/arrivalRules';

/** `预计明天送达`, or why the offer is unavailable. */
export const whenText = (offer: ContrastOffer, nowMs: number): string =>
  offer.isAvailable
    ? arrivalLabel(offer.earliestArrivalMs, offer.latestArrivalMs, nowMs) || '到达时间以揽收后为准'
    : offer.unavailableReason || '该快递暂不可用';

/** What the price includes, on one line. */
export const includesText = ({ includeList }: ContrastOffer): string => {
  const words = includeList.filter((word) => word !== '');
  return words.length === 0 ? '' : `含 ${words.join('、')}`;
};
