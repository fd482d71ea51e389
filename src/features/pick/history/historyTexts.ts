export const HISTORY_TEXTS = {
  list: '取件记录',
  empty: '暂无取件记录',
  toList: '返回取件列表',
  loggedOut: '登录后查看取件记录',
  picked: '已取出',
  returned: '已退回快递员',
  paid: '滞留费',
} as const;
