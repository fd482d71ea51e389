import { toMinute } from '@/utils/beijingTime';
import { INCENTIVE_CODE } from './incentiveTaskCodes';
import type { IncentivePage } from './incentiveTaskTypes';

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

/** For a refusal without a message from the gateway. */
const CLAIM_REFUSED_TEXTS: Readonly<Record<string, string>> = {
  [INCENTIVE_CODE.noActivity]: INCENTIVE_TASK_TEXTS.missing,
  [INCENTIVE_CODE.notFinished]: '任务还没完成，快去完成吧',
  [INCENTIVE_CODE.over]: '来晚啦，活动已结束~',
};

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
