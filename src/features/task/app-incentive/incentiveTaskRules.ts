/**
 * View types and rules of the page /appIncentive, without state or platform (contract tag `appIncentive`,
 * `AppIncentiveItem`; product §2.2).
 */
import type { AppIncentiveClaimData, AppIncentiveInfoData } from '@/api/generated/operations/appIncentive';
import type { TaskView } from '@/domain/task/taskTypes';
import { toMinute } from '@/utils/beijingTime';

/** Failure codes of the page's calls (contract tag `appIncentive`), each with its meaning. */
export const INCENTIVE_CODE = {
  /** No such activity, or no such task in it. */
  noActivity: '200700001',
  notFinished: '200700002',
  over: '200700003',
} as const;

/** Texts of the page /appIncentive; all are ours, the spec only names the page. */
export const INCENTIVE_TASK_TEXTS = {
  title: '做任务赚奖励',
  list: '任务列表',
  earned: '已累计获得',
  waiting: '待领取',
  toFunds: '查看减免金',
  period: '活动时间',
  ended: '活动已结束，看看其他活动吧',
  empty: '暂无任务，明天再来看看',
  missing: '活动不存在或已下线',
  infoFailed: '获取活动信息失败，请重试',
  loggedOut: '登录后做任务赚奖励',
  logIn: '去登录',
  claimed: '领取成功',
  claimFailed: '领取失败，请重试',
} as const;

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

/** For a refusal without a message from the gateway. */
const CLAIM_REFUSED_TEXTS: Readonly<Record<string, string>> = {
  [INCENTIVE_CODE.noActivity]: INCENTIVE_TASK_TEXTS.missing,
  [INCENTIVE_CODE.notFinished]: '任务还没完成，快去完成吧',
  [INCENTIVE_CODE.over]: '来晚啦，活动已结束~',
};

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

/** Message for a refusal: the gateway's sentence, else the code's, else the general one. */
export const refusalText = (code: string, message: string): string =>
  message.trim() || (CLAIM_REFUSED_TEXTS[code] ?? INCENTIVE_TASK_TEXTS.claimFailed);

/** The sentence below the total; '' while the activity is running. */
export function statusText({ status, startsAt }: Pick<IncentivePage, 'status' | 'startsAt'>): string {
  switch (status) {
    case 'NOT_START':
      return `活动将于 ${toMinute(startsAt)} 开始`;
    case 'FINISHED':
      return INCENTIVE_TASK_TEXTS.ended;
    case 'RUNNING':
    case 'unknown':
      return '';
  }
}
