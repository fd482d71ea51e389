/** What the page /winningRecord says (spec 2 §2 gives its title only). */
export const RECORD_TEXTS = {
  list: '中奖记录',
  empty: '暂无中奖记录，快去抽奖吧',
  loggedOut: '登录后查看中奖记录',
  wonAt: '中奖时间',
} as const;
