/** What sessions and their rights say (spec 2 §4, §5, §8, §9; where it has English only, Chinese in the same voice). */
import { BUSINESS_LABELS } from '@/features/activity';
import type { RightButton, SessionState } from './sessionRules';

export const SESSION_TEXTS = {
  seckill: '限时秒杀',
  inclusive: '天天普惠',
  /** Default title of a coupon, spec 2 §9. */
  coupon: '优惠券',
  /** Decision: the same for a package. */
  package: '优惠券包',
  /** What is left of a campaign that is over. */
  finished: '本期活动权益',
  claimed: '领取成功',
  claimFailed: '领取失败，请稍后再试~',
  subscribed: '订阅成功',
  subscribeFailed: '订阅失败，请稍后再试~',
  /** A lost answer, and nothing came of the call as far as can be told. */
  uncertain: '网络开小差了，请再试一次~',
  noSalePage: '该券包暂时无法购买，看看其他优惠吧~',
} as const;

export const STATE_TEXTS: Readonly<Record<SessionState, string>> = {
  loading: '即将开始',
  start: '正在热抢',
  end: '已结束',
};

/** Before the countdown; "until this session ends" is its default, spec 2 §9. */
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
};

/** While the call is under way, spec 2 §8 "Loading messages". */
export const BUSY_TEXTS: Readonly<Partial<Record<RightButton, string>>> = {
  claim: '领取中…',
  remind: '订阅中…',
};

/** What a press that does nothing else says. */
export const BUTTON_TOASTS: Readonly<Partial<Record<RightButton, string>>> = {
  subscribed: '已订阅提醒，如需关闭请前往设置关闭消息推送',
  soldOut: '优惠券已被抢光，看看其他优惠吧~',
  ended: '来晚啦，活动已结束~',
  toStart: '活动即将开始，不要错过哦~',
};

const GENERAL = '通用';

/**
 * Label of what a coupon is for: one business by its name, none, several or one that nobody has named 通用.
 * @param text the gateway's own word, which counts when there is one
 */
export function businessLabel(businesses: readonly number[], text = ''): string {
  if (text !== '') return text;
  const [only, ...more] = Array.from(new Set(businesses));
  if (only === undefined || more.length > 0) return GENERAL;
  return BUSINESS_LABELS[only] ?? GENERAL;
}
