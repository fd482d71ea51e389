/** Failure codes of the page's calls (contract tag `appIncentive`), each with its meaning. */
export const INCENTIVE_CODE = {
  /** No such activity, or no such task in it. */
  noActivity: '200700001',
  notFinished: '200700002',
  over: '200700003',
} as const;

/** What the page /appIncentive says (the description names the page only; the words are ours). */
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

/** Of a task's pill; those of a task itself are the description's (product §2.4 "Task states"). */
export const PILL_TEXTS = {
  start: '去完成',
  funds: '去查看',
  done: '已完成',
  over: '已结束',
  claim: '领取',
  claimed: '已领取',
  notBegun: '未开始',
} as const;

/** For a refusal that comes without the gateway's own words. */
export const CLAIM_REFUSED_TEXTS: Readonly<Record<string, string>> = {
  [INCENTIVE_CODE.noActivity]: INCENTIVE_TASK_TEXTS.missing,
  [INCENTIVE_CODE.notFinished]: '任务还没完成，快去完成吧',
  [INCENTIVE_CODE.over]: '来晚啦，活动已结束~',
};
