import type { FastifyInstance } from 'fastify';
import { isTaxNumber } from '../../sandbox/invoice/taxNumber';
import { control, get, post, startSandbox, tokenOf } from './harness';
import {
  applicationOf,
  apply,
  HEADS,
  INVOICE,
  invoiceHistory,
  openOrders,
  orderList,
  searchOrders,
  TITLE,
} from './invoiceCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

type Json = Readonly<Record<string, unknown>>;
const ME = '13912345678';
const NOBODY = '13912345600';
const me = () => tokenOf(app, ME);
const later = (ms: number) => control(app, 'clock', { offsetMs: ms });
let number = 0;
const requestNo = (): string => `invoice${String((number += 1)).padStart(20, '0')}`;
const record = async (token: string, invoiceNo: unknown): Promise<Json | undefined> => {
  const { data } = await invoiceHistory(app, token, { invoiceNo: String(invoiceNo) });
  return (data.content as readonly Json[])[0];
};
const containOrders = (token: string, invoiceNo: unknown) =>
  get(
    app,
    `${INVOICE}/getInvoiceContainOrders`,
    { invoiceNo: String(invoiceNo), pageNo: '1', pageSize: '50' },
    token,
  );
const ofCompany = async (token: string, company: string) =>
  (await openOrders(app, token)).filter(({ companyCode }) => companyCode === company);

test('60 orders to invoice, records in every state; the page "me" counts the same; nothing for numbers that end in 00', async () => {
  const token = await me();
  const orders = await openOrders(app, token);
  expect(orders).toHaveLength(60);
  expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(60);
  expect((await orderList(app, token)).data).toMatchObject({
    total: 60,
    totalFen: orders.reduce((sum, { amountFen }) => sum + amountFen, 0),
  });
  const { data } = await post(app, 'base/personalCenter/userInfo', undefined, { token });
  expect(data.invoiceableCount).toBe(60);
  const states = (await invoiceHistory(app, token)).data.content as readonly Json[];
  expect(new Set(states.map(({ stateCode }) => stateCode))).toEqual(
    new Set(['UNDER_WAY', 'ISSUED', 'FAILED', 'RED']),
  );
  const nobody = await tokenOf(app, NOBODY);
  expect((await orderList(app, nobody)).data).toEqual({ content: [], total: 0, totalFen: 0 });
  expect((await invoiceHistory(app, nobody)).data).toEqual({ content: [], total: 0 });
  expect((await post(app, `${HEADS}/list`, undefined, { token: nobody })).data).toEqual({ content: [] });
});

test('an invoiced order is not offered again and says so; a failed or revoked invoice frees its orders', async () => {
  const token = await me();
  const open = new Set((await openOrders(app, token)).map(({ orderNo }) => orderNo));
  for (const [invoiceNo, stateCode] of [
    ['INV-WAIT', 'UNDER_WAY'],
    ['INV-DONE', 'INVOICED'],
    ['INV-FAIL', 'OPEN'],
    ['INV-RED', 'OPEN'],
  ] as const) {
    const { data } = await containOrders(token, invoiceNo);
    const held = data.content as readonly Json[];
    expect([invoiceNo, held.length > 0]).toEqual([invoiceNo, true]);
    expect((await record(token, invoiceNo))?.amountFen).toBe(data.totalFen);
    for (const order of held) {
      expect(order.stateCode).toBe(stateCode);
      expect(open.has(String(order.orderNo))).toBe(stateCode === 'OPEN');
      expect(order.invoiceNo).toBe(stateCode === 'OPEN' ? '' : invoiceNo);
    }
  }
  expect(await searchOrders(app, token, { orderNo: 'ORD-SIGNED-4' })).toMatchObject([
    { stateCode: 'INVOICED', invoiceNo: 'INV-DONE' },
  ]);
});

test('every order is older than its invoice', async () => {
  const token = await me();
  for (const { invoiceNo, createTm } of (await invoiceHistory(app, token)).data.content as readonly Json[])
    for (const { orderTm } of (await containOrders(token, invoiceNo)).data.content as readonly Json[])
      expect(String(orderTm) < String(createTm)).toBe(true);
});

test('orders by month and business; found by number, its end, a phone’s last four, and time', async () => {
  const token = await me();
  const all = await openOrders(app, token);
  const month = all[20]?.orderTm.slice(0, 7) ?? '';
  const ofMonth = (await orderList(app, token, { month })).data.content as typeof all;
  expect(ofMonth).toEqual(all.filter(({ orderTm }) => orderTm.startsWith(month)));
  expect(ofMonth.length).toBeGreaterThan(0);
  const laundry = (await orderList(app, token, { bizType: '7' })).data.content as typeof all;
  expect(laundry).toEqual(all.filter(({ bizType }) => bizType === 7));
  const [first] = all;
  expect(await searchOrders(app, token, { orderNo: first?.orderNo.toLowerCase() })).toEqual([first]);
  expect(await searchOrders(app, token, { orderNo: first?.waybillNo.slice(-6) })).toEqual([first]);
  const ofBeijing = await searchOrders(app, token, { phoneLast4: '2222' });
  expect(ofBeijing.length).toBeGreaterThan(5);
  expect(ofBeijing.length).toBeLessThan(60);
  const day = first?.orderTm.slice(0, 10);
  const ofDay = await searchOrders(app, token, { fromDay: day, toDay: day });
  expect(ofDay.every(({ orderTm }) => orderTm.startsWith(String(day)))).toBe(true);
  expect(ofDay).toContainEqual(first);
});

test('an application holds its orders, is issued after two minutes, and is found by its request number', async () => {
  const token = await me();
  const orders = (await ofCompany(token, 'OWN')).slice(0, 3);
  const key = requestNo();
  const { data } = await apply(app, token, orders, { requestNo: key, remark: '备注' });
  expect(data).toMatchObject({ stateCode: 'UNDER_WAY', orderCount: 3, pdfUrl: '', mailTm: '', ...TITLE });
  expect(await openOrders(app, token)).toHaveLength(57);
  expect((await containOrders(token, data.invoiceNo)).data.total).toBe(3);
  expect((await invoiceHistory(app, token, { ofRequestNo: key })).data).toMatchObject({
    total: 1,
    content: [{ invoiceNo: data.invoiceNo }],
  });
  expect((await invoiceHistory(app, token, { ofRequestNo: requestNo() })).data.total).toBe(0);
  await later(121_000);
  const issued = await record(token, data.invoiceNo);
  expect(issued).toMatchObject({ stateCode: 'ISSUED', invoiceNumber: expect.stringMatching(/^\d{20}$/) });
  const pdf = await app.inject(new URL(String(issued?.pdfUrl)).pathname);
  expect([pdf.statusCode, pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(await record(await tokenOf(app, '13712345678'), data.invoiceNo)).toBeUndefined();
});

test('for a dissolved company the tax office refuses, and the orders can be invoiced again', async () => {
  const token = await me();
  const orders = (await ofCompany(token, 'OWN')).slice(0, 2);
  const ended = { title: '深圳市已注销贸易有限公司', taxNo: '91440300MA5DD7G8H1' };
  const { data } = await apply(app, token, orders, ended);
  expect((await apply(app, token, orders)).body.code).toBe('204100002');
  await later(121_000);
  expect(await record(token, data.invoiceNo)).toMatchObject({ stateCode: 'FAILED', pdfUrl: '' });
  expect((await record(token, data.invoiceNo))?.reasonMsg).toContain('纳税人状态');
  expect(await openOrders(app, token)).toHaveLength(60);
  expect((await apply(app, token, orders)).body.code).toBe('0');
});

test('fifty simultaneous applications for overlapping orders: each order is invoiced once', async () => {
  const token = await me();
  const own = await ofCompany(token, 'OWN');
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      apply(app, token, own.slice(index % 5, (index % 5) + 3), { requestNo: requestNo() }),
    ),
  );
  const made = answers.filter(({ body }) => body.code === '0').map(({ data }) => data.invoiceNo);
  expect(made.length).toBeGreaterThan(0);
  expect(answers.filter(({ body }) => body.code === '204100002')).toHaveLength(50 - made.length);
  const held = (await Promise.all(made.map((invoiceNo) => containOrders(token, invoiceNo)))).flatMap(
    ({ data }) => (data.content as readonly Json[]).map(({ orderNo }) => orderNo),
  );
  expect(new Set(held).size).toBe(held.length);
  expect(await openOrders(app, token)).toHaveLength(60 - held.length);
});

test('two simultaneous applications for the same orders make one', async () => {
  const token = await me();
  const orders = (await ofCompany(token, 'LF')).slice(0, 2);
  const answers = await Promise.all(
    [1, 2].map(() => apply(app, token, orders, { requestNo: requestNo() }, 'LF')),
  );
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['0', '204100002']);
});

test.each<[string, string, (own: Json, lf: Json) => Json, '' | 'LF']>([
  ['orders of both companies', '204100001', (own, lf) => both(own, lf), ''],
  ['an order that is invoiced', '204100002', (own) => ({ ...own, orderNos: ['ORD-SIGNED-4'] }), ''],
  ['an order that nobody knows', '204100003', (own) => ({ ...own, orderNos: ['NOBODYS'] }), ''],
  ['an order that is on its way', '204100003', (own) => ({ ...own, orderNos: ['ORD-TRANSIT'] }), ''],
  [
    'a tax number with a wrong check letter',
    '204100004',
    (own) => ({ ...own, taxNo: '91440300MA5DA1B2CX' }),
    '',
  ],
  ['a company without a number', '204100004', ({ taxNo: _, ...own }) => own, ''],
  ['another sum', '204100005', (own) => ({ ...own, amountFen: Number(own.amountFen) + 1 }), ''],
  ['the other company’s orders', '204100006', (_, lf) => lf, ''],
  ['own orders at the other company', '204100006', (own) => own, 'LF'],
])('%s: %s', async (_name, code, bodyOf, company) => {
  const token = await me();
  const [own, lf] = await Promise.all(
    ['OWN', 'LF'].map(async (each) => applicationOf((await ofCompany(token, each)).slice(0, 1))),
  );
  const body = bodyOf(own ?? {}, lf ?? {});
  const answer = await post(app, `${INVOICE}/submitInvoice${company}`, body, { token });
  expect(answer.body).toMatchObject({ success: false, code });
  expect(answer.body.msg).not.toBe('');
  expect((await invoiceHistory(app, token)).data.total).toBe(26);
});

const both = (own: Json, lf: Json): Json => ({
  ...own,
  orderNos: [...(own.orderNos as string[]), ...(lf.orderNos as string[])],
  amountFen: Number(own.amountFen) + Number(lf.amountFen),
});

test('51 orders, and a body without a mail address, violate the contract; 401 without login', async () => {
  const token = await me();
  const own = await ofCompany(token, 'OWN');
  expect((await apply(app, token, own.slice(0, 50))).body.code).toBe('0');
  expect((await apply(app, token, own.slice(0, 51))).status).toBe(400);
  expect((await apply(app, token, own.slice(0, 1), { email: 'nobody' })).status).toBe(400);
  expect((await apply(app, 'over', own.slice(0, 1))).status).toBe(401);
  expect((await orderList(app, 'over')).status).toBe(401);
});

test('mail is sent at most once a minute, only for issued invoices, to the current address', async () => {
  const token = await me();
  const send = async (invoiceNo: string) =>
    (await post(app, `${INVOICE}/sendEmail`, { invoiceNo, requestNo: requestNo() }, { token })).body;
  const modify = async (invoiceNo: string, email: string) =>
    (await post(app, 'fcinvoice/courierAppInvoice/modifyEmailAddress', { invoiceNo, email }, { token })).body;
  const both_ = await Promise.all([send('INV-DONE'), send('INV-DONE')]);
  expect(both_.map(({ code }) => code).sort()).toEqual(['0', '204100007']);
  await later(59_000);
  expect(await send('INV-DONE')).toMatchObject({ code: '204100007', msg: expect.stringContaining('秒') });
  await later(61_000);
  expect(await modify('INV-DONE', 'new@example.com')).toMatchObject({
    data: { email: 'new@example.com', mailAgainTm: '' },
  });
  expect(await send('INV-DONE')).toMatchObject({ code: '0', data: { email: 'new@example.com' } });
  for (const invoiceNo of ['INV-WAIT', 'INV-FAIL', 'INV-RED'])
    expect((await send(invoiceNo)).code).toBe('204100009');
  expect((await modify('INV-WAIT', 'new@example.com')).code).toBe('0');
  expect((await modify('INV-FAIL', 'new@example.com')).code).toBe('204100009');
  expect((await send('NOBODYS')).code).toBe('204100008');
  expect((await containOrders(token, 'NOBODYS')).body.code).toBe('204100008');
});

test('titles: the default first, identical ones are one, at most 20, deleted ones stay deleted', async () => {
  const token = await me();
  const list = async () =>
    (await post(app, `${HEADS}/list`, undefined, { token })).data.content as readonly Json[];
  const save = async (body: Json) => (await post(app, `${HEADS}/save`, body, { token, form: true })).body;
  const company = (index: number) => ({
    titleType: 'COMPANY',
    title: `公司 ${index}`,
    taxNo: '123456789012345',
  });
  expect((await list()).map(({ isDefault }) => isDefault)).toEqual([true, false, false]);
  const [first, second] = await list();
  expect(
    await save({ titleType: 'COMPANY', title: second?.title, taxNo: second?.taxNo, isDefault: '1' }),
  ).toMatchObject({
    data: { headId: second?.headId, isDefault: true },
  });
  expect((await list()).map(({ headId }) => headId).slice(0, 2)).toEqual([second?.headId, first?.headId]);
  expect(await list()).toHaveLength(3);
  const codes = await Promise.all(Array.from({ length: 20 }, (_, index) => save(company(index))));
  expect(codes.filter(({ code }) => code === '0')).toHaveLength(17);
  expect(codes.filter(({ code }) => code === '204100010')).toHaveLength(3);
  expect(await list()).toHaveLength(20);
  const gone = async () =>
    (await post(app, `${HEADS}/delete`, { headId: first?.headId }, { token, form: true })).data.content;
  expect(await gone()).toHaveLength(19);
  expect(await gone()).toHaveLength(19);
  expect((await save({ ...company(1), headId: first?.headId })).code).toBe('204100011');
  expect((await save({ ...company(1), taxNo: '91440300MA5DA1B2CX' })).code).toBe('204100004');
});

test('names and numbers are checked against the tax office’s data; companies are found by a part of their name', async () => {
  const token = await me();
  const validate = async (title: string, taxNo: string) =>
    (await post(app, `${HEADS}/validate`, { title, taxNo }, { token, form: true })).data;
  expect(await validate(TITLE.title, TITLE.taxNo)).toEqual({ isValid: true, reasonMsg: '' });
  expect(await validate('别的公司', TITLE.taxNo)).toMatchObject({ isValid: false });
  expect(await validate('别的公司', '91440300MA5DA1B2CX')).toMatchObject({ isValid: false });
  expect(await validate('别的公司', '123456789012345')).toEqual({ isValid: true, reasonMsg: '' });
  const find = async (keyword: string) =>
    (await get(app, `${INVOICE}/getTaxpayers`, { keyword }, token)).data.content as readonly Json[];
  expect(await find('蓝鲸')).toHaveLength(2);
  expect(await find('没有这家')).toEqual([]);
  for (const { taxNo } of await find('有限公司')) expect(isTaxNumber(String(taxNo))).toBe(true);
});

test('hostile texts are returned unchanged, in responses that satisfy the contract', async () => {
  const token = await tokenOf(app, '13900000066');
  const answers = await Promise.all([
    orderList(app, token),
    invoiceHistory(app, token),
    post(app, `${HEADS}/list`, undefined, { token }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('window.__hostile');
  }
});
