import { pageBench } from '@/data/testing/pageBench';
import { settle } from '@/utils/testing/fakeClock';
import { findOrder, orderToInvoice } from './orderToInvoice';

const order = (over: object = {}) =>
  ({
    orderNo: 'ORD-1',
    waybillNo: '',
    bizType: 13,
    companyCode: 'OWN',
    routeText: '深圳 → 北京',
    amountFen: 1200,
    orderTm: '',
    stateCode: 'OPEN',
    invoiceNo: '',
    ...over,
  }) as const;

test.each([
  ['open', [order()], { kind: 'open', order: order() }],
  [
    'invoiced',
    [order({ stateCode: 'INVOICED', invoiceNo: 'FP1' })],
    { kind: 'invoiced', isIssued: true, invoiceNo: 'FP1' },
  ],
  [
    'being invoiced, by an invoice without a number',
    [order({ stateCode: 'UNDER_WAY' })],
    { kind: 'invoiced', isIssued: false, invoiceNo: '' },
  ],
  ['in an unknown state', [order({ stateCode: 'unknown' })], { kind: 'closed' }],
  ['of an unknown company', [order({ companyCode: 'unknown' })], { kind: 'closed' }],
  ['not to be found', [], { kind: 'closed' }],
  ['only the end of another number', [order({ orderNo: 'A-ORD-1' })], { kind: 'closed' }],
])('an order that is %s', (_, found, result) => expect(orderToInvoice('ORD-1', found)).toEqual(result));

test('the number is sent in the body; what cannot be a number is not sent', async () => {
  const { gateway, deps, transport, paths, body } = pageBench();
  const found = findOrder(gateway, 'ORD-1', deps.scope);
  await settle();
  await transport.last.ok({ content: [order()], total: 1, totalFen: 1200 });
  expect([await found, body()]).toEqual([
    { kind: 'open', order: order() },
    { orderNo: 'ORD-1', pageNo: 1, pageSize: 50 },
  ]);
  expect(await findOrder(gateway, 'ORD 1/', deps.scope)).toEqual({ kind: 'closed' });
  expect(paths()).toEqual(['searchOrder']);
});
