/** Texts of the task list (product §2.3, §2.4, §2.8); those that are not in the description are ours. */
import type { TaskView } from './taskTypes';

export const TASK_TEXTS = {
  title: '做任务',
  /** On the center, before the summed reward. */
  bestOf: '最高赚',
  yuan: '元',
  more: '查看更多任务',
  rules: '任务规则',
  rulesConfirm: '确认',
  loading: '加载中...',
  finished: '已完成任务，快查看奖励',
  startFailed: '任务暂时无法开始，请稍后再试',
  startLost: '网络异常，请稍后再试',
  jumpFailed: '链接无法打开，请稍后再试',
  empty: '暂无任务，明天再来看看',
  failed: '任务加载失败',
  offline: '网络已断开',
  retry: '重试',
  loggedOut: '登录后做任务赚减免金',
  logIn: '去登录',
  remind: '明日活动提醒',
  subscribing: '订阅中…',
  subscribed: '订阅成功',
  alreadySubscribed: '已订阅明日活动通知',
  subscribeFailed: '订阅失败，请稍后再试',
  list: '任务列表',
} as const;

/** 1 and 2 to do, 3 pending, 4 done; any other: over. */
export function taskButtonText(status: number): string {
  switch (status) {
    case 1:
    case 2:
      return '去完成';
    case 3:
      return '去查看';
    case 4:
      return '已完成';
    default:
      return '已结束';
  }
}

/** Product §2.3 "Task type display names". */
const TYPE_NAMES: Readonly<Partial<Record<number, string>>> = {
  11: '短视频APP',
  13: '旅行APP',
  14: '金融APP',
  15: '零售APP',
  16: '微博',
  17: '支付宝领意外险',
  18: '芒果视频',
  21: '银行钱包',
  23: '保险',
  24: '支付宝小钱包',
  25: '音乐视频彩铃',
};

export const taskTypeName = (type: number): string => TYPE_NAMES[type] ?? '其他';

/**
 * Reward text of a task: the gateway's, else 减免金 for a reduction-fund activity, else the name of the task's type.
 * Decision: the description names `isReductionFundsActivity` but not its effect.
 */
export const prizeText = ({
  prize,
  isReductionFund,
  type,
}: Pick<TaskView, 'prize' | 'isReductionFund' | 'type'>): string =>
  prize.text || (isReductionFund ? '减免金' : taskTypeName(type));
