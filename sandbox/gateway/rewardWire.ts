/** The contract's shapes of reduction funds and the app incentive page, as the sandbox makes them (see wire.ts). */
import type { TaskItem } from './weeklyWire';

/** 1 to use, 2 on its way, 3 used in part, 4 used up, 5 over. */
export type JoinedStatus = 1 | 2 | 3 | 4 | 5;

export interface JoinedActivity {
  readonly bizId: string;
  readonly activityName: string;
  /** Fen, as it was given. */
  readonly reduceMoney: number;
  /** Fen, what of it can still be used. */
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

/** 0 not finished, 1 to claim, 2 claimed, 3 over. */
export type ClaimStatus = 0 | 1 | 2 | 3;

export interface FundRecord {
  readonly id: string;
  /** 1 earned, 2 used, 3 expired. */
  readonly type: number;
  readonly title: string;
  /** Fen, never negative. */
  readonly money: number;
  readonly createTm: string;
  /** Of what was earned and is still there. */
  readonly validEndTm: string | null;
}
