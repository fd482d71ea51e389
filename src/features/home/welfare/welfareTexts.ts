/** Texts of the welfare page. */
export const WELFARE_TEXTS = {
  slogan: '天天有福利，寄件更省钱',
  enter: '进入会场',
  preview: '抢先看看',
  weekly: '超级星期五',
  fund: '可用减免金',
  fundLoggedOut: '登录后查看减免金和奖励',
  useFund: '去使用',
  claim: '去领取',
  send: '去寄件',
} as const;

/** `3 份奖励待领取`. */
export const claimableText = (count: number): string => `${count} 份奖励待领取`;

/** Page name in tracking events. */
