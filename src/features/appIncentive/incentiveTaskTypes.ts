/** Views of the page /appIncentive (contract tag `appIncentive`, spec 2 §2). */
import type { AppIncentiveClaimData } from '@/api/generated/operations/appIncentiveClaim';
import type { AppIncentiveInfoData } from '@/api/generated/operations/appIncentiveInfo';
import type { TaskView } from '@/features/task';

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
  /** As the gateway says it: fit to be loaded only by way of `pictureAddress`. */
  readonly headerUrl: string;
  readonly status: AppIncentiveInfoData['statusCode'];
  /** Beijing wall-clock texts, `YYYY-MM-DD HH:mm:ss`. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Server HTML; becomes allow-listed nodes where it is shown. '' for none. */
  readonly rulesHtml: string;
  /** What this visitor has earned here so far, fen. */
  readonly claimedFen: number;
  /** In the gateway's order. */
  readonly items: readonly IncentiveTask[];
}

export interface ClaimAnswer {
  readonly claimStatus: ClaimStatus;
  /** Fen. */
  readonly rewardFen: number;
  /** The gateway's words, '' for our own. */
  readonly toast: string;
}
