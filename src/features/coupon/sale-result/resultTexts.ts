/** What the result page says; the words are ours. */
export const RESULT_TEXTS = {
  paid: '购买成功',
  arrived: '优惠券已放入您的账户',
  coupons: '本次获得的优惠券',
  use: '去使用',
  toMine: '查看我的优惠券',
  toWelfare: '看看其他福利',
  confirming: '正在确认支付结果…',
  unconfirmed: '支付结果确认中',
  unconfirmedHint: '请勿重复支付，稍后刷新查看结果',
  refresh: '刷新结果',
  closed: '订单已关闭',
  refunded: '订单已关闭，款项将原路退回',
  missing: '没有找到这笔订单',
  loggedOut: '登录后查看购买结果',
  logIn: '去登录',
  failed: '获取购买结果失败，请重试',
} as const;
