import type { InvoiceOrder } from '@/api/generated/schemas/InvoiceOrderListData';
import { BUSINESS_FILTERS, businessName, toOrderRow } from './orderRows';

test.each([
  [2, '快递柜寄件'],
  [3, '取件服务'],
  [4, '寄存服务'],
  [7, '洗衣服务'],
  [13, '上门寄件'],
  [99, '其他服务'],
])('business %d: %s', (bizType, name) => expect(businessName(bizType)).toBe(name));

test('a list offers all of them, then each named business once', () => {
  const [all, ...others] = BUSINESS_FILTERS;
  expect([all, others.map(businessName)]).toEqual([
    0,
    ['上门寄件', '快递柜寄件', '取件服务', '寄存服务', '洗衣服务'],
  ]);
});

const ORDER: InvoiceOrder = {
  orderNo: 'O-1',
  waybillNo: '',
  bizType: 13,
  routeText: '深圳 → 北京',
  orderTm: '2026-11-24 08:30:15',
  amountFen: 1250,
  companyCode: 'OWN',
  stateCode: 'OPEN',
  invoiceNo: '',
};

test.each<[string, Partial<InvoiceOrder>, object]>([
  ['whole', {}, { id: 'O-1', title: '深圳 → 北京', about: '上门寄件 · 2026-11-24 08:30', amountFen: 1250 }],
  ['without a route', { routeText: '' }, { title: '上门寄件' }],
  ['without a time', { orderTm: '' }, { about: '上门寄件' }],
])('an order %s', (_name, change, row) => {
  const shown = toOrderRow({ ...ORDER, ...change });
  expect(shown).toMatchObject(row);
  expect(shown).not.toHaveProperty('orderTm');
});
