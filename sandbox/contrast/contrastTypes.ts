/** Price comparison: inquiries and shared offers. */
import type { StoredEvaluation } from '../evaluation/evaluationTypes';
import type { Visitor } from '../core/rewardTypes';
import type { CarrierCode, ContrastQuestion } from '../../contract/types';

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

export interface ContrastStore {
  /** Newest first. */
  inquiriesOf(visitor: Visitor): Promise<readonly PriceInquiry[]>;
  /** The record of this number, of this account; null: none. */
  inquiryOf(visitor: Visitor, inquiryNo: string): Promise<PriceInquiry | null>;
  /** Records an inquiry: the same parcel at the prices of its last record updates that record's time. */
  noteInquiry(
    visitor: Visitor,
    question: ContrastQuestion,
    offers: readonly ContrastOffer[],
  ): Promise<PriceInquiry>;
  /** One account has one link for the same offer at the same freight, while it is valid. */
  shareOffer(
    visitor: Visitor,
    share: Pick<ContrastShare, 'question' | 'carrierCode' | 'freightFen'>,
  ): Promise<ContrastShare>;
  /** Null: unknown code. */
  sharedOffer(shareCode: string): Promise<ContrastShare | null>;
  /**
   * Counts a friend's view, once per friend.
   * @returns the number of friends
   */
  noteShareView(shareCode: string, friend: Visitor | null): Promise<number>;
  /** Evaluations since the first state, newest first. */
  newlySaid(): Promise<readonly NewlySaid[]>;
}
