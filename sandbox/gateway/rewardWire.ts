/** The contract's DTOs of reduction funds and the app incentive page, as the sandbox builds them (see wire.ts). */
import type { TaskItem } from './weeklyWire';

/** 1 unused, 2 not yet credited, 3 partly used, 4 used up, 5 expired. */
export type JoinedStatus = 1 | 2 | 3 | 4 | 5;

export interface JoinedActivity {
  readonly bizId: string;
  readonly activityName: string;
  /** Fen, the original amount. */
  readonly reduceMoney: number;
  /** Fen, the part that can still be used. */
  readonly leftMoney: number;
  readonly status: JoinedStatus;
  readonly activityRuleDesc: string;
}

export interface TaskListData {
  readonly titleImgUrl: string;
  readonly taskStyleToggle: number;
  readonly taskItemList: readonly TaskItem[];
  readonly joinedList: readonly JoinedActivity[];
}

/** 0 not finished, 1 claimable, 2 claimed, 3 ended. */
export type ClaimStatus = 0 | 1 | 2 | 3;

export interface FundRecord {
  readonly id: string;
  /** 1 earned, 2 used, 3 expired. */
  readonly type: number;
  readonly title: string;
  /** Fen, never negative. */
  readonly money: number;
  readonly createTm: string;
  /** For earned money that is still available. */
  readonly validEndTm: string | null;
}
