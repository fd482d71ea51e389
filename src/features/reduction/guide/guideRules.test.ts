import type { Fund } from '@/domain/fund/recordRules';
import { fundLines } from './guideRules';

const FUND: Fund = {
  availableFen: 1250,
  usedFen: 0,
  expiredFen: 0,
  expiringFen: 350,
  expiringDay: '2026-11-28',
  orderLimitFen: 500,
  businesses: [2, 4],
  ruleHtml: '',
};

it.each<[string, Partial<Fund>, readonly string[]]>([
  [
    'everything',
    {},
    ['适用业务：寄件、寄存', '单笔限额：每笔订单最多抵扣 ￥5.00', '即将过期：￥3.50，最早 2026-11-28'],
  ],
  [
    'nothing particular',
    { businesses: [], orderLimitFen: 0, expiringFen: 0, expiringDay: '' },
    ['适用业务：以下单页展示为准', '单笔限额：不限', '近 7 天内没有即将过期的减免金'],
  ],
  [
    'businesses that nobody has named',
    { businesses: [77] },
    ['适用业务：以下单页展示为准', '单笔限额：每笔订单最多抵扣 ￥5.00', '即将过期：￥3.50，最早 2026-11-28'],
  ],
])('%s', (_name, changes, lines) => expect(fundLines({ ...FUND, ...changes })).toEqual(lines));
