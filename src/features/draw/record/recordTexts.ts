/** What the page /winningRecord says (spec 2 §2 gives its title only). */
export const RECORD_TEXTS = {
  list: '中奖记录',
  empty: '暂无中奖记录，快去抽奖吧',
  failed: '加载失败，请重试',
  loggedOut: '登录后查看中奖记录',
  logIn: '去登录',
  wonAt: '中奖时间',
  loadingMore: '加载中…',
  loadMore: '点击加载更多',
  moreFailed: '加载失败，点击重试',
  noMore: '没有更多了',
  refreshFailed: '刷新失败，请稍后重试',
} as const;
