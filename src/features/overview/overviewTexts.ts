/** What home and welfare both say. */
export const OVERVIEW_TEXTS = {
  failed: '内容加载失败，请重试',
  refreshFailed: '刷新失败，请稍后重试',
  campaigns: '热门活动',
  noCampaigns: '暂无进行中的活动',
  moreCampaigns: '查看更多活动',
  running: '进行中',
  soon: '即将开始',
  tasks: '做任务',
  tasksHint: '赚减免金，寄件直接抵',
  coupons: '优惠券',
  couponsHint: '领券寄件更划算',
  noCoupons: '暂无可用券，去领一张',
  logIn: '去登录',
} as const;

/** What a campaign is about, by its kind; one that nobody has named has none. */
export const KIND_LABELS: Readonly<Record<string, string>> = {
  receive: '领券',
  incentive: '寄件有礼',
  weekly: '周福利',
  reduction: '减免金',
};
