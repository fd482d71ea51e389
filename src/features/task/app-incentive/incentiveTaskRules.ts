/** Rules of the page /appIncentive, without state or platform (contract `AppIncentiveItem`; product §2.2). */
import type { ClaimStatus, IncentivePage, IncentiveTask } from './incentiveTaskTypes';

/** Texts of a task's pill that are ours; those of the task states come from the spec (product §2.4 "Task states"). */
const PILL_TEXTS = {
  start: '去完成',
  funds: '去查看',
  done: '已完成',
  over: '已结束',
  claim: '领取',
  claimed: '已领取',
  notBegun: '未开始',
} as const;

/** Action of a tap on a task; for `none` the pill only gives the reason. */
export type IncentiveAction = 'start' | 'claim' | 'funds' | 'none';

export interface TaskPill {
  readonly action: IncentiveAction;
  /** Text of the row's pill. */
  readonly text: string;
}

const none = (text: string): TaskPill => ({ action: 'none', text });

const { over: OVER } = PILL_TEXTS;

/**
 * | claim | task | activity | pill |
 * |---|---|---|---|
 * | 2 | any | any | 已领取 |
 * | 3 | any | any | 已结束 |
 * | 1 | any | any | 领取: claims |
 * | 0 | any | not begun, over | 未开始, 已结束 |
 * | 0 | 1, 2 | running | 去完成: starts |
 * | 0 | 3 | running | 去查看: the reduction funds |
 * | 0 | other | running | 已完成, 已结束 |
 *
 * Decision: an earned reward can be claimed even if the activity is over; the gateway decides whether it is still
 * available.
 */
export function pillOf(
  { claimStatus, task }: { readonly claimStatus: ClaimStatus; readonly task: { readonly status: number } },
  pageStatus: IncentivePage['status'],
): TaskPill {
  switch (claimStatus) {
    case 1:
      return { action: 'claim', text: PILL_TEXTS.claim };
    case 2:
      return none(PILL_TEXTS.claimed);
    case 0:
      break;
    default:
      return none(OVER);
  }
  if (pageStatus === 'NOT_START') return none(PILL_TEXTS.notBegun);
  if (pageStatus === 'FINISHED') return none(OVER);
  switch (task.status) {
    case 1:
    case 2:
      return { action: 'start', text: PILL_TEXTS.start };
    case 3:
      return { action: 'funds', text: PILL_TEXTS.funds };
    case 4:
      return none(PILL_TEXTS.done);
    default:
      return none(OVER);
  }
}

/** Total that can be claimed, in fen. */
export const waitingFen = (items: readonly Pick<IncentiveTask, 'claimStatus' | 'rewardFen'>[]): number =>
  items.reduce((sum, { claimStatus, rewardFen }) => (claimStatus === 1 ? sum + rewardFen : sum), 0);
