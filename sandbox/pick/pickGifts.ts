/** Gifts for pick-ups: `/pickGift`. None is ever renamed. */
import type { ActivityFixture } from '../campaign/activityFixture';
import { HOSTILE_ACTIVITY, HOSTILE_HTML, MARK } from '../core/hostile';
import { REDUCE_5, DISCOUNT_85 } from '../coupon/coupons';
import { couponCampaign } from '../coupon/couponV2';

export interface PickGiftFixture {
  readonly code: string;
  readonly title: string;
  /** HTML. */
  readonly rule: string;
  readonly prize:
    | { readonly type: 'COUPON'; readonly activity: ActivityFixture }
    | { readonly type: 'FUND'; readonly fen: number }
    | { readonly type: 'THANKS' };
  readonly isFinished?: true;
  /** Absent: the company. */
  readonly giver?: string;
  /** Hours after the reset until it can be opened. */
  readonly endsInHours: number;
}

const RULE = `<h3>活动规则</h3><ol><li>取件成功后可打开 <b>1</b> 次礼盒；</li><li>优惠券放入“我的优惠券”，减免金存入减免金账户；</li><li>活动期间每个账号限开 1 次。</li></ol>`;
const coupons = (code: string, changes: Partial<ActivityFixture> = {}) =>
  ({
    type: 'COUPON',
    activity: couponCampaign(code, '取件有礼', 'orange', { coupons: [REDUCE_5, DISCOUNT_85], ...changes }),
  }) as const;

export const PICK_GIFTS: readonly PickGiftFixture[] = [
  {
    code: 'PICKGIFT-OPEN',
    title: '取件有礼',
    rule: RULE,
    prize: coupons('PICKGIFT-OPEN'),
    endsInHours: 72,
  },
  {
    code: 'PICKGIFT-OPENED',
    title: '取件有礼',
    rule: RULE,
    prize: coupons('PICKGIFT-OPENED', { isHeldByEverybody: true }),
    endsInHours: 72,
  },
  {
    code: 'PICKGIFT-FUND',
    title: '取件有礼',
    rule: RULE,
    prize: { type: 'FUND', fen: 150 },
    giver: '云溪里便利店',
    endsInHours: 24,
  },
  { code: 'PICKGIFT-THANKS', title: '取件有礼', rule: RULE, prize: { type: 'THANKS' }, endsInHours: 72 },
  {
    code: 'PICKGIFT-FINISHED',
    title: '取件有礼',
    rule: RULE,
    prize: { type: 'THANKS' },
    isFinished: true,
    endsInHours: -1,
  },
  {
    code: 'PICKGIFT-HOSTILE',
    title: `<img src=x onerror="${MARK}">\u202e礼有\u202c${'很长的名称'.repeat(60)}`,
    rule: HOSTILE_HTML,
    giver: `<b>${MARK}</b>\u202e${'店'.repeat(60)}`,
    endsInHours: 72,
    prize: { type: 'COUPON', activity: { ...HOSTILE_ACTIVITY, code: 'PICKGIFT-HOSTILE' } },
  },
];

/** Result of a pick-up: available immediately, after this many milliseconds of polling, or none. */
export const PICK_RESULTS: Readonly<
  Record<string, { readonly code: string; readonly afterMs: number } | null>
> = {
  'PG-READY': { code: 'PICKGIFT-OPEN', afterMs: 0 },
  'PG-SLOW': { code: 'PICKGIFT-FUND', afterMs: 4000 },
  'PG-NEVER': { code: 'PICKGIFT-OPEN', afterMs: 24 * 3_600_000 },
  'PG-NONE': null,
};
