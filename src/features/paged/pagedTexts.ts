/** What a list says that comes page by page; the words are ours. */
export const PAGED_TEXTS = {
  failed: '加载失败，请重试',
  logIn: '去登录',
  loadingMore: '加载中…',
  loadMore: '点击加载更多',
  moreFailed: '加载失败，点击重试',
  noMore: '没有更多了',
  refreshFailed: '刷新失败，请稍后重试',
} as const;
