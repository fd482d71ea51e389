import type { CommonReceiveCouponConfig } from '../../contract/types';
import type { ActivityFixture } from '../campaign/activityFixture';
import { HOSTILE_ACTIVITY } from '../core/hostile';
import { DISCOUNT_85, FIXED_3_5, FREE, REDUCE_5 } from './coupons';

export const ALL_CLIENTS: Readonly<Record<string, string>> = {
  '1': '快递柜APP',
  '2': '消费者APP',
  '3': '普通H5',
  '4': '公众号',
  '5': '微信小程序',
  '6': '支付宝小程序',
  '7': '支付宝生活号',
};

const RULES = `<h3>一、活动时间</h3>
<p>以页面展示的活动起止时间为准，先到先得，领完即止。</p>
<h3>二、参与方式</h3>
<ol><li>使用本人手机号登录后即可领取；</li><li>同一手机号、同一设备限领 <b>1</b> 份；</li><li>领取成功后，寄件券自动放入手机号对应的账户。</li></ol>
<h3>三、使用说明</h3>
<ul><li>寄件下单时系统自动匹配最优寄件券；</li><li>寄件券<span style="color:#C9221C">不可叠加、不可转赠、不可兑换现金</span>；</li><li>逾期未使用自动失效，不予补发。</li></ul>
<p>如有疑问，请在服务时间 <b>9:00-21:00</b> 联系在线客服。</p>`;

/** Page config with drawings for it; `poster` is the query of /__sandbox/art/poster.svg. */
export function receiveConfig(
  code: string,
  poster: string,
  overrides: Partial<CommonReceiveCouponConfig> = {},
): CommonReceiveCouponConfig {
  const send = `{origin}/__sandbox/send-parcel?from=${code}`;
  return {
    homePageImgUrl: `{origin}/__sandbox/art/poster.svg?${poster}`,
    qrCodeImgUrl: `{origin}/__sandbox/art/qrcode.svg?to=${encodeURIComponent('/__sandbox/send-parcel?from=qrcode')}`,
    qrCodeButtonText: '去寄件',
    qrCodeButtonJumpUrl: send,
    popupSingleStyleImgUrl: '{origin}/__sandbox/art/popup-single.svg',
    popupMultipleStyleImgUrl: '{origin}/__sandbox/art/popup-multiple.svg',
    popupButtonJumpUrl: `${send}&scene=coupon`,
    shareTitle: '送你一张寄件券，寄快递立减',
    shareSummary: '限时领取，先到先得',
    shareMiniPicImgUrl: '{origin}/__sandbox/art/share.svg',
    ...overrides,
  };
}

const poster = (theme: string, title: string, sub: string, amount: string, unit: string): string =>
  new URLSearchParams({ theme, title, sub, amount, unit }).toString();

function activity(
  code: string,
  name: string,
  posterQuery: string,
  changes: Partial<ActivityFixture> = {},
): ActivityFixture {
  return {
    code,
    name,
    title: name,
    description: RULES,
    startsInHours: -24 * 7,
    endsInHours: 24 * 60,
    biz: 2,
    scene: 1,
    clientMap: ALL_CLIENTS,
    config: receiveConfig(code, posterQuery),
    coupons: [REDUCE_5],
    stock: 100_000,
    isHeldByEverybody: false,
    ...changes,
  };
}

/** Links of a campaign whose coupons are for this product: none, so that the app opens its own send page with the coupon. */
const SENDS_HERE = { qrCodeButtonJumpUrl: '', popupButtonJumpUrl: '' } as const;

export const sendsHere = (fixture: ActivityFixture): ActivityFixture => ({
  ...fixture,
  config: { ...fixture.config, ...SENDS_HERE },
});

/** Every receive-coupon fixture (listed in sandbox/README.md); none is ever renamed. */
export const ACTIVITIES: readonly ActivityFixture[] = [
  sendsHere(
    activity('RC-OPEN', '新人寄件礼', poster('orange', '新人寄件礼', '登录即领 · 人人有份', '5', '元')),
  ),
  sendsHere(
    activity('RC-MANY', '寄件福利大礼包', poster('red', '寄件福利大礼包', '四张好券 一次领齐', '4', '张券'), {
      coupons: [DISCOUNT_85, REDUCE_5, FIXED_3_5, FREE],
    }),
  ),
  activity('RC-HAS', '老友回馈礼', poster('gold', '老友回馈礼', '券已到账 快去使用', '5', '元'), {
    isHeldByEverybody: true,
  }),
  activity('RC-NOT-START', '双十二寄件节', poster('night', '双十二寄件节', '即将开抢 敬请期待', '12', '元'), {
    startsInHours: 48,
  }),
  sendsHere(
    activity('RC-FINISHED', '暑期寄件季', poster('orange', '暑期寄件季', '感谢参与 下次再见', '8', '元'), {
      endsInHours: -24,
    }),
  ),
  activity('RC-PAUSED', '周末寄件日', poster('gold', '周末寄件日', '每逢周末 寄件立减', '6', '元'), {
    operatorStatus: 'PAUSED',
  }),
  activity('RC-OFF-SHELF', '校园寄件季', poster('orange', '校园寄件季', '毕业行李 轻松寄', '10', '元'), {
    operatorStatus: 'OFF_SHELF',
  }),
  activity('RC-WRONG-PLATFORM', '扫码专享礼', poster('night', '扫码专享礼', '扫码领取 专属福利', '5', '元'), {
    clientMap: { '8': '百度小程序' }, // a client code that no host of this product has
  }),
  activity('RC-LIMIT-006', '限量寄件券', poster('red', '限量寄件券', '手慢无 先到先得', '9', '元'), {
    stock: 0,
    refusal: { reasonCode: '100901006', reasonMsg: '来晚啦，优惠券已被领完' },
  }),
  activity('RC-LIMIT-042', '每日限量券', poster('red', '每日限量券', '每日十点 准时开抢', '9', '元'), {
    refusal: { reasonCode: '100901042', reasonMsg: '今日名额已领完，明天再来吧' },
  }),
  activity('RC-REFUSED', '会员专享礼', poster('night', '会员专享礼', '会员寄件 更省一点', '8', '元'), {
    refusal: { reasonCode: '100901031', reasonMsg: '您暂不符合领取条件，看看其他活动吧' },
  }),
  activity('RC-GONE', '已失效活动', poster('orange', '已失效活动', '', '0', '元'), {
    infoFailure: { code: '100901004', msg: '活动已失效' },
  }),
  activity('RC-LAST', '最后一张券', poster('gold', '最后一张券', '仅剩一张 立即领取', '5', '元'), {
    stock: 1,
  }),
  HOSTILE_ACTIVITY,
];

/** Undefined: no such activity, response 100205002. */
export function findActivity(code: string): ActivityFixture | undefined {
  return ACTIVITIES.find((candidate) => candidate.code === code);
}
