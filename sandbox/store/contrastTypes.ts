/** Price comparison: what was asked for and what was shared. */
import type { CarrierCode, ParcelSize } from '../gateway/miniRequests';
import type { StoredEvaluation } from './evaluationTypes';
import type { Visitor } from './rewardTypes';

/** What is asked for: places and goods, no person. */
export interface ContrastQuestion extends ParcelSize {
  readonly senderProvince: string;
  readonly senderCity: string;
  readonly receiverProvince: string;
  readonly receiverCity: string;
  readonly goodsType: string;
  /** Whole kg. */
  readonly weight: number;
}

/** One carrier for a parcel, as the contract's `ContrastOffer` has it. */
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
  /** At the prices of then. */
  readonly offers: readonly ContrastOffer[];
}

export interface ContrastShare {
  readonly shareCode: string;
  /** Phone number of whoever shares; never sent as it is. */
  readonly sharerPhone: string;
  readonly question: ContrastQuestion;
  readonly carrierCode: string;
  /** Freight when it was shared. */
  readonly freightFen: number;
  readonly atMs: number;
}

/** An evaluation since the first state, and whose. */
export interface NewlySaid {
  readonly accountId: string;
  readonly evaluation: StoredEvaluation;
}

export interface ContrastStore {
  /** Newest first. */
  inquiriesOf(visitor: Visitor): Promise<readonly PriceInquiry[]>;
  /** The record of this number, of this account; null: it has none. */
  inquiryOf(visitor: Visitor, inquiryNo: string): Promise<PriceInquiry | null>;
  /** Notes what was asked for: the same parcel at the prices of its last record is that record, at a later time. */
  noteInquiry(
    visitor: Visitor,
    question: ContrastQuestion,
    offers: readonly ContrastOffer[],
  ): Promise<PriceInquiry>;
  /** The same offer at the same freight has one link of one account, while it lives. */
  shareOffer(
    visitor: Visitor,
    share: Pick<ContrastShare, 'question' | 'carrierCode' | 'freightFen'>,
  ): Promise<ContrastShare>;
  /** Null: nobody's. */
  sharedOffer(shareCode: string): Promise<ContrastShare | null>;
  /** A friend has seen it; counted once. @returns how many have */
  noteShareView(shareCode: string, friend: Visitor | null): Promise<number>;
  /** What was said of orders since the first state, the newest first. */
  newlySaid(): Promise<readonly NewlySaid[]>;
}
