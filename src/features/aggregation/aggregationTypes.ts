/** Views of a task package (spec 1 §3 "Aggregation task stage"). */

/** Where the cards stand: 1 scan-success page, 2 order detail, 3 the Friday activity (spec 1 §4). */
export type PrizeSource = 1 | 2 | 3;

/** 0 not claimed, 1 received and waiting for the parcels to be on their way, 2 distributed. */
export type DistributionStatus = 0 | 1 | 2;

export interface AggregationStage {
  readonly stageNo: number;
  /** Parcels to send, and parcels sent that count. Whole numbers. */
  readonly targetCount: number;
  readonly currentCount: number;
  readonly distributionStatus: DistributionStatus;
  readonly prizeValueFen: number;
  readonly prizeTitle: string;
}

export interface AggregationActivity {
  readonly activityId: string;
  readonly name: string;
  /** Group of the visitor, '' for none. */
  readonly userTag: string;
  readonly packageName: string;
  /** This visitor's package. */
  readonly taskPkgReceiveId: string;
  /** Epoch milliseconds, server time. */
  readonly endsAtMs: number;
  readonly stages: readonly AggregationStage[];
}

export interface ClaimAnswer {
  readonly distributionStatus: DistributionStatus;
  /** The gateway's words, '' for our own. */
  readonly toast: string;
}
