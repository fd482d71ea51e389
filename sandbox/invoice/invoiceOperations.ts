import type {
  InvoiceCompany,
  InvoiceState,
  SaveInvoiceHeadRequest,
  SubmitInvoiceRequest,
} from '../../contract/types';
import {
  fail,
  requireVisitor,
  succeed,
  type Answer,
  type Call,
  type GatewayTools,
  type Handlers,
} from '../core/call';
import { beijingTime } from '../core/clock';
import { holderOf, invoiceStateOf, MAIL_PAUSE_MS, mailedAt, openOrders } from './invoiceRules';
import { COMPANY_NAME, CONTENT_TEXT, ENDED_TEXT, MISMATCH_TEXT, RED_TEXT, TAXPAYERS } from './invoices';
import type { Invoice, InvoiceOrder, InvoiceTitle, NewInvoice } from './invoiceTypes';
import { isTaxNumber } from './taxNumber';

const OK = '0';

/** The title fields of an application. */
type TitleFields = Omit<SaveInvoiceHeadRequest, 'headId' | 'isDefault'>;

const BOTH_COMPANIES = fail('204100001', '所选订单由不同公司开票，请分开申请');
const TAKEN = fail('204100002', '所选订单中有已开票或开票中的订单，请刷新后重选');
const NOT_OPEN = fail('204100003', '所选订单中有不能开票的订单，请刷新后重选');
export const WRONG_TAX_NUMBER = fail('204100004', '纳税人识别号有误，请核对');
const OTHER_SUM = fail('204100005', '开票金额有变化，请刷新后重试');
const OTHER_COMPANY = fail('204100006', '所选订单不能由该公司开票，请刷新后重选');
const NO_SUCH = fail('204100008', '没有找到这张发票');
const NOT_ISSUED = fail('204100009', '发票当前状态不支持该操作，请刷新后重试');
const tooSoon = (seconds: number): Answer => fail('204100007', `发送太频繁，请 ${seconds} 秒后再试`);

const text = ({ query }: Call<unknown>, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? value : '';
};

function paged<Row>(call: Call<unknown>, rows: readonly Row[]): readonly Row[] {
  const size = Number(text(call, 'pageSize'));
  const from = (Number(text(call, 'pageNo')) - 1) * size;
  return rows.slice(from, from + size);
}

/** Rows as DTOs, each with its invoice status. */
const rowsOf = (orders: readonly InvoiceOrder[], invoices: readonly Invoice[], nowMs: number) =>
  orders.map((order) => {
    const holder = holderOf(order.orderNo, invoices, nowMs);
    return {
      orderNo: order.orderNo,
      waybillNo: order.waybillNo,
      bizType: order.bizType,
      companyCode: order.companyCode,
      routeText: order.routeText,
      amountFen: order.payFen,
      orderTm: beijingTime(order.atMs),
      stateCode: holder === null ? 'OPEN' : holder.state === 'ISSUED' ? 'INVOICED' : 'UNDER_WAY',
      invoiceNo: holder?.invoiceNo ?? '',
    };
  });

const sumOf = (orders: readonly InvoiceOrder[]): number =>
  orders.reduce((sum, { payFen }) => sum + payFen, 0);

function recordOf(invoice: Invoice, nowMs: number, origin: string) {
  const stateCode: InvoiceState = invoiceStateOf(invoice, nowMs);
  const isMade = stateCode === 'ISSUED' || stateCode === 'RED';
  const mailMs = mailedAt(invoice, nowMs);
  const again = mailMs === null ? 0 : mailMs + MAIL_PAUSE_MS;
  const { titleType, title, taxNo, bankName, bankAccount, address, phone } = invoice;
  return {
    ...{ titleType, title, taxNo, bankName, bankAccount, address, phone },
    invoiceNo: invoice.invoiceNo,
    stateCode,
    remark: invoice.remark,
    email: invoice.email,
    contentText: CONTENT_TEXT[invoice.companyCode],
    companyCode: invoice.companyCode,
    companyName: COMPANY_NAME[invoice.companyCode],
    amountFen: invoice.amountFen,
    orderCount: invoice.orderNos.length,
    createTm: beijingTime(invoice.atMs),
    doneTm: stateCode === 'UNDER_WAY' ? '' : beijingTime(invoice.endsAtMs),
    redTm: stateCode === 'RED' ? beijingTime(invoice.redAtMs) : '',
    reasonMsg: stateCode === 'FAILED' ? invoice.failsWith : stateCode === 'RED' ? RED_TEXT : '',
    invoiceNumber: isMade ? numberOf(invoice) : '',
    pdfUrl: isMade ? `${origin}/__sandbox/invoice/${invoice.invoiceNo}.pdf` : '',
    mailTm: mailMs === null ? '' : beijingTime(mailMs),
    mailAgainTm: stateCode === 'ISSUED' && again > nowMs ? beijingTime(again) : '',
  };
}

/** Twenty digits: the year, the region, and a number derived from the invoice’s own. */
function numberOf({ invoiceNo, endsAtMs }: Invoice): string {
  const sum = [...invoiceNo].reduce((total, letter) => (total * 131 + letter.charCodeAt(0)) % 1e14, 7);
  return `${beijingTime(endsAtMs).slice(2, 4)}4403${String(sum).padStart(14, '0')}`;
}

/** Why the tax office will refuse it; '': it will not. */
function refusedByTaxOffice({ titleType, title, taxNo }: InvoiceTitle): string {
  if (titleType === 'PERSON') return '';
  const known = TAXPAYERS.find((each) => each.taxNo === taxNo);
  if (known === undefined) return '';
  if (known.title !== title) return MISMATCH_TEXT;
  return known.isEnded === true ? ENDED_TEXT : '';
}

/** A title as stored; null: its tax number is invalid. A person has no number, bank or address. */
export function titleOf(body: TitleFields): InvoiceTitle | null {
  const { titleType, title } = body;
  if (titleType === 'PERSON')
    return { titleType, title, taxNo: '', bankName: '', bankAccount: '', address: '', phone: '' };
  const { taxNo = '', bankName = '', bankAccount = '', address = '', phone = '' } = body;
  return isTaxNumber(taxNo) ? { titleType, title, taxNo, bankName, bankAccount, address, phone } : null;
}

/** The requested invoice, or why it cannot be created. */
function wantedInvoice(
  body: SubmitInvoiceRequest,
  companyCode: InvoiceCompany,
  state: {
    readonly orders: readonly InvoiceOrder[];
    readonly invoices: readonly Invoice[];
    readonly nowMs: number;
    readonly requestNo: string;
  },
): { readonly invoice: NewInvoice } | { readonly refusal: Answer } {
  const title = titleOf(body);
  if (title === null) return { refusal: WRONG_TAX_NUMBER };
  const own = state.orders.filter(({ orderNo }) => body.orderNos.includes(orderNo));
  if (own.length < body.orderNos.length) return { refusal: NOT_OPEN };
  if (openOrders(own, state.invoices, state.nowMs).length < own.length) return { refusal: TAKEN };
  if (own.some((order) => order.companyCode !== own[0]?.companyCode)) return { refusal: BOTH_COMPANIES };
  if (own.some((order) => order.companyCode !== companyCode)) return { refusal: OTHER_COMPANY };
  if (sumOf(own) !== body.amountFen) return { refusal: OTHER_SUM };
  const { orderNos, amountFen, remark = '', email } = body;
  const { requestNo } = state;
  const failsWith = refusedByTaxOffice(title);
  return { invoice: { ...title, companyCode, orderNos, amountFen, remark, email, requestNo, failsWith } };
}

async function submit(
  call: Call<SubmitInvoiceRequest>,
  { store, clock }: GatewayTools,
  companyCode: InvoiceCompany,
): Promise<Answer> {
  const requestNo = call.requestNo ?? '';
  const made = await store.invoices.applyInvoice(requireVisitor(call), (orders, invoices) =>
    wantedInvoice(call.body, companyCode, { orders, invoices, nowMs: clock.nowMs(), requestNo }),
  );
  return 'refusal' in made ? made.refusal : succeed(OK, recordOf(made.invoice, clock.nowMs(), call.origin));
}

/** Invoiceable orders, applying for an invoice, and its result. */
export const invoiceOperations = {
  async invoiceOrderList(call, { store, clock }) {
    const visitor = requireVisitor(call);
    const nowMs = clock.nowMs();
    const invoices = await store.invoices.invoicesOf(visitor);
    const month = text(call, 'month');
    const bizType = text(call, 'bizType');
    const wanted = openOrders(await store.invoices.invoiceOrders(visitor), invoices, nowMs).filter(
      (order) =>
        beijingTime(order.atMs).startsWith(month) && (bizType === '' || String(order.bizType) === bizType),
    );
    return succeed(OK, {
      content: rowsOf(paged(call, wanted), invoices, nowMs),
      total: wanted.length,
      totalFen: sumOf(wanted),
    });
  },

  async searchInvoiceOrders(call, { store, clock }) {
    const visitor = requireVisitor(call);
    const { pageNo, pageSize, orderNo = '', phoneLast4, fromDay = '', toDay } = call.body;
    const number = orderNo.toUpperCase();
    const wanted = (await store.invoices.invoiceOrders(visitor)).filter((order) => {
      const day = beijingTime(order.atMs).slice(0, 10);
      return (
        [order.orderNo, order.waybillNo].some((each) => each.toUpperCase().endsWith(number)) &&
        (phoneLast4 === undefined || order.phones.some((phone) => phone.endsWith(phoneLast4))) &&
        day >= fromDay &&
        (toDay === undefined || day <= toDay)
      );
    });
    const from = (pageNo - 1) * pageSize;
    const rows = rowsOf(
      wanted.slice(from, from + pageSize),
      await store.invoices.invoicesOf(visitor),
      clock.nowMs(),
    );
    return succeed(OK, { content: rows, total: wanted.length, totalFen: sumOf(wanted) });
  },

  async getTaxpayers(call) {
    requireVisitor(call);
    const found = TAXPAYERS.filter(({ title }) => title.includes(text(call, 'keyword').trim()));
    return succeed(OK, {
      content: found.slice(0, 10).map(({ title, taxNo, bankName, bankAccount, address, phone }) => ({
        ...{ title, taxNo, bankName, bankAccount, address, phone },
      })),
    });
  },

  submitInvoice: (call, tools) => submit(call, tools, 'OWN'),
  submitInvoiceLF: (call, tools) => submit(call, tools, 'LF'),

  async getInvoiceHistory(call, { store, clock }) {
    const nowMs = clock.nowMs();
    const [state, invoiceNo, requestNo] = ['stateCode', 'invoiceNo', 'ofRequestNo'].map((name) =>
      text(call, name),
    );
    const wanted = (await store.invoices.invoicesOf(requireVisitor(call))).filter(
      (invoice) =>
        (state === '' || invoiceStateOf(invoice, nowMs) === state) &&
        (invoiceNo === '' || invoice.invoiceNo === invoiceNo) &&
        (requestNo === '' || invoice.requestNo === requestNo),
    );
    return succeed(OK, {
      content: paged(call, wanted).map((invoice) => recordOf(invoice, nowMs, call.origin)),
      total: wanted.length,
    });
  },

  async getInvoiceContainOrders(call, { store, clock }) {
    const visitor = requireVisitor(call);
    const invoices = await store.invoices.invoicesOf(visitor);
    const invoice = invoices.find((each) => each.invoiceNo === text(call, 'invoiceNo'));
    if (invoice === undefined) return NO_SUCH;
    const orders = (await store.invoices.invoiceOrders(visitor)).filter(({ orderNo }) =>
      invoice.orderNos.includes(orderNo),
    );
    return succeed(OK, {
      content: rowsOf(paged(call, orders), invoices, clock.nowMs()),
      total: orders.length,
      totalFen: invoice.amountFen,
    });
  },

  sendInvoiceEmail: (call, tools) =>
    change(call, tools, (invoice, nowMs) => {
      if (invoiceStateOf(invoice, nowMs) !== 'ISSUED') return { refusal: NOT_ISSUED };
      const waitMs = (mailedAt(invoice, nowMs) ?? 0) + MAIL_PAUSE_MS - nowMs;
      if (waitMs > 0) return { refusal: tooSoon(Math.ceil(waitMs / 1000)) };
      return { invoice: { ...invoice, mailedAtMs: nowMs } };
    }),

  modifyInvoiceEmail: (call, tools) =>
    change(call, tools, (invoice, nowMs) => {
      const state = invoiceStateOf(invoice, nowMs);
      if (state !== 'UNDER_WAY' && state !== 'ISSUED') return { refusal: NOT_ISSUED };
      return { invoice: { ...invoice, email: call.body.email } };
    }),
} satisfies Partial<Handlers>;

async function change(
  call: Call<{ readonly invoiceNo: string }>,
  { store, clock }: GatewayTools,
  how: (invoice: Invoice, nowMs: number) => { readonly invoice: Invoice } | { readonly refusal: Answer },
): Promise<Answer> {
  const changed = await store.invoices.changeInvoice(requireVisitor(call), call.body.invoiceNo, how);
  if (changed === null) return NO_SUCH;
  return 'refusal' in changed
    ? changed.refusal
    : succeed(OK, recordOf(changed.invoice, clock.nowMs(), call.origin));
}
