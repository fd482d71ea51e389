/** Texts of /reductionFunds (product §2.2 gives its address and title only). */
export const CENTER_TEXTS = {
  slogan: '做任务攒减免金，寄件直接抵',
  available: '可用减免金',
  earned: '累计获得',
  used: '已使用',
  expired: '已过期',
  expiringSoon: '即将过期',
  nothingExpires: '暂无快过期的减免金',
  send: '去寄件使用',
  guide: '使用说明',
  detail: '明细',
  rules: '活动规则',
  loggedOut: '登录后查看我的减免金',
  joined: '已参加的活动',
  joinedEmpty: '暂未参加减免金活动',
  rule: '规则',
} as const;
