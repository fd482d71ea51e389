/** Sentences that the pages of the fund share (spec 2 §2 names the pages; the words are ours). */
export const FUND_TEXTS = {
  failed: '减免金加载失败，请重试',
  joinedFailed: '活动加载失败，请重试',
  logIn: '去登录',
  refreshFailed: '刷新失败，请稍后重试',
} as const;
