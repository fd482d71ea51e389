/** Beside the settings, because the tab 我的 is in the main package of the mini programs. */
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
