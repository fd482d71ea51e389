/** Ways into the consumer app, and its latest versions. None is ever renamed. */
import { EVIL, MARK } from '../core/hostile';
import { type CouponTemplate, DISCOUNT_85, FREE, REDUCE_5 } from '../coupon/coupons';

interface ExchangeFixture {
  readonly code: string;
  readonly kind: 'COUPON' | 'PRIZE' | 'SAMPLE';
  readonly title: string;
  readonly subTitle: string;
  readonly imgUrl: string;
  readonly coupons: readonly CouponTemplate[];
  readonly steps: readonly string[];
  /** Hours from the first state. */
  readonly endsInHours: number;
  readonly isTaken?: true;
}

const art = (goodsId: number): string => `{origin}/__sandbox/art/goods.svg?id=${goodsId}`;

const exchange = (code: string, changes: Partial<ExchangeFixture> = {}): ExchangeFixture => ({
  code,
  kind: 'COUPON',
  title: '寄件优惠券礼包',
  subTitle: '寄件优惠券 3 张，打开APP即可领取',
  imgUrl: '',
  coupons: [REDUCE_5, DISCOUNT_85, FREE],
  steps: [],
  endsInHours: 24 * 30,
  ...changes,
});

const prize = (code: string, changes: Partial<ExchangeFixture> = {}): ExchangeFixture =>
  exchange(code, {
    kind: 'PRIZE',
    title: '随行保温杯 1 个',
    subTitle: '恭喜中奖，打开APP填写收货地址',
    imgUrl: art(4),
    coupons: [],
    ...changes,
  });

const sample = (code: string, changes: Partial<ExchangeFixture> = {}): ExchangeFixture =>
  exchange(code, {
    kind: 'SAMPLE',
    title: '洗衣凝珠试用装',
    subTitle: '每人 1 份，数量有限',
    imgUrl: art(7),
    coupons: [],
    steps: [
      '打开小蜂驿站APP，登录您的账号',
      '在“福利”中找到试用装，选择附近的柜机',
      '到柜机扫码，打开格口取走',
    ],
    ...changes,
  });

export const EXCHANGES: readonly ExchangeFixture[] = [
  exchange('EXL-COUPON'),
  prize('EXL-PRIZE'),
  exchange('EXL-TAKEN', { isTaken: true }),
  prize('EXL-OVER', { endsInHours: -24 }),
  exchange('EXL-HOSTILE', {
    title: `<img src=x onerror="${MARK}">\u202e礼有\u202c${'很长的名称'.repeat(60)}`,
    subTitle: `<script>${MARK}</script>${'很长的说明'.repeat(60)}`,
    imgUrl: `${EVIL}/prize.png`,
    coupons: [{ ...REDUCE_5, title: `<b onclick="${MARK}">${'长'.repeat(300)}</b>`, cost: '99999999.99' }],
    steps: [`<img src=x onerror="${MARK}">${'很长的步骤'.repeat(60)}`],
  }),
  sample('SAMPLE-OPEN'),
  sample('SAMPLE-TAKEN', { isTaken: true }),
  sample('SAMPLE-OVER', { endsInHours: -24 }),
];

interface AppVersionFixture {
  readonly versionName: string;
  readonly releasedDaysAgo: number;
  readonly packageBytes: number;
  /** `{origin}` is the sandbox's own. */
  readonly packageUrl: string;
  readonly news: readonly string[];
}

const NEWS = ['取件码大字显示，柜前一眼看清', '寄件比价更快，自动选用最优惠的券', '修复了一些已知问题'];

/** By system; the Harmony app is newer. */
export const APP_VERSIONS: Readonly<Record<'ios' | 'android' | 'harmony', AppVersionFixture>> = {
  ios: { versionName: '6.19.0', releasedDaysAgo: 6, packageBytes: 0, packageUrl: '', news: NEWS },
  android: {
    versionName: '6.19.1',
    releasedDaysAgo: 4,
    packageBytes: 68_472_832,
    packageUrl: '{origin}/__sandbox/app-package',
    news: NEWS,
  },
  harmony: { versionName: '6.2.0', releasedDaysAgo: 12, packageBytes: 0, packageUrl: '', news: NEWS },
};
