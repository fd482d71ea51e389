import { HOSTILE_HTML, HOSTILE_URLS, MARK } from '../core/hostile';

/** Seed data of a reduction-fund activity. */
export interface ReductionFixture {
  readonly code: string;
  /** Null: both landing pages show it. */
  readonly kind: 'EXTEND' | 'STORAGE' | null;
  readonly name: string;
  /** Query of the header's drawing; null: the header is `headImgUrl`. */
  readonly header: {
    readonly theme: string;
    readonly kind: string;
    readonly title: string;
    readonly sub: string;
    readonly amount: string;
  } | null;
  readonly headImgUrl?: string;
  /** Fen. */
  readonly money: number;
  readonly validDays: number;
  /** Hours from the first state (start or reset). */
  readonly startsInHours: number;
  readonly endsInHours: number;
  readonly isUsedUp?: true;
  /** HTML. */
  readonly rule: string;
  readonly buttonText: string;
  /** Where it can be spent; empty: the send-parcel page. */
  readonly useUrl: (origin: string) => string;
  readonly shareTitle: string;
}

const DAYS = 24;

const ruleOf = (use: string, validDays: number): string =>
  `<p><b>一、怎么得</b></p><p>活动期内领取，每位用户限领 <b>1</b> 次，领取后立即到账。</p><p><b>二、怎么用</b></p><ul><li>${use}；</li><li>自领取起 <b>${validDays}</b> 天内有效，逾期自动失效，不予补发；</li><li>不可提现、不可转赠，订单取消后退回原账户。</li></ul>`;

export const EXTEND_RULE = ruleOf('包裹超时取件费，下单支付时自动抵扣', 30);
export const STORAGE_RULE = ruleOf('柜机寄存物品时自动抵扣寄存费，每单最高抵扣 2 元', 15);

const EXTEND = {
  kind: 'EXTEND',
  name: '延时取件减免金',
  header: { theme: 'friday', kind: 'extend', title: '延时取件减免金', sub: '来不及取也省钱', amount: '3' },
  money: 300,
  validDays: 30,
  startsInHours: -3 * DAYS,
  endsInHours: 30 * DAYS,
  rule: EXTEND_RULE,
  buttonText: '',
  useUrl: () => '',
  shareTitle: '送你 3 元延时取件减免金',
} satisfies Partial<ReductionFixture>;

/** Every activity (listed in sandbox/README.md); none is ever renamed. */
export const REDUCTIONS: readonly ReductionFixture[] = [
  { ...EXTEND, code: 'RF-EXTEND' },
  {
    ...EXTEND,
    code: 'RF-STORAGE',
    kind: 'STORAGE',
    name: '寄存减免金',
    header: { theme: 'mint', kind: 'storage', title: '寄存减免金', sub: '随手寄存 轻松出门', amount: '5' },
    money: 500,
    validDays: 15,
    rule: STORAGE_RULE,
    buttonText: '立即领取 5 元',
    useUrl: (origin) => `${origin}/__sandbox/locker-orders`,
    shareTitle: '送你 5 元寄存减免金',
  },
  { ...EXTEND, code: 'RF-NOT-START', kind: null, startsInHours: 2 * DAYS },
  { ...EXTEND, code: 'RF-FINISHED', kind: null, startsInHours: -30 * DAYS, endsInHours: -DAYS },
  { ...EXTEND, code: 'RF-USED-UP', kind: null, isUsedUp: true },
  {
    ...EXTEND,
    code: 'RF-HOSTILE',
    kind: null,
    name: `<img src=x onerror="${MARK}">\u202e金免减\u202c${'很长的名称'.repeat(100)}`,
    header: null,
    headImgUrl: `javascript:${MARK}`,
    money: 2_147_483_647,
    validDays: 36_500,
    rule: HOSTILE_HTML,
    buttonText: `</button><script>${MARK}</script>${'点'.repeat(200)}`,
    useUrl: () => HOSTILE_URLS[0] ?? '',
    shareTitle: `\u202e题标享分\u202c<script>${MARK}</script>`,
  },
];

export const findReduction = (code: string): ReductionFixture | undefined =>
  REDUCTIONS.find((activity) => activity.code === code);
