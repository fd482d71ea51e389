/** What the fee page says; the words are ours. */
export const FEE_TEXTS = {
  loggedOut: '登录后查看滞留费',
  logIn: '去登录',
  gone: '这件包裹已取出，或没有滞留费',
  why: '包裹在柜机里超过免费保管时间，需先处理滞留费才能开柜。',
  fee: '滞留费',
  fund: '减免金抵扣',
  left: '还需支付',
  settle: '用减免金抵扣',
  settled: '滞留费已抵扣，可以取件了',
  payInApp: '请在APP支付',
  payInAppHint: '支付后回到这里下拉刷新，即可取件',
  notCovered: '减免金不足，请在APP支付',
  failed: '抵扣失败，请稍后再试',
  noAnswer: '没有收到结果，请再试一次，不会重复抵扣',
  toList: '返回取件列表',
} as const;
