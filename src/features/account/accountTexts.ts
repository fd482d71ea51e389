/** What the tab 我的 and the settings say. */
export const ME_TEXTS = {
  failed: '账户信息加载失败，请重试',
  refreshFailed: '刷新失败，请稍后重试',
  welcome: '欢迎来到',
  loggedOut: '登录后查看订单、卡券和钱包',
  logIn: '登录',
  hello: '您好',
  coupons: '优惠券',
  wallet: '寄件钱包',
  fund: '减免金',
} as const;

export const SETTINGS_TEXTS = {
  service: '服务协议',
  privacy: '隐私政策',
  about: '关于',
  logOff: '注销账号',
  logOut: '退出登录',
  confirmTitle: '退出登录',
  confirm: '退出后将看不到您的订单、包裹和卡券，确定退出吗？',
  cancel: '取消',
  sure: '退出',
  done: '已退出登录',
} as const;
