import { businessNames, expiring, yuanOfFen } from '@/domain/fund/fundRules';
import type { Fund } from '@/domain/fund/recordRules';

/**
 * What /reductionFunds/guide says. Decision: the description gives its address and title only; these are the general words that
 * hold for every fund, everything particular (businesses, limit, what ends, rules) comes from the gateway.
 */
export const GUIDE_TEXTS = {
  earn: '如何获得',
  use: '如何使用',
  end: '有效期',
  rules: '减免金规则',
  goEarn: '去赚减免金',
  send: '去寄件使用',
  loggedOut: '登录后查看适用业务和规则',
  /** The call names no business. */
  anyBusiness: '适用业务：以下单页展示为准',
  business: '适用业务',
  noLimit: '单笔限额：不限',
  limit: '单笔限额：每笔订单最多抵扣',
  nothingEnds: '近 7 天内没有即将过期的减免金',
} as const;

export const EARN_STEPS: readonly string[] = [
  '在减免金中心完成任务，奖励自动存入减免金。',
  '参加减免金活动，领取后即可到账。',
  '在抽奖等活动中抽中减免金奖品，自动到账。',
];

export const USE_STEPS: readonly string[] = [
  '下单支付适用业务的订单时，可用减免金抵扣。',
  '每一笔收入和抵扣都可以在“明细”中查看。',
];

export const END_STEPS: readonly string[] = [
  '每笔减免金的有效期以明细中的“有效期至”为准，到期未用的部分自动失效。',
];

/** The lines of the guide that depend on the visitor's fund: pure. */
/** Where it can be used, most that one order takes, what ends soon; always three lines. */
export function fundLines(fund: Fund): readonly [string, string, string] {
  const names = businessNames(fund.businesses);
  const soon = expiring(fund);
  return [
    names.length === 0 ? GUIDE_TEXTS.anyBusiness : `${GUIDE_TEXTS.business}：${names.join('、')}`,
    fund.orderLimitFen === 0
      ? GUIDE_TEXTS.noLimit
      : `${GUIDE_TEXTS.limit} ￥${yuanOfFen(fund.orderLimitFen)}`,
    soon === null ? GUIDE_TEXTS.nothingEnds : `即将过期：￥${yuanOfFen(soon.fen)}，最早 ${soon.day}`,
  ];
}
