// View types of a task package (product §1.3 "Aggregation task stage").

/** Place of the cards: 1 scan-success page, 2 order detail, 3 the Friday activity (product §1.4). */
export type PrizeSource = 1 | 2 | 3;

/** 0 not claimed, 1 claimed and waiting for the parcels to be shipped, 2 distributed. */
export type DistributionStatus = 0 | 1 | 2 | 'unknown';

export interface AggregationStage {
  readonly stageNo: number;
  /** Parcels to send, and parcels sent so far that count. Whole numbers. */
  readonly targetCount: number;
  readonly currentCount: number;
  readonly distributionStatus: DistributionStatus;
  readonly prizeValueFen: number;
  readonly prizeTitle: string;
  /** In the wallet; none until distributed. */
  readonly couponIds: readonly string[];
}

export interface AggregationActivity {
  readonly activityId: string;
  readonly name: string;
  /** The user's group, '' for none. */
  readonly userTag: string;
  readonly packageName: string;
  /** This user's package. */
  readonly taskPkgReceiveId: string;
  /** Epoch milliseconds, server time; NaN if unknown. */
  readonly endsAtMs: number;
  readonly stages: readonly AggregationStage[];
}

export interface ClaimAnswer {
  readonly distributionStatus: DistributionStatus;
  /** The gateway's text, '' to use our own. */
  readonly toast: string;
}
