import type { IncentivePageConfig, IncentiveTaskPage } from '../../contract/types';
import { EVIL, HOSTILE_HTML, MARK } from '../core/hostile';
import type { IncentiveFixture } from '../coupon/incentiveFixture';
import type { SeededCoupon } from '../coupon/seededCoupon';
import type { AggregationFixture } from '../pick/aggregationFixture';

/** Right-to-left override, zero-width and control characters around harmless text. */
const BIDI = '\u202e了名改被\u202c';
const CONTROL = '\u0000\u0007\u001b[31m\u200b\ufeff\u2028';

const button = (pageCode: IncentiveTaskPage['pageCode'], buttonJumpUrl: string): IncentiveTaskPage => ({
  pageCode,
  buttonText: `<img src=x onerror="${MARK}">去寄件${BIDI}`,
  buttonImgUrl: `");background:url("${EVIL}/button.png`,
  buttonJumpUrl,
});

const CONFIG: IncentivePageConfig = {
  homePageInfo: {
    homePageImgColor: `red;background:url(javascript:${MARK})`,
    homePageImgUrl: `javascript:${MARK}`,
    progressBarPrizeImgUrl: `data:text/html,<script>${MARK}</script>`,
  },
  sharePageInfo: {
    shareTitle: `${BIDI}<script>${MARK}</script>`,
    shareSummary: '零宽\u200b\u200c\u200d\ufeff字符'.repeat(40),
    shareMiniPicImgUrl: `${EVIL}/share.png`,
  },
  exceptionPageList: (['1001', '1002', '1003', '1004'] as const).map((pageCode) => ({
    ...button(pageCode, '//evil.example/phish'),
    exceptionText: `${CONTROL}<b onclick="${MARK}">抱歉，活动已结束</b>${'很长'.repeat(300)}`,
    otherActivityList: [
      { activityImgUrl: `javascript:${MARK}`, activityUrl: `javascript:${MARK}` },
      { activityImgUrl: `${EVIL}/pixel.gif`, activityUrl: 'https://evil.example@localhost/' },
    ],
  })),
  activityTaskPageList: [
    button('2001', `javascript:${MARK}`),
    button('2002', ` \tjavascript:${MARK}`),
    button('2003', 'intent://evil.example#Intent;scheme=https;end'),
    button('2004', '/\\evil.example'),
    button('2005', `data:text/html,<script>${MARK}</script>`),
    button('2006', 'file:///etc/passwd'),
  ],
};

/** An incentive activity whose every text, colour and address is an attack; two of four stages are reached. */
export const HOSTILE_INCENTIVE: IncentiveFixture = {
  code: 'IN-HOSTILE',
  name: `<b onclick="${MARK}">恶意活动</b>${CONTROL}`,
  title: `</title><script>${MARK}</script>恶意活动`,
  description: HOSTILE_HTML,
  startsInHours: -24 * 7,
  endsInHours: 24 * 30,
  biz: 2,
  scene: 1,
  clientMap: { '0': '<img src=x onerror=alert(1)>' },
  config: () => CONFIG,
  roundDays: 30,
  seed: { joinedDaysAgo: 2, parcels: 2 },
  stages: [1, 2, 3000, 99_999].map((taskNum) => ({
    taskNum,
    amountFen: 24_999_999,
    coupons: [
      { type: 3, cost: '999999.99', title: `<script>${MARK}</script>寄件券`, desc: BIDI, validDays: 30 },
    ],
  })),
};

const coupon = (
  template: Partial<SeededCoupon['template']>,
  description: string,
  changes: Partial<SeededCoupon> = {},
): SeededCoupon => ({
  template: { type: 3, cost: '5', title: '寄件券', desc: '无门槛使用', validDays: 30, ...template },
  description,
  givenHoursAgo: 1,
  isUsed: false,
  releaseStatus: 1,
  ...changes,
});

/** Coupons whose every text is an attack. */
export const HOSTILE_LIST: readonly SeededCoupon[] = [
  coupon({ title: `<script>${MARK}</script>寄件券` }, HOSTILE_HTML),
  coupon(
    { type: 2, cost: '8.5', title: '超长标题'.repeat(120), desc: '很长的说明'.repeat(120) },
    '<p>说明</p>',
  ),
  coupon(
    { type: 5, cost: '0', title: `${BIDI}免费券${CONTROL}`, desc: `<img src=x onerror="${MARK}">` },
    `<a href="javascript:${MARK}">点我领取</a><iframe src="${EVIL}"></iframe>`,
  ),
  coupon(
    { type: 4, cost: '99999999999999.99', title: '[链接](javascript:alert(1))' },
    `${'<div>'.repeat(5000)}深层嵌套`,
    { isUsed: true },
  ),
  coupon({ title: '', desc: '', validDays: 1 }, CONTROL, { givenHoursAgo: 240 }),
  coupon({ title: `${CONTROL}待发放券` }, `<style>body{display:none}</style>${HOSTILE_HTML}`, {
    releaseStatus: 0,
  }),
];

/** A task package whose every text is an attack, with amounts and counts at the ends of what the contract allows. */
export const HOSTILE_PACKAGE: AggregationFixture = {
  code: 'AGG-HOSTILE',
  name: `<img src=x onerror="${MARK}">`,
  userTag: `${BIDI}${'标签'.repeat(60)}`,
  packageName: `</script><script>${MARK}</script>${CONTROL}礼包`,
  endsInSeconds: 86_400 * 3650,
  seededParcels: 1,
  seededShipped: 1,
  stages: [
    { target: 1, valueFen: 100_000_000, title: `<b onclick="${MARK}">奖励</b>` },
    { target: 2, valueFen: 0, title: '超长奖励名称'.repeat(80) },
    { target: 999_999_999, valueFen: 1, title: `${CONTROL}${BIDI}` },
    { target: 1_000_000_000, valueFen: 10, title: '' },
  ],
};
