import { NO_ACTIVITY_TEXT } from '@/domain/activity';

/** Page codes of the incentive activity, each with its meaning (product §1.2.2, §1.4; contract, IncentivePageCode). */
export const PAGE_CODE = {
  notStarted: '1001',
  finished: '1002',
  paused: '1003',
  offShelf: '1004',
  notJoined: '2001',
  inProgress: '2002',
  allReceived: '2003',
  endedWithPrize: '2004',
  endedWithoutPrize: '2005',
  endedWithoutParcel: '2006',
} as const;

/** Codes shown instead of the round, each a reason. */
export const EXCEPTION_CODES = [
  PAGE_CODE.notStarted,
  PAGE_CODE.finished,
  PAGE_CODE.paused,
  PAGE_CODE.offShelf,
] as const;
type ExceptionCode = (typeof EXCEPTION_CODES)[number];
/** `unknown`: a status or code that neither spec nor contract names. */
export type ClosedCode = ExceptionCode | 'unknown';

/** Codes that show the user's round. */
export const TASK_CODES = [
  PAGE_CODE.notJoined,
  PAGE_CODE.inProgress,
  PAGE_CODE.allReceived,
  PAGE_CODE.endedWithPrize,
  PAGE_CODE.endedWithoutPrize,
  PAGE_CODE.endedWithoutParcel,
] as const;
type TaskCode = (typeof TASK_CODES)[number];
/** `unknown`: a code that begins with 2 and that neither spec nor contract names. */
export type RoundCode = TaskCode | 'unknown';

/** `taskStatus`: the round is not active; shown greyed out (product §1.3). */
export const TASK_INACTIVE = 3;

/** `receiveStatus`: not yet received (product §1.3). */
export const PRIZE_OPEN = 0;

/** All fixed texts of the incentive page (product §1.2.2, §1.8); composed ones are in `incentiveRules.ts`. */
export const INCENTIVE_TEXTS = {
  missing: NO_ACTIVITY_TEXT,
  infoFailed: '获取活动信息失败，请重试',
  joinFailed: '系统繁忙，请稍后再试~',
  wrongPlatform: '您好，请使用以下APP参与活动',
  linkCopied: '链接已复制，请到以上APP中打开',
  wechat: '微信',
  alipay: '支付宝',
  reloginTip: '点这里就可以参与活动啦～',
  relogin: '重新登录',
  gifts: '我的礼包',
  join: '立即参加',
  send: '去寄件',
  moreActivities: '点击加载更多活动 >',
  noActivities: '暂无其他活动',
  otherActivities: '其他活动',
  viewActivity: '去看看',
  progress: '寄件进度',
  received: '已获得',
  activityTime: '活动时间',
  account: '当前账号',
  /** Decision: replaces the activity's title when a campaign has neither title nor picture. */
  ownTitle: '寄件有礼',
} as const;

/** Decision: the spec gives no default; an activity without configured texts shows the meaning of its page code. */
export const EXCEPTION_TEXTS: Readonly<Record<ClosedCode, string>> = {
  [PAGE_CODE.notStarted]: '活动未开始，敬请期待',
  [PAGE_CODE.finished]: '抱歉，活动已结束',
  [PAGE_CODE.paused]: '活动暂停中，请稍后再来',
  [PAGE_CODE.offShelf]: '抱歉，活动已下架',
  unknown: '暂不能参加，先看看其他活动吧',
};

/** Name of a banner for screen readers, because its text is only in the picture. */
export const otherActivityName = (index: number): string => `${INCENTIVE_TEXTS.otherActivities} ${index + 1}`;
