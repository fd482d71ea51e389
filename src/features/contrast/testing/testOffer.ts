import type { ContrastOffer } from '@/api/generated/schemas/ContrastOffer';

/** An available offer of 10 yuan. For tests only. */
export const testOffer = (
  carrierCode: ContrastOffer['carrierCode'],
  more: Partial<ContrastOffer> = {},
): ContrastOffer => ({
  carrierCode,
  carrierName: carrierCode,
  isAvailable: true,
  unavailableReason: '',
  freightFen: 1000,
  originalFreightFen: 1000,
  discountFen: 0,
  couponTitle: '',
  reductionFen: 0,
  payFen: 1000,
  earliestArrivalMs: 1,
  latestArrivalMs: 2,
  score: 45,
  reviewCount: 3,
  includeList: [],
  ...more,
});
