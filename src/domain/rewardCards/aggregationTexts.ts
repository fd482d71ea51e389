/** Texts of the reward cards (product §1.2.5, §1.4, §1.8). */
import { env } from '@/env';
import type { CardState } from './aggregationRules';

export const BUTTON_TEXTS: Readonly<Record<CardState, string>> = {
  TO_USE: '去使用',
  WAIT_DISTRIBUTION: '待发放',
  CAN_RECEIVE: '立即领取',
  WAIT_RECEIVE_ACTIVE: '待领取',
  WAIT_RECEIVE_DIS: '待领取',
};

export const AGGREGATION_TEXTS = {
  ended: '活动已过期',
  notFinished: '您还未完成寄件任务，请先前往下单',
  /** The description has the second half in English only. */
  waitDistribution: `奖励将在快件发运后自动到账，可在${env.brandName}小程序或${env.appName}查看`,
  /** Decision: for a claim whose response has no text. */
  claimed: '领取成功',
  claimFailed: '系统繁忙，请稍后再试~',
  loggedOut: '登录后查看寄件奖励',
  logIn: '去登录',
  failed: '寄件奖励加载失败',
  offline: '网络好像断开了',
  retry: '重试',
  progress: '任务进度',
  timeLeft: '活动剩余时间',
  timeLeftTemplate: '剩余 {time}',
  /** For a reward without a title. */
  unnamedPrize: '寄件奖励',
} as const;
