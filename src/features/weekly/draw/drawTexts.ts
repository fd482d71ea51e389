/** Texts of the draw (product §2.4, §2.5, §2.8; where those are in English only, Chinese in the same tone). */
export const DRAW_TEXTS = {
  ended: '抱歉，活动已结束',
  notStarted: '活动未开始，敬请期待',
  allRounds: '您已完成全部轮次抽奖，欢迎前往小程序参与其他活动',
  joinLimit: '今日抽奖次数已用完',
  wrongClient: '请前往微信小程序参与',
  labelLimit: '抱歉，您不符合领取条件！',
  noStock: '活动太火爆，奖品已被抢光啦',
  blocked: '抱歉，您暂时无法参与，看看其他活动吧',
  toApp: '请前往APP参与',
  busy: '系统繁忙，请稍后再试~',

  prizes: '奖品列表',
  noPrizes: '奖品准备中，敬请期待',
  failed: '抽奖加载失败，请重试',
  drawing: '抽奖中…',
  records: '中奖记录',
  thanks: '谢谢参与',
  surprise: '神秘惊喜',
  fund: '减免金',
  coupon: '优惠券',
  prize: '奖品',

  won: '恭喜您获得',
  lost: '很遗憾，这次没有中奖',
  lostHint: '好运正在路上，下次一定行',
  wonHint: '奖品已放入您的账户',
  again: '再抽一次',
  know: '我知道了',
  left: (count: number) => `剩余抽奖次数 ${count} 次`,
  /** @param day its UTC fields are Beijing's */
  nextFrom: (day: Date, time: string) => `${day.getUTCMonth() + 1}月${day.getUTCDate()}日 ${time} 起可抽奖`,
  use: '去使用',
  see: '去查看',
} as const;

/** Announced to screen readers when the draw has stopped. */
export const resultText = (prize: string | null): string =>
  prize === null ? `抽奖结果：${DRAW_TEXTS.thanks}` : `抽奖结果：${DRAW_TEXTS.won}${prize}`;
