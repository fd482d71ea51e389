import { EVIL, HOSTILE_HTML, MARK } from '../core/hostile';
import { DISCOUNT_85, FIXED_3_5, FREE, REDUCE_5, type CouponTemplate } from './coupons';

/** A coupon package on sale. */
export interface PackageFixture {
  readonly code: string;
  readonly title: string;
  readonly subTitle: string;
  /** Query of the header's drawing; null: the header is `headImgUrl`. */
  readonly header: Readonly<Record<'theme' | 'title' | 'sub' | 'amount', string>> | null;
  readonly headImgUrl?: string;
  readonly coupons: readonly { readonly template: CouponTemplate; readonly count: number }[];
  /** Fen. */
  readonly originalPrice: number;
  readonly purchasePrice: number;
  readonly stock: number;
  /** Packages that one account may buy; 0: no limit. */
  readonly limit: number;
  /** Hours from the first state (start or reset). */
  readonly startsInHours: number;
  readonly endsInHours: number;
  /** HTML. */
  readonly rule: string;
  readonly useUrl: string;
  readonly shareTitle: string;
}

const RULE =
  '<p><b>一、购买说明</b></p><ul><li>购买后券立即放入手机号对应的账户；</li><li>未使用的券可在有效期内申请<b>整包退款</b>，用过任意一张后不退；</li><li>同一账户限购数量以页面为准。</li></ul><p><b>二、使用说明</b></p><ul><li>寄件下单时自动匹配最优券，每单限用 1 张；</li><li>券不可转赠、不可兑换现金，逾期自动失效。</li></ul>';

const DAYS = 24;
const HEADER = { theme: 'harbour', title: '寄件省钱券包', sub: '四张好券 一次买齐', amount: '9.9' };

const OPEN: PackageFixture = {
  code: 'CS-OPEN',
  title: '寄件省钱券包',
  subTitle: '四张寄件券，最高省 24.5 元',
  header: HEADER,
  coupons: [
    { template: REDUCE_5, count: 2 },
    { template: DISCOUNT_85, count: 1 },
    { template: FREE, count: 1 },
  ],
  originalPrice: 2450,
  purchasePrice: 990,
  stock: 100_000,
  limit: 5,
  startsInHours: -7 * DAYS,
  endsInHours: 60 * DAYS,
  rule: RULE,
  useUrl: '',
  shareTitle: '9.9 元买四张寄件券，寄快递更省',
};

/** Every package (listed in sandbox/README.md); none is ever renamed. */
export const PACKAGES: readonly PackageFixture[] = [
  OPEN,
  { ...OPEN, code: 'CS-SOLD-OUT', stock: 0 },
  { ...OPEN, code: 'CS-LAST', stock: 1 },
  {
    ...OPEN,
    code: 'CS-LIMIT',
    title: '新人尝鲜券包',
    subTitle: '每人限购 1 份',
    header: { ...HEADER, theme: 'field', title: '新人尝鲜券包', sub: '每人限购一份', amount: '1' },
    coupons: [{ template: FIXED_3_5, count: 3 }],
    originalPrice: 1050,
    purchasePrice: 100,
    limit: 1,
    shareTitle: '1 元买三张寄件券',
  },
  // Sold on the weekly page.
  {
    ...OPEN,
    code: 'SALE-SEND',
    title: '寄件省钱包',
    subTitle: '五张寄件券，3.3 折',
    header: { ...HEADER, title: '寄件省钱包', sub: '五张好券 一次买齐' },
    coupons: [
      { template: { ...REDUCE_5, cost: '3', title: '寄件连享券' }, count: 3 },
      { template: REDUCE_5, count: 1 },
      { template: DISCOUNT_85, count: 1 },
    ],
    originalPrice: 3000,
  },
  {
    ...OPEN,
    code: 'SALE-WASH',
    title: '换季洗护包',
    subTitle: '两张洗护券，最高省 70 元',
    header: { ...HEADER, theme: 'field', title: '换季洗护包', sub: '羽绒服 大衣 一起洗', amount: '39.9' },
    coupons: ['20', '50'].map((cost) => ({
      template: { type: 3, cost, title: '洗护立减券', desc: '仅限洗护订单', validDays: 30 },
      count: 1,
    })),
    originalPrice: 12_900,
    purchasePrice: 3990,
    shareTitle: '39.9 元买 70 元洗护券',
  },
  { ...OPEN, code: 'CS-NOT-START', startsInHours: 2 * DAYS },
  { ...OPEN, code: 'CS-FINISHED', startsInHours: -30 * DAYS, endsInHours: -DAYS },
  {
    ...OPEN,
    code: 'CS-HOSTILE',
    title: `</title><script>${MARK}</script>\u202e包券\u202c`,
    subTitle: `<img src=x onerror="${MARK}">${'很长的副标题'.repeat(80)}`,
    header: null,
    headImgUrl: `javascript:${MARK}`,
    coupons: [
      {
        template: {
          type: 3,
          cost: '99999999.99',
          title: `<b onclick="${MARK}">券</b>${'长'.repeat(300)}`,
          desc: `[链接](${EVIL})\u0000\u200b`,
          validDays: 36_500,
        },
        count: 9999,
      },
    ],
    originalPrice: 2_147_483_647,
    purchasePrice: 1,
    rule: HOSTILE_HTML,
    useUrl: `javascript:${MARK}`,
    shareTitle: `\u202e题标享分\u202c<script>${MARK}</script>`,
  },
];

export const findPackage = (code: string): PackageFixture | undefined =>
  PACKAGES.find((candidate) => candidate.code === code);

/** Coupons that a package contains, one by one; the hostile one does not really create ten thousand. */
export const couponsIn = ({ coupons }: Pick<PackageFixture, 'coupons'>): readonly CouponTemplate[] =>
  coupons.flatMap(({ template, count }) => Array.from({ length: Math.min(count, 10) }, () => template));
