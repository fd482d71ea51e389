import type { AppIncentiveClaimData, AppIncentiveInfoData } from '@/api/generated/operations/appIncentive';
import type { TaskView } from '@/domain/task/taskTypes';

/** 0 not finished, 1 to claim, 2 claimed, 3 over. */
export type ClaimStatus = AppIncentiveClaimData['claimStatus'];

export interface IncentiveTask {
  readonly task: TaskView;
  /** Fen. */
  readonly rewardFen: number;
  readonly claimStatus: ClaimStatus;
}

export interface IncentivePage {
  readonly code: string;
  readonly name: string;
  /** Unchecked URL from the gateway: load it only through `pictureAddress`. */
  readonly headerUrl: string;
  readonly status: AppIncentiveInfoData['statusCode'];
  /** Beijing time, `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Server HTML; rendered as allow-listed nodes. '' for none. */
  readonly rulesHtml: string;
  /** What this user has earned here so far, in fen. */
  readonly claimedFen: number;
  /** In the gateway's order. */
  readonly items: readonly IncentiveTask[];
}

export interface ClaimAnswer {
  readonly claimStatus: ClaimStatus;
  /** Fen. */
  readonly rewardFen: number;
  /** The gateway's message; '' uses our own text. */
  readonly toast: string;
}
