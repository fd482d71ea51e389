import type { Host } from '@/platform/host/types';

/** What the tasks say (product §2.2, §2.4, §2.8); the rest is ours. */
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

/** Where the widget stands (product §2.2 "Task module"); `pick` is the pick result and the pick success. */
export type TaskScene = 'center' | 'pick' | 'pickDetail' | 'pickPaySuccess' | 'homePopup';

/** What a real-time bid brings along (product §2.3 `appIncentiveTask`). Addresses as the gateway wrote them. */
export interface TaskBid {
  readonly requestId: string;
  /** Told when the task has been seen; '' for none. */
  readonly showUrl: string;
  /** Told when the task is pressed; '' for none. */
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
  /** '' for our own words. */
  readonly buttonText: string;
  readonly iconUrl: string;
  readonly jumpUrl: string;
  /** Address inside another app; '' for none. */
  readonly schemeUrl: string;
  /** From an earlier start; '' for none. */
  readonly taskToken: string;
  /** HTML, not to be trusted; '' for none. Sanitized where it is shown, whose code few load. */
  readonly ruleHtml: string;
  /** Finished since the last answer: told once. */
  readonly isJustFinished: boolean;
  /** What it earns comes into the reduction fund. */
  readonly isReductionFund: boolean;
  readonly channelId: string;
  readonly bid: TaskBid | null;
}

/** What one place offers. */
export interface TaskOffer {
  /** As the gateway wrote it. */
  readonly titleImageUrl: string;
  /** Product §2.9: the first three tasks are cards. */
  readonly hasTopCards: boolean;
  /** What is listed, in the gateway's order. */
  readonly tasks: readonly TaskView[];
  /** Real-time bids that came without what was paid for: reported, not listed (`isShowFailed`). */
  readonly unshown: readonly TaskView[];
  /** What the joined reduction-fund activities give, fen. */
  readonly joinedFen: number;
}

/** Rules of a task in the list (product §2.4 "Task states", §2.9). */
/** 1 and 2 to do, 3 on its way, 4 done; any other: over. */
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

/** What a press does: starts the task, opens the page of the reduction funds, or nothing. */
export type TaskAction = 'start' | 'funds' | 'none';

export function taskAction(status: number): TaskAction {
  if (status === 3) return 'funds';
  return status === 1 || status === 2 ? 'start' : 'none';
}

const isOpen = ({ status }: Pick<TaskView, 'status'>): boolean => taskAction(status) === 'start';

/** On the center what can be done comes first; others keep their earlier order (product §2.4). */
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

/** The first three as cards where the place wants them, the rest as rows. */
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
 * What a task earns, in words: the gateway's, else for a reduction-fund activity what kind of money it is, else whose
 * task it is. Decision: the description names `isReductionFundsActivity` and not what it changes.
 */
export const prizeWords = ({
  prize,
  isReductionFund,
  type,
}: Pick<TaskView, 'prize' | 'isReductionFund' | 'type'>): string =>
  prize.text || (isReductionFund ? '减免金' : taskTypeName(type));

/** A task whose place was sold in real time (product §2.5). */
const BID = { channel: 12, type: 20 } as const;

export const isBidTask = ({ channel, type }: Pick<TaskView, 'channel' | 'type'>): boolean =>
  channel === BID.channel && type === BID.type;

/**
 * Such a task without an icon has nothing that was paid for: it is reported as a show-failed event (product §2.5).
 * Decision: and not listed.
 */
export const isShowFailed = (task: Pick<TaskView, 'channel' | 'type' | 'iconUrl'>): boolean =>
  isBidTask(task) && task.iconUrl === '';

/** What the consumer app can do from which version on (product §2.5, §2.9 "App version thresholds for tasks"). Pure. */
export type TaskHost = Pick<Host, 'kind' | 'os' | 'appVersionCode'>;

export const TASK_VERSIONS = {
  /** Jump by another app's scheme. */
  scheme: 5_014_000,
  /**
   * Decision: the description names this threshold and not what it is for. Of what the tasks ask of the app, only the
   * notification permission after a subscription has no version of its own, so older apps are not asked for it.
   */
  notifications: 5_023_000,
  /** The app's own alert for the rules, on iOS. */
  iosRulesAlert: 6_019_000,
} as const;

/** An app that does not tell its version cannot be known to be new enough. */
const isAppFrom = ({ kind, appVersionCode }: TaskHost, version: number): boolean =>
  kind === 'consumer-app' && appVersionCode !== null && appVersionCode >= version;

export const canJumpByScheme = (host: TaskHost): boolean => isAppFrom(host, TASK_VERSIONS.scheme);

export const canAskNotifications = (host: TaskHost): boolean => isAppFrom(host, TASK_VERSIONS.notifications);

/**
 * Whether rules are shown by the app instead of in the page: in the scene pickResult only, whose web view is as low as
 * its content and would cut a dialog.
 * Decision: on iOS from 6019000 as the description says; on the other systems in every version, since it names iOS alone. An
 * app that has no such alert answers so, and the page's dialog opens (`openRules`).
 */
export const hasRulesAlert = (host: TaskHost): boolean =>
  host.os === 'ios' ? isAppFrom(host, TASK_VERSIONS.iosRulesAlert) : host.kind === 'consumer-app';

/** Prize text and money of a task (product §2.3 `taskSubTitle`, §2.9 "Reward sum"). */
export interface TaskPrize {
  readonly text: string;
  /** Yuan as written, '' for none. */
  readonly yuan: string;
}

/** Longer amounts are no reward of a task. */
const YUAN = /^(\d{1,6})(?:\.(\d{1,2}))?$/;

/** `taskSubTitle`: prize text and money, separated by `#`; what is no amount is left out. */
export function prizeOf(subTitle: string): TaskPrize {
  const [text = '', money = ''] = subTitle.split('#');
  const yuan = money.trim();
  return { text: text.trim(), yuan: YUAN.test(yuan) ? yuan : '' };
}

/** `1.2` -> 120: by digits, so that no float rounds it. 0 for what is no amount. */
export function fenOfYuan(yuan: string): number {
  const match = YUAN.exec(yuan);
  if (match === null) return 0;
  const [, whole = '', cents = ''] = match;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * What can be earned here at most, fen: 100 times the prize money of the tasks, and what the joined activities give
 * (product §2.9). Decision: all tasks of the answer count, also those that are done or not listed: the description takes
 * none out, and home and welfare show the gateway's own sum of the same tasks.
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
 * Where the tasks of a page stand (product §2.2 "Task module"): the query `from=center` makes them those of the
 * reduction center, whichever page it leads to.
 * @param own of the page itself
 */
export const sceneOfQuery = (from: string | undefined, own: TaskScene): TaskScene =>
  from === 'center' ? 'center' : own;
