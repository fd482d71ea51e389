import { LANDING_CODE } from './landingCodes';

/**
 * Texts of the landing pages; all are ours, the spec only names the pages. Texts that differ by kind: `LANDING_KINDS`.
 */
export const LANDING_TEXTS = {
  join: '立即领取',
  use: '去使用',
  joined: '已领取',
  expired: '减免金已过期',
  over: '活动已结束',
  closed: '暂不能领取',
  usedUp: '已领完',
  missing: '活动不存在或已下线',
  infoFailed: '获取活动信息失败，请重试',
  joinFailed: '领取失败，请重试',
  hadJoined: '您已领取过，可直接使用',
  toFunds: '查看减免金',
  arrived: '减免金已到账',
  howTo: '怎么用',
  period: '活动时间',
} as const;

/** For a refusal without a message from the gateway. */
export const REFUSED_TEXTS: Readonly<Record<string, string>> = {
  [LANDING_CODE.noActivity]: LANDING_TEXTS.missing,
  [LANDING_CODE.notBegun]: '活动还没开始，敬请期待',
  [LANDING_CODE.over]: '来晚啦，活动已结束~',
  [LANDING_CODE.usedUp]: '减免金已被领完',
};
