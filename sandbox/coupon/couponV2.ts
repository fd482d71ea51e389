/** Campaigns of the newer coupon pages: `/receiveCouponV2`, `/couponLand`, `/attractNewUsers`. */
import { type ActivityFixture } from '../campaign/activityFixture';
import { HOSTILE_ACTIVITY } from '../core/hostile';
import { ALL_CLIENTS, receiveConfig, sendsHere } from './activities';
import { DISCOUNT_85, FIXED_3_5, FREE, REDUCE_5 } from './coupons';

const RULES = `<h3>活动规则</h3><ol><li>登录后即可领取，每个账号限领 <b>1</b> 份；</li><li>优惠券自领取之日起生效，逾期作废；</li><li>数量有限，领完即止。</li></ol>`;

export function couponCampaign(
  code: string,
  name: string,
  theme: string,
  changes: Partial<ActivityFixture> = {},
  kind: 'parcel' | 'welcome' = 'parcel',
): ActivityFixture {
  const header = new URLSearchParams({ theme, kind, title: name, sub: '寄快递 更省心' });
  const poster = new URLSearchParams({ theme, title: name, sub: '寄快递 更省心', amount: '5', unit: '元' });
  return {
    code,
    name,
    title: name,
    description: RULES,
    startsInHours: -24,
    endsInHours: 24 * 30,
    biz: 2,
    scene: 2,
    clientMap: ALL_CLIENTS,
    config: receiveConfig(code, poster.toString(), {
      homePageImgUrl: `{origin}/__sandbox/art/offer.svg?${header.toString()}`,
    }),
    coupons: [REDUCE_5, DISCOUNT_85],
    stock: 100_000,
    isHeldByEverybody: false,
    ...changes,
  };
}

const NEW_ONLY = { reasonCode: '100901031', reasonMsg: '本活动仅限新用户参加' };

/** None is ever renamed. */
export const COUPON_V2: readonly ActivityFixture[] = [
  couponCampaign('V2-OPEN', '秋冬寄件礼', 'orange', { coupons: [REDUCE_5, DISCOUNT_85, FIXED_3_5] }),
  sendsHere(couponCampaign('V2-HAS', '老友寄件礼', 'gold', { isHeldByEverybody: true })),
  couponCampaign('V2-SOLD-OUT', '限量寄件券', 'red', { stock: 0 }),
  couponCampaign('V2-NOT-START', '元旦寄件节', 'night', { startsInHours: 30 }),
  couponCampaign('V2-FINISHED', '夏日寄件季', 'orange', { endsInHours: -24 }),
  couponCampaign('V2-NEW-ONLY', '新人寄件礼', 'gold', { refusal: NEW_ONLY }),
  couponCampaign('V2-WRONG-CLIENT', '扫码专享礼', 'night', { clientMap: { '8': '百度小程序' } }),
  { ...HOSTILE_ACTIVITY, code: 'V2-HOSTILE' },
];

/** Coupons that a popup has added to the account. */
export const COUPON_LANDINGS: readonly ActivityFixture[] = [
  couponCampaign('LAND-NEW', '首页专享礼', 'orange'),
  couponCampaign('LAND-HAS', '会员回馈礼', 'gold', { isHeldByEverybody: true }),
  couponCampaign('LAND-SOLD-OUT', '整点寄件券', 'red', { stock: 0 }),
  couponCampaign('LAND-FINISHED', '周末寄件日', 'night', { endsInHours: -24 }),
  { ...HOSTILE_ACTIVITY, code: 'LAND-HOSTILE' },
];

/** Packs for new users; every number but one counts as new. */
export const NEW_VISITOR_PACKS: readonly ActivityFixture[] = [
  couponCampaign('NEW-OPEN', '新人见面礼', 'orange', { coupons: [FREE, REDUCE_5] }, 'welcome'),
  couponCampaign('NEW-FINISHED', '新人寄件季', 'night', { endsInHours: -24 }, 'welcome'),
  { ...HOSTILE_ACTIVITY, code: 'NEW-HOSTILE' },
];

/** An existing customer for packs for new users. */
export const OLD_CUSTOMER_MOBILE = '13800000010';

/** Owner of the link `SH-OPEN`. */
export const SHARER = { code: 'SH-OPEN', mobile: '13800000011' } as const;
