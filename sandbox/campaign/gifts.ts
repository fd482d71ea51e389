/** Gifts with a code: `/giftPage`. None is ever renamed. */
import { EVIL, HOSTILE_ACTIVITY, HOSTILE_HTML, MARK } from '../core/hostile';
import { DISCOUNT_85, REDUCE_5 } from '../coupon/coupons';
import { couponCampaign } from '../coupon/couponV2';
import type { ActivityFixture } from './activityFixture';

export interface GiftFixture {
  readonly code: string;
  readonly title: string;
  /** Masked; '': from the company. */
  readonly giverName: string;
  /** '': the page draws a box. */
  readonly headImgUrl: string;
  /** Its contents. */
  readonly goodsDesc: string;
  /** HTML. */
  readonly rule: string;
  /** Null: a physical gift that is shipped. */
  readonly coupons: ActivityFixture | null;
  /** Deadline to accept it, hours from the first state. */
  readonly endsInHours: number;
  /** Already accepted in the first state. */
  readonly taken?: {
    /** `everybody`: for each logged-in user, it is already accepted by that user. */
    readonly by: 'somebody' | 'everybody';
    readonly hoursAgo: number;
  };
}

/** A physical gift is handed to its carrier after this many hours, and delivered after the next value. */
export const SHIPPED_AFTER_HOURS = 24;
export const SIGNED_AFTER_HOURS = 72;

const RULE = `<h3>领取说明</h3><ol><li>每份礼物只能领取 <b>1</b> 次，先到先得；</li><li>优惠券放入“我的优惠券”；</li><li>实物礼品领取后 24 小时内发出，收货地址提交后不能修改。</li></ol>`;
/** The picture of a thermos. */
const THERMOS = '{origin}/__sandbox/art/goods.svg?id=63';

const thing = (code: string, changes: Partial<GiftFixture> = {}): GiftFixture => ({
  code,
  title: '随行保温杯',
  giverName: '138****0021',
  headImgUrl: THERMOS,
  goodsDesc: '316 不锈钢 · 480ml · 1 件',
  rule: RULE,
  coupons: null,
  endsInHours: 24 * 30,
  ...changes,
});

export const GIFTS: readonly GiftFixture[] = [
  {
    code: 'GIFT-COUPON',
    title: '寄件优惠券礼包',
    giverName: '',
    headImgUrl: '',
    goodsDesc: '寄件优惠券 2 张',
    rule: RULE,
    coupons: couponCampaign('GIFT-COUPON', '寄件优惠券礼包', 'orange', { coupons: [REDUCE_5, DISCOUNT_85] }),
    endsInHours: 24 * 30,
  },
  thing('GIFT-THING'),
  thing('GIFT-TAKEN', { taken: { by: 'somebody', hoursAgo: 5 } }),
  thing('GIFT-OVER', { endsInHours: -24 }),
  thing('GIFT-SENT', { taken: { by: 'everybody', hoursAgo: 30 } }),
  thing('GIFT-SIGNED', { taken: { by: 'everybody', hoursAgo: 100 } }),
  {
    code: 'GIFT-HOSTILE',
    title: `<img src=x onerror="${MARK}">\u202e物礼\u202c${'很长的名称'.repeat(60)}`,
    giverName: `<b>${'甲'.repeat(200)}</b>\u200b`,
    headImgUrl: `${EVIL}/gift.png`,
    goodsDesc: `\u202e件一\u202c<script>${MARK}</script>${'很长的说明'.repeat(60)}`,
    rule: HOSTILE_HTML,
    coupons: { ...HOSTILE_ACTIVITY, code: 'GIFT-HOSTILE' },
    endsInHours: 24 * 30,
  },
];
