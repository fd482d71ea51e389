import { HOSTILE_INCENTIVE } from '../campaign/hostileCampaign';
import { ALL_CLIENTS } from './activities';
import { DISCOUNT_85, FREE, type CouponTemplate } from './coupons';
import { incentiveConfig, type CampaignLook, type ConfigOptions } from './incentiveConfig';
import type { IncentiveFixture, IncentiveStage } from './incentiveFixture';

const RULES = `<h3>一、参与方式</h3>
<ol><li>使用本人手机号登录，点击“立即参加”即加入本轮活动；</li><li>加入后的每一次有效寄件都会累计进度，柜机寄件、上门取件、驿站寄件均可；</li><li>每达到一个寄件次数，即可获得对应的寄件券。</li></ol>
<h3>二、奖励发放</h3>
<ul><li>寄件券在订单变为<b>“运输中”</b>后自动放入手机号对应的账户；</li><li>取消、退回的订单<span style="color:#C9221C">不计入寄件次数</span>；</li><li>同一手机号每轮活动限参加 <b>1</b> 次。</li></ul>
<h3>三、其他说明</h3>
<p>本轮活动到期后进度清零，已获得的寄件券在有效期内仍可使用。如有疑问，请在服务时间 <b>9:00-21:00</b> 联系在线客服。</p>`;

const reduce = (cost: string, validDays = 30): CouponTemplate => ({
  type: 3,
  cost,
  title: '寄件立减券',
  desc: '无门槛使用',
  validDays,
});

/** 1, 3, 5 and 10 parcels; the last one is a package of three coupons. */
const FOUR_STAGES: readonly IncentiveStage[] = [
  { taskNum: 1, amountFen: 250, coupons: [reduce('2.5')] },
  { taskNum: 3, amountFen: 500, coupons: [reduce('5')] },
  { taskNum: 5, amountFen: 800, coupons: [reduce('8')] },
  { taskNum: 10, amountFen: 1290, coupons: [reduce('6.9'), DISCOUNT_85, FREE] },
];

const FIVE_STAGES: readonly IncentiveStage[] = [
  { taskNum: 1, amountFen: 200, coupons: [reduce('2')] },
  { taskNum: 2, amountFen: 350, coupons: [reduce('3.5')] },
  { taskNum: 4, amountFen: 500, coupons: [reduce('5')] },
  { taskNum: 6, amountFen: 850, coupons: [reduce('3.5'), reduce('5')] },
  { taskNum: 10, amountFen: 1600, coupons: [reduce('8'), reduce('8')] },
];

const PLAN: CampaignLook = {
  theme: 'sunrise',
  title: '寄件成长礼',
  sub: '寄得越多 奖得越多',
  amount: '28.4',
};
const SPRING: CampaignLook = {
  theme: 'field',
  title: '轻松寄 天天奖',
  sub: '五重好礼 寄件即得',
  amount: '35',
};
const PORT: CampaignLook = { theme: 'harbour', title: '全城寄件季', sub: '寄往每一座城', amount: '28.4' };

function incentive(
  code: string,
  look: CampaignLook,
  changes: Partial<IncentiveFixture> = {},
  options: ConfigOptions = {},
): IncentiveFixture {
  return {
    code,
    name: look.title,
    title: look.title,
    description: RULES,
    startsInHours: -24 * 40,
    endsInHours: 24 * 60,
    biz: 2,
    scene: 1,
    clientMap: ALL_CLIENTS,
    config: incentiveConfig(code, look, options),
    stages: FOUR_STAGES,
    roundDays: 14,
    ...changes,
  };
}

/**
 * Every incentive fixture (listed in sandbox/README.md); none is ever renamed. `IN-MISSING` is missing here on purpose.
 */
export const INCENTIVES: readonly IncentiveFixture[] = [
  incentive('IN-2001', PLAN),
  incentive('IN-JOIN', PORT, {}, { hasButtonArt: true }),
  incentive(
    'IN-2002',
    SPRING,
    { stages: FIVE_STAGES, seed: { joinedDaysAgo: 4, parcels: 3 } },
    { sendsHere: true },
  ),
  incentive('IN-2003', PLAN, { seed: { joinedDaysAgo: 5, parcels: 10 } }, { hasButtonArt: true }),
  incentive('IN-2004', PORT, { seed: { joinedDaysAgo: 20, parcels: 4 } }),
  incentive(
    'IN-2005',
    { ...PLAN, amount: '25.9' },
    {
      stages: FOUR_STAGES.slice(1),
      seed: { joinedDaysAgo: 20, parcels: 2 },
    },
  ),
  incentive('IN-2006', SPRING, { seed: { joinedDaysAgo: 20, parcels: 0 } }),
  incentive('IN-1001', PLAN, { startsInHours: 48 }),
  incentive('IN-1002', PORT, { endsInHours: -24 }),
  incentive('IN-1003', SPRING, { operatorStatus: 'PAUSED' }, { otherCount: 0 }),
  incentive('IN-1004', PLAN, { operatorStatus: 'OFF_SHELF' }, { otherCount: 1, hasButtonArt: true }),
  incentive('IN-WRONG-PLATFORM', PORT, { clientMap: { '8': '百度小程序' } }), // a client that no host of this product has
  HOSTILE_INCENTIVE,
];

/** Undefined: no such activity, response 100205002. */
export function findIncentive(code: string): IncentiveFixture | undefined {
  return INCENTIVES.find((candidate) => candidate.code === code);
}
