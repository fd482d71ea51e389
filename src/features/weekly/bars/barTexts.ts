/**
 * Texts of location bar, other bars, share button and embedded scenes (product §2.2, §2.5, §2.8; our own Chinese where
 * the spec has none).
 */
export const BAR_TEXTS = {
  locating: '定位中…',
  /** "location not obtained" */
  notLocated: '未获取到定位',
  /** "location not enabled" */
  notEnabled: '未开启定位',
  enable: '去开启',
  switchCity: '切换城市',
  place: '当前位置',
  /** "the selected address lacks coordinates, please choose again" */
  noCoordinates: '所选地址缺少经纬度，请重新选择',
  notLocatedHint: '未获取到定位，请稍后再试',
  chooseFailed: '地址列表打开失败，请稍后再试',
  /** For hosts in which the page cannot open the settings. */
  settingsHint: '请在手机或浏览器的设置中允许获取位置信息',

  guide: '活动指引',

  subscribe: '订阅活动提醒，开抢不错过',
  subscribeAction: '添加提醒',

  tabs: '页面导航',

  share: '分享',
} as const;
