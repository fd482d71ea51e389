import type { CouponListItem, ReleaseStatus } from '../../contract/types';
import { HOSTILE_LIST } from '../campaign/hostileCampaign';
import { DISCOUNT_85, FIXED_3_5, FREE, REDUCE_5, type CouponTemplate } from './coupons';
import type { SeededCoupon } from './seededCoupon';

const SCOPE: Readonly<Record<CouponListItem['couponType'], string>> = {
  2: '结算时按券面折扣计算运费，最高抵扣金额以券面说明为准，保价费、包装费等增值服务费不参与折扣',
  3: '下单时自动抵扣运费，抵扣后应付金额最低为 0 元，差额不找零、不累计到下一单',
  4: '实付运费满足券面门槛后方可使用，门槛以优惠前的运费计算，不含保价费、包装费等增值服务费',
  5: '可抵扣首重 1 公斤以内的全部运费，超出首重的续重运费需由寄件人自行支付',
};

/** Rules of use as an operator would write them: HTML, 300 to 600 characters. */
export function descriptionOf(type: CouponListItem['couponType']): string {
  return `<p><b>一、使用范围</b></p><ul><li>本券适用于柜机寄件、上门取件和驿站寄件的个人散件订单；</li><li>${SCOPE[type]}；</li><li>港澳台及国际件、大件物流、到付件、企业月结订单不可使用。</li></ul><p><b>二、使用方法</b></p><ol><li>使用领券的手机号登录后下单，系统自动匹配最优寄件券；</li><li>也可以在支付前点“优惠券”手动更换，每笔订单限用 <b>1</b> 张，<span style="color:#C9221C">不可叠加、不可转赠、不可兑换现金</span>；</li><li>订单取消且运费原路退回时，未过期的券同时退回账户。</li></ol><p><b>三、其他说明</b></p><p>请在有效期内使用，逾期自动失效，不予补发。如有疑问，请在 9:00-21:00 联系在线客服。</p>`;
}

const TEMPLATES: readonly CouponTemplate[] = [
  DISCOUNT_85,
  REDUCE_5,
  { ...FIXED_3_5, cost: '3.50' },
  FREE,
  { type: 2, cost: '9', title: '上门取件专享折扣券', desc: '最高抵扣 4 元', validDays: 21 },
  { type: 3, cost: '1.5', title: '日常寄件券', desc: '无门槛使用', validDays: 10 },
  {
    type: 4,
    cost: '12',
    title: '异地大件行李寄递满减券（毕业季返乡专享 · 省内外通用 · 限柜机及上门取件）',
    desc: '满 58 元可用，限 5 公斤以上的包裹，偏远地区除外',
    validDays: 45,
  },
  { type: 5, cost: '0', title: '免单券', desc: '限同城', validDays: 14 },
  { type: 3, cost: '128.88', title: '年度会员礼遇券', desc: '满 300 元可用', validDays: 365 },
];

/** `count` coupons with one release status, newest first, the same at every start. */
function series(count: number, releaseStatus: ReleaseStatus): readonly SeededCoupon[] {
  return Array.from({ length: count }, (_, index): SeededCoupon => {
    const template = TEMPLATES[(index * 4 + Math.floor(index / 9)) % TEMPLATES.length] ?? REDUCE_5;
    return {
      template,
      description: index % 5 === 3 ? '' : descriptionOf(template.type),
      givenHoursAgo: index * 9 + 1,
      isUsed: releaseStatus === 1 && index % 7 === 4,
      releaseStatus,
    };
  });
}

const credited = (template: CouponTemplate, daysAgo: number, isUsed = false): SeededCoupon => ({
  template,
  description: descriptionOf(template.type),
  givenHoursAgo: daysAgo * 24,
  isUsed,
  releaseStatus: 1,
});

/** The coupons of every account by activity. `LIST-*` are activities that exist only as lists. */
const LISTS: ReadonlyMap<string, readonly SeededCoupon[]> = new Map([
  [
    'RC-MANY',
    [
      credited(REDUCE_5, 3),
      credited(DISCOUNT_85, 6, true),
      { ...credited(FREE, 9), description: '' },
      credited(FIXED_3_5, 20), // 7 days: expired
      { ...credited(REDUCE_5, 1), releaseStatus: 0 },
    ],
  ],
  ['LIST-0', []],
  ['LIST-137', [...series(137, 1), ...series(3, 0)]],
  ['LIST-1000', [...series(1000, 1), ...series(60, 0)]],
  ['LIST-HOSTILE', HOSTILE_LIST],
]);

/** Rules for all coupons of `LIST-137`, one per line; the other lists send none. */
export const rulesOf = (code: string): string | undefined => (code === 'LIST-137' ? RULES : undefined);

const RULES = '每笔寄件订单限用一张优惠券。\n请在有效期内使用。\n各券的适用范围，以其使用说明为准。';

export const COUPON_LIST_CODES: readonly string[] = [...LISTS.keys()];

export const hasCouponList = (code: string): boolean => LISTS.has(code);

/** Newest first within each release status; empty for activities without seeded coupons. */
export const couponListOf = (code: string): readonly SeededCoupon[] => LISTS.get(code) ?? [];
