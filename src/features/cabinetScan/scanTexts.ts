/** Every sentence of the cabinet-scan pages. Decision: the specs name the page and its cards, not its words. */
export const SCAN_TEXTS = {
  title: '扫码成功',
  hint: '请在柜机屏幕上继续操作',
  send: '去寄件',
  home: '返回首页',
} as const;
