import { PRIZE_STATUS, type PrizeStatus } from '@/domain/coupon/listTypes';

/** What the page of all one's coupons says. */
export const MINE_TEXTS = {
  tabs: '优惠券状态',
  list: '我的优惠券',
  loggedOut: '登录后查看我的优惠券',
  goLand: '去领券',
} as const;

export const MINE_TABS: readonly PrizeStatus[] = [
  PRIZE_STATUS.toUse,
  PRIZE_STATUS.used,
  PRIZE_STATUS.expired,
];

export const MINE_TITLES: Readonly<Record<PrizeStatus, string>> = { 1: '待使用', 2: '已使用', 3: '已过期' };

export const MINE_EMPTY: Readonly<Record<PrizeStatus, string>> = {
  1: '暂无可用的优惠券',
  2: '暂无已使用的优惠券',
  3: '暂无已过期的优惠券',
};
