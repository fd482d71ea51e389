/** Texts of the modules besides those of the config (product §2.3, §2.4, §2.8). */
export const MODULE_TEXTS = {
  more: '查看更多',
  retry: '重试',
  goods: '好物推荐',
  goodsUnnamed: '商品',
  groupBuy: '拼团',
  groupKind: { homeService: '家政服务', wash: '洗护服务' },
  /** Shown if there is no picture for it. */
  placeUnknown: '开启定位，查看附近服务',
  placeUnserved: '当前位置暂无服务，敬请期待',
  regionalCode: '同城专属',
  regionalQr: '同城专属二维码',
  /** Product §2.8 "Regional code missing", if the gateway sends no text. */
  regionalMissing: '当前地区暂无专属二维码',
  savePicture: '保存图片',
  incentive: '寄件有礼',
  incentiveProgress: '寄件进度',
  incentiveOver: '活动已结束',
  timeLeft: '距结束',
  send: '去寄件',
  tasks: '做任务',
} as const;
