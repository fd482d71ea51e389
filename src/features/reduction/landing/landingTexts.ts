/** Failure codes of the landing pages' calls (contract tag `reduction`), each with its meaning. */
export const LANDING_CODE = {
  noActivity: '200600001',
  notBegun: '200600002',
  over: '200600003',
  usedUp: '200600004',
} as const;

/** What the landing pages say (the description names the pages only; the words are ours). What differs by kind: `landingKinds`. */
export const LANDING_TEXTS = {
  join: '立即领取',
  use: '去使用',
  joined: '已领取',
  expired: '减免金已过期',
  over: '活动已结束',
  usedUp: '已领完',
  missing: '活动不存在或已下线',
  infoFailed: '获取活动信息失败，请重试',
  joinFailed: '领取失败，请重试',
  hadJoined: '您已领取过，可直接使用',
  toFunds: '查看减免金',
  arrived: '减免金已到账',
  howTo: '怎么用',
  period: '活动时间',
  share: '分享',
  shareMenuHint: '请点击右上角菜单分享给好友',
  shareCopied: '链接已复制，快去分享给好友吧',
  shareFailed: '分享失败，请稍后再试',
} as const;

/** For a refusal that comes without the gateway's own words. */
export const REFUSED_TEXTS: Readonly<Record<string, string>> = {
  [LANDING_CODE.noActivity]: LANDING_TEXTS.missing,
  [LANDING_CODE.notBegun]: '活动还没开始，敬请期待',
  [LANDING_CODE.over]: '来晚啦，活动已结束~',
  [LANDING_CODE.usedUp]: '减免金已被领完',
};
