import { linkTo, type FixtureLink } from '../core/links';

const funds = linkTo('减免金', (code) => code);
const extend = linkTo('减免金', (code) => `/reductionFundsExtend/home?activityCode=${code}`);

export const reductionLinks: readonly FixtureLink[] = [
  funds(
    '/reductionFunds',
    '减免金中心',
    '12.50 yuan, 37 entries, joined activities of all five statuses; a number that ends in 00: empty',
    '余额 12.50 元，37 条明细，参加过的活动五种状态都有；尾号 00 的号码是空的',
  ),
  funds('/reductionFunds/guide', '怎么用', 'how it works', '使用说明'),
  funds('/reductionFunds/detail', '明细', 'the entries, page by page', '明细，分页加载'),
  extend(
    'RF-EXTEND',
    '延时取件 · 进行中',
    'can be joined: 3 yuan, valid for 30 days',
    '可以参加：得 3 元，30 天内有效',
  ),
  {
    group: '减免金',
    code: 'RF-STORAGE',
    title: '寄存 · 进行中',
    path: '/reductionFundsStorage/home?activityCode=RF-STORAGE',
    shows: 'can be joined: 5 yuan, valid for 15 days',
    description: '可以参加：得 5 元，15 天内有效',
  },
  {
    group: '减免金',
    code: 'RF-EXTEND',
    title: '延时取件 · 中间页',
    path: '/reductionFundsExtend/middle?activityCode=RF-EXTEND',
    shows: 'after joining; takes the same codes as the landing page',
    description: '参加之后的页面；落地页能用的代码它都能用',
  },
  {
    group: '减免金',
    code: 'RF-STORAGE',
    title: '寄存 · 中间页',
    path: '/reductionFundsStorage/middle?activityCode=RF-STORAGE',
    shows: 'after joining; takes the same codes as the landing page',
    description: '参加之后的页面；落地页能用的代码它都能用',
  },
  extend(
    'RF-NOT-START',
    '未开始',
    'begins in 48 hours, on both landing pages',
    '48 小时后开始，两种落地页都能用',
  ),
  extend('RF-FINISHED', '已结束', 'over, on both landing pages', '已经结束，两种落地页都能用'),
  extend('RF-USED-UP', '已领完', 'nothing left, on both landing pages', '已经领完，两种落地页都能用'),
  extend(
    'RF-GONE',
    '活动不存在',
    'the info call answers 200600001: no such activity',
    '查询活动时回 200600001：没有这个活动',
  ),
  extend(
    'RF-HOSTILE',
    '恶意内容',
    'hostile name, rules, button and address, on both landing pages',
    '名称、规则、按钮和链接是恶意的，两种落地页都能用',
  ),
];
