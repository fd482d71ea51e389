import { createScope } from '@/api';
import { fetchPage } from '@/data/testing/fetchPage';
import { pageBench } from '@/data/testing/pageBench';
import { settle } from '@/utils/testing/fakeClock';
import { findRecord, recordOrders, recordRows } from './recordApi';
import type { RecordTab } from './recordRules';

const RECORD = {
  invoiceNo: 'FP1',
  stateCode: 'ISSUED',
  titleType: 'COMPANY',
  title: '蓝鲸',
  email: '',
  companyCode: 'OWN',
  amountFen: 1250,
  orderCount: 2,
  createTm: '2026-11-24 08:00:00',
};
const ORDER = {
  orderNo: 'O-1',
  bizType: 13,
  routeText: '深圳 → 北京',
  orderTm: '2026-11-24 08:30:15',
  amountFen: 1250,
  companyCode: 'OWN',
  stateCode: 'OPEN',
};
/** GET: the parameters are in the address. */
const asked = ({ path }: { readonly path: string }) => path.replace(/.*\//, '');

test.each<[string, readonly object[], string | null]>([
  ['one', [RECORD], 'FP1'],
  ['none', [], null],
])('fetches an invoice by its number: %s', async (_name, content, found) => {
  const { gateway, transport } = pageBench();
  const record = findRecord(gateway, 'FP1', createScope());
  await settle();
  expect(asked(transport.last)).toBe('getInvoiceHistory?invoiceNo=FP1&pageNo=1&pageSize=1');
  await transport.last.ok({ content, total: content.length });
  expect((await record)?.invoiceNo ?? null).toBe(found);
});

test('without a number there is none, and nothing is sent', async () => {
  const { gateway, transport } = pageBench();
  const orders = recordOrders(gateway, '', jest.fn());
  expect([
    await findRecord(gateway, '', createScope()),
    await orders.fetchPage(1, createScope(), undefined),
    transport.sent.length,
  ]).toEqual([null, { rows: [], total: 0 }, 0]);
});

test.each<[string, object, object]>([
  [
    'whole',
    {},
    {
      id: 'FP1',
      title: '蓝鲸',
      stateCode: 'ISSUED',
      about: '企业单位 · 2 单 · 2026-11-24 08:00',
      sum: '￥12.50',
    },
  ],
  ['of one order', { orderCount: 1 }, { about: '企业单位 · 1 单 · 2026-11-24 08:00' }],
  ['without a title', { title: '', titleType: 'PERSON' }, { title: '个人' }],
  ['without orders and time', { orderCount: 0, createTm: '' }, { about: '企业单位' }],
])('a row %s', async (_name, change, row) => {
  const { page } = await fetchPage((gateway) => recordRows(gateway), 'ALL', { ...RECORD, ...change });
  expect([page.rows, page.total]).toMatchObject([[row], 37]);
});

test.each<[RecordTab, string]>([
  ['ALL', 'getInvoiceHistory?pageNo=2&pageSize=20'],
  ['RED', 'getInvoiceHistory?pageNo=2&pageSize=20&stateCode=RED'],
])('a page of %s', async (tab, address) => {
  const { gateway, transport } = pageBench();
  const source = recordRows(gateway);
  void source.fetchPage(2, createScope(), tab);
  await settle();
  expect([asked(transport.last), source.pageSize, source.filter]).toEqual([address, 20, 'ALL']);
});

describe('orders of an invoice', () => {
  async function open(scope = createScope()) {
    const { gateway, transport } = pageBench();
    const onSum = jest.fn();
    const page = recordOrders(gateway, 'FP1', onSum).fetchPage(2, scope, undefined);
    await settle();
    return { transport, onSum, page };
  }

  test('a page, and the total amount', async () => {
    const { transport, onSum, page } = await open();
    expect(asked(transport.last)).toBe('getInvoiceContainOrders?invoiceNo=FP1&pageNo=2&pageSize=20');
    await transport.last.ok({ content: [ORDER], total: 37, totalFen: 4000 });
    expect([(await page).rows.map(({ id }) => id), (await page).total, onSum.mock.calls]).toEqual([
      ['O-1'],
      37,
      [[4000]],
    ]);
  });

  test('an invoice of another account has none; any other refusal is an error', async () => {
    const gone = await open();
    await gone.transport.last.fail('204100008');
    expect(await gone.page).toEqual({ rows: [], total: 0 });
    const refused = await open();
    const failure = expect(refused.page).rejects.toMatchObject({ code: '999' });
    await refused.transport.last.fail('999');
    await failure;
    expect(refused.onSum).not.toHaveBeenCalled();
  });
});
