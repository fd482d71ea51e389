import type { Host } from '@/platform/host/types';

/**
 * Task list: texts, view types and pure rules (product §2.2, §2.3, §2.4, §2.8, §2.9). Texts not in the description are
 * ours.
 */
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

/** Place of the widget (product §2.2 "Task module"); `pick` is the pick result and the pick success. */
export type TaskScene = 'center' | 'pick' | 'pickDetail' | 'pickPaySuccess' | 'homePopup';

/** Data of a real-time bid (product §2.3 `appIncentiveTask`). Addresses as the gateway sends them. */
export interface TaskBid {
  readonly requestId: string;
  /** Pinged when the task has been seen; '' for none. */
  readonly showUrl: string;
  /** Pinged when the task is tapped; '' for none. */
  readonly clickUrl: string;
  /** For tracking. */
  readonly facts: Readonly<Record<string, string>>;
}

export interface TaskView {
  readonly taskId: string;
  /** Product §2.4 "Task states". */
  readonly status: number;
  readonly type: number;
  readonly channel: number;
  readonly title: string;
  readonly prize: TaskPrize;
  /** '' to use our own text. */
  readonly buttonText: string;
  readonly iconUrl: string;
  readonly jumpUrl: string;
  /** Address inside another app; '' for none. */
  readonly schemeUrl: string;
  /** From an earlier start; '' for none. */
  readonly taskToken: string;
  /** Untrusted HTML; '' for none. Sanitized where it is shown, since few users open it. */
  readonly ruleHtml: string;
  /** Finished since the last response: reported once. */
  readonly isJustFinished: boolean;
  /** Its reward goes to the reduction fund. */
  readonly isReductionFund: boolean;
  readonly channelId: string;
  readonly bid: TaskBid | null;
}

/** The tasks of one place. */
export interface TaskOffer {
  /** As the gateway sends it. */
  readonly titleImageUrl: string;
  /** Product §2.9: the first three tasks are cards. */
  readonly hasTopCards: boolean;
  /** The listed tasks, in the gateway's order. */
  readonly tasks: readonly TaskView[];
  /** Real-time bids without their paid icon: reported, not listed (`isShowFailed`). */
  readonly unshown: readonly TaskView[];
  /** Fen from the joined reduction-fund activities. */
  readonly joinedFen: number;
}

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

/** Effect of a tap: starts the task, opens the page of the reduction funds, or nothing. */
export type TaskAction = 'start' | 'funds' | 'none';

export function taskAction(status: number): TaskAction {
  if (status === 3) return 'funds';
  return status === 1 || status === 2 ? 'start' : 'none';
}

const isOpen = ({ status }: Pick<TaskView, 'status'>): boolean => taskAction(status) === 'start';

/** On the center open tasks come first; the others keep their order (product §2.4). */
export function inCenterOrder<T extends Pick<TaskView, 'status'>>(tasks: readonly T[]): readonly T[] {
  return [...tasks.filter(isOpen), ...tasks.filter((task) => !isOpen(task))];
}

/** Product §2.9. */
export const CENTER_CAP = 8;
export const TOP_CARDS = 3;

export interface TaskParts<T> {
  readonly cards: readonly T[];
  readonly rows: readonly T[];
}

/** The first three as cards if the place uses them, the rest as rows. */
export function partsOf<T>(tasks: readonly T[], hasTopCards: boolean): TaskParts<T> {
  const cards = hasTopCards ? TOP_CARDS : 0;
  return { cards: tasks.slice(0, cards), rows: tasks.slice(cards) };
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
export const prizeWords = ({
  prize,
  isReductionFund,
  type,
}: Pick<TaskView, 'prize' | 'isReductionFund' | 'type'>): string =>
  prize.text || (isReductionFund ? '减免金' : taskTypeName(type));

/** A task whose slot was sold in real time (product §2.5). */
const BID = { channel: 12, type: 20 } as const;

export const isBidTask = ({ channel, type }: Pick<TaskView, 'channel' | 'type'>): boolean =>
  channel === BID.channel && type === BID.type;

/**
 * Such a task without an icon lacks what was paid for: it is reported as a show-failed event (product §2.5).
 * Decision: it is also not listed.
 */
export const isShowFailed = (task: Pick<TaskView, 'channel' | 'type' | 'iconUrl'>): boolean =>
  isBidTask(task) && task.iconUrl === '';

/** Features of the consumer app by version (product §2.5, §2.9 "App version thresholds for tasks"). Pure. */
export type TaskHost = Pick<Host, 'kind' | 'os' | 'appVersionCode'>;

export const TASK_VERSIONS = {
  /** Jump by another app's scheme. */
  scheme: 5_014_000,
  /**
   * Decision: the description names this threshold but not its purpose. Of the app features that tasks use, only the
   * notification permission after a subscription has no version, so older apps are not asked for it.
   */
  notifications: 5_023_000,
  /** The app's own alert for the rules, on iOS. */
  iosRulesAlert: 6_019_000,
} as const;

/** An app that does not send its version counts as too old. */
const isAppFrom = ({ kind, appVersionCode }: TaskHost, version: number): boolean =>
  kind === 'consumer-app' && appVersionCode !== null && appVersionCode >= version;

export const canJumpByScheme = (host: TaskHost): boolean => isAppFrom(host, TASK_VERSIONS.scheme);

export const canAskNotifications = (host: TaskHost): boolean => isAppFrom(host, TASK_VERSIONS.notifications);

/**
 * Whether the app shows rules instead of the page: only in the scene pickResult, whose web view is only as high as its
 * content and would cut off a dialog.
 * Decision: on iOS from 6019000 as the description says; on other systems in every version, since it names only iOS. An
 * app without such an alert responds so, and the page's dialog opens (`openRules`).
 */
export const hasRulesAlert = (host: TaskHost): boolean =>
  host.os === 'ios' ? isAppFrom(host, TASK_VERSIONS.iosRulesAlert) : host.kind === 'consumer-app';

/** Prize text and money of a task (product §2.3 `taskSubTitle`, §2.9 "Reward sum"). */
export interface TaskPrize {
  readonly text: string;
  /** Yuan as written, '' for none. */
  readonly yuan: string;
}

/** Longer amounts cannot be a task's reward. */
const YUAN = /^(\d{1,6})(?:\.(\d{1,2}))?$/;

/** `taskSubTitle`: prize text and money, separated by `#`; an invalid amount is left out. */
export function prizeOf(subTitle: string): TaskPrize {
  const [text = '', money = ''] = subTitle.split('#');
  const yuan = money.trim();
  return { text: text.trim(), yuan: YUAN.test(yuan) ? yuan : '' };
}

/** `1.2` -> 120, computed from the digits to avoid float rounding. 0 if it is not an amount. */
export function fenOfYuan(yuan: string): number {
  const match = YUAN.exec(yuan);
  if (match === null) return 0;
  const [, whole = '', cents = ''] = match;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * Maximum reward here in fen: 100 times the prize money of the tasks, plus the joined activities (product §2.9).
 * Decision: all tasks of the response count, also done or unlisted ones: the description excludes none, and home and
 * welfare show the gateway's own sum of the same tasks.
 */
export function rewardSumFen({ tasks, unshown, joinedFen }: RewardSum): number {
  return [...tasks, ...unshown].reduce((sum, { prize }) => sum + fenOfYuan(prize.yuan), joinedFen);
}

type Rewarded = readonly { readonly prize: Pick<TaskPrize, 'yuan'> }[];
interface RewardSum {
  readonly tasks: Rewarded;
  readonly unshown: Rewarded;
  readonly joinedFen: number;
}

/**
 * Scene of a page's tasks (product §2.2 "Task module"): with the query `from=center` they are those of the reduction
 * center, on whichever page.
 * @param own scene of the page itself
 */
export const sceneOfQuery = (from: string | undefined, own: TaskScene): TaskScene =>
  from === 'center' ? 'center' : own;
