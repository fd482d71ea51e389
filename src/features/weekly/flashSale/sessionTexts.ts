/**
 * Texts of sessions and their rights (product §2.4, §2.5, §2.8, §2.9; where the spec has English only, Chinese in the
 * same tone).
 */
import type { RightButton } from './rightRules';
import type { SessionState } from './sessionTypes';

export const SESSION_TEXTS = {
  seckill: '限时秒杀',
  /** Of the tabs of its sessions, for screen readers. */
  sessions: '场次',
  inclusive: '天天普惠',
  /** Default title of a coupon, product §2.9. */
  coupon: '优惠券',
  /** Decision: the same for a package. */
  package: '优惠券包',
  /** Title of the merged rights of a finished campaign. */
  finished: '本期活动权益',
  claimed: '领取成功',
  claimFailed: '领取失败，请稍后再试~',
  subscribed: '订阅成功',
  subscribeFailed: '订阅失败，请稍后再试~',
  /** The response was lost and the page does not show that the call took effect. */
  uncertain: '网络开小差了，请再试一次~',
  /** For screen readers, of 已领取 where it leads to the coupons. */
  toCoupons: '查看我的优惠券',
  noSalePage: '该券包暂时无法购买，看看其他优惠吧~',
} as const;

export const STATE_TEXTS: Readonly<Record<SessionState, string>> = {
  loading: '即将开始',
  start: '正在热抢',
  end: '已结束',
};

/** Label before the countdown; "until this session ends" is the default (product §2.9). */
export const TIMER_TEXTS: Readonly<Record<SessionState, string>> = {
  loading: '距开始',
  start: '距本场结束',
  end: '',
};

export const BUTTON_TEXTS: Readonly<Record<RightButton, string>> = {
  remind: '提醒我',
  subscribed: '已订阅',
  claim: '立即领取',
  buy: '去购买',
  soldOut: '已抢光',
  ended: '已抢光',
  toStart: '待开始',
  use: '去使用',
  held: '已领取',
  waiting: '待更新',
};

/** While the request is running (product §2.8 "Loading messages"). */
export const BUSY_TEXTS: Readonly<Partial<Record<RightButton, string>>> = {
  claim: '领取中…',
  remind: '订阅中…',
};

/** Toasts of buttons without any other action. */
export const BUTTON_TOASTS: Readonly<Partial<Record<RightButton, string>>> = {
  subscribed: '已订阅提醒，如需关闭请前往设置关闭消息推送',
  soldOut: '优惠券已被抢光，看看其他优惠吧~',
  ended: '来晚啦，活动已结束~',
  toStart: '活动即将开始，不要错过哦~',
};
