import type { PriceInquiryAgainData, PriceInquiryData } from '@/api/generated/operations/contrastRecord';
import type { DependentQuery } from '@/data/DependentQuery';
import type { Query } from '@/data/Query';

/** The account of the record: the token is not part of the body, but another account's response differs. */
export interface RepeatedInquiry {
  readonly inquiryNo: string;
  readonly account: number;
}

export interface RecordQueries {
  readonly found: Query<{ readonly record: PriceInquiryData | null }>;
  readonly again: DependentQuery<RepeatedInquiry, PriceInquiryAgainData>;
}

export interface RecordProps {
  readonly store: RecordQueries;
  readonly record: PriceInquiryData;
  readonly inquiryNo: string;
}
