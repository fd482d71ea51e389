/** Price comparison: inquiries and shared offers. */
import type { CarrierCode, ContrastQuestion } from '../../contract/types';
import type { StoredEvaluation } from '../evaluation/evaluationTypes';

/** One carrier's offer for a parcel, as in the contract's `ContrastOffer`. */
export interface ContrastOffer {
  readonly carrierCode: CarrierCode;
  readonly carrierName: string;
  readonly isAvailable: boolean;
  readonly unavailableReason: string;
  readonly freightFen: number | null;
  readonly originalFreightFen: number | null;
  readonly discountFen: number | null;
  readonly couponTitle: string;
  readonly reductionFen: number | null;
  readonly payFen: number | null;
  readonly earliestArrivalMs: number | null;
  readonly latestArrivalMs: number | null;
  readonly score: number | null;
  readonly reviewCount: number;
  readonly includeList: readonly string[];
}

export interface PriceInquiry {
  readonly inquiryNo: string;
  readonly question: ContrastQuestion;
  readonly atMs: number;
  /** At the prices of that time. */
  readonly offers: readonly ContrastOffer[];
}

export interface ContrastShare {
  readonly shareCode: string;
  /** Phone number of the sharing user; never sent unmasked. */
  readonly sharerPhone: string;
  readonly question: ContrastQuestion;
  readonly carrierCode: string;
  /** Freight at the time of sharing. */
  readonly freightFen: number;
  readonly atMs: number;
}

/** An evaluation since the first state, with its author. */
export interface NewlySaid {
  readonly accountId: string;
  readonly evaluation: StoredEvaluation;
}
