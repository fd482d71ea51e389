import { linkTo, type FixtureLink } from '../core/links';

const funds = linkTo('减免金', (code) => code);
const extend = linkTo('减免金', (code) => `/reductionFundsExtend/home?activityCode=${code}`);

export const reductionLinks: readonly FixtureLink[] = [
  funds(
    '/reductionFunds',
    '减免金中心',
    '12.50 yuan, 37 entries, joined activities of all five statuses; a number that ends in 00: empty',
  ),
  funds('/reductionFunds/guide', '怎么用', 'how it works'),
  funds('/reductionFunds/detail', '明细', 'the entries, page by page'),
  extend('RF-EXTEND', '延时取件 · 进行中', 'can be joined: 3 yuan, valid for 30 days'),
  {
    group: '减免金',
    code: 'RF-STORAGE',
    title: '寄存 · 进行中',
    path: '/reductionFundsStorage/home?activityCode=RF-STORAGE',
    shows: 'can be joined: 5 yuan, valid for 15 days',
  },
  {
    group: '减免金',
    code: 'RF-EXTEND',
    title: '延时取件 · 中间页',
    path: '/reductionFundsExtend/middle?activityCode=RF-EXTEND',
    shows: 'after joining; takes the same codes as the landing page',
  },
  {
    group: '减免金',
    code: 'RF-STORAGE',
    title: '寄存 · 中间页',
    path: '/reductionFundsStorage/middle?activityCode=RF-STORAGE',
    shows: 'after joining; takes the same codes as the landing page',
  },
  extend('RF-NOT-START', '未开始', 'begins in 48 hours, on both landing pages'),
  extend('RF-FINISHED', '已结束', 'over, on both landing pages'),
  extend('RF-USED-UP', '已领完', 'nothing left, on both landing pages'),
  extend('RF-GONE', '活动不存在', 'the info call answers 200600001: no such activity'),
  extend('RF-HOSTILE', '恶意内容', 'hostile name, rules, button and address, on both landing pages'),
];
