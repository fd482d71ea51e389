/** Texts of the pickup code in full screen; all ours. */
export const CODE_TEXTS = {
  how: '在柜机屏幕输入取件码，柜门自动打开',
  bright: '屏幕已调到最亮，离开后自动恢复',
  keptOn: '屏幕会保持常亮，看不清可手动调高亮度',
  asItIs: '看不清可手动调高屏幕亮度',
  due: '有超时取件费待付，付清后才能开柜',
  unsure: '已超过免费时间，可能要先付超时取件费',
  unknown: '没有网络，暂时查不到这件包裹',
  refresh: '刷新',
  toFee: '去支付',
  close: '关闭',
  issues: '柜门没打开？',
  loggedOut: '登录后查看取件码',
  logIn: '去登录',
  gone: '这件包裹已取出，或不在柜机里',
  empty: '暂无待取包裹',
  toList: '查看待取包裹',
} as const;
