/** Invoiceable orders, invoices in every state, titles, and the companies that the tax office knows. */
import { hasNothing, HOSTILE_MOBILE } from '../account/visitors';
import { EVIL, MARK } from '../core/hostile';
import { CONTACTS } from '../send/addresses';
import type { Invoice, InvoiceOrder, InvoiceTitle, SavedTitle } from './invoiceTypes';
import { withCheckLetter } from './taxNumber';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Milliseconds until the tax office has responded. */
export const ISSUE_MS = 2 * 60_000;
export const CONTENT_TEXT: Readonly<Record<'OWN' | 'LF', string>> = {
  OWN: '*物流辅助服务*收派服务费',
  LF: '*居民日常服务*洗涤服务费',
};
export const COMPANY_NAME: Readonly<Record<'OWN' | 'LF', string>> = {
  OWN: '深圳市柜到网络技术有限公司',
  LF: '深圳市柜到生活服务有限公司',
};
export const RED_TEXT = '已开具红字发票冲销，订单可重新申请开票';
export const MISMATCH_TEXT = '发票抬头与纳税人识别号不一致，请核对';
export const ENDED_TEXT = '税务系统校验未通过：该纳税人状态非正常，请核对后重新申请';

// ---------------------------------------------------------------- companies

interface KnownTaxpayer extends InvoiceTitle {
  /** Deregistered: an invoice to it fails. */
  readonly isEnded?: true;
}

const taxpayer = (title: string, first17: string, more: Partial<KnownTaxpayer> = {}): KnownTaxpayer => ({
  titleType: 'COMPANY',
  title,
  taxNo: withCheckLetter(first17),
  bankName: '',
  bankAccount: '',
  address: '',
  phone: '',
  ...more,
});

const ACCOUNT = {
  bankName: '招商银行深圳科技园支行',
  bankAccount: '755912345610801',
  address: '深圳市南山区科技园高新南七道 12 号',
  phone: '0755-86001234',
};

/** None is ever renamed. */
export const TAXPAYERS: readonly KnownTaxpayer[] = [
  taxpayer('深圳市蓝鲸软件有限公司', '91440300MA5DA1B2C', ACCOUNT),
  taxpayer('深圳市蓝鲸贸易有限公司', '91440300MA5DB3C4D'),
  taxpayer('深圳市蓝天物业管理有限公司', '91440300MA5DC5E6F'),
  taxpayer('深圳市已注销贸易有限公司', '91440300MA5DD7G8H', { isEnded: true }),
  taxpayer('北京海淀创新科技有限公司', '91110108MA01A2B3C'),
  taxpayer('上海浦东蓝海咨询有限公司', '91310115MA1K3D4E5'),
  taxpayer('成都武侯蓝图设计有限公司', '91510107MA6C7F8G9'),
  taxpayer('深圳市南山区蓝星幼儿园', '52440300MJL1H2J3K'),
];

// ---------------------------------------------------------------- orders

const { home, company, beijing, shanghai, chengdu, remote } = CONTACTS;
const RECEIVERS = [beijing, shanghai, chengdu, company, remote];
const CABINETS = ['科技园南区 3 号柜', '滨海花园东门柜', '高新南七道 1 号柜'];
/**
 * Businesses (product §2.2): 13 door, 2 cabinet, 3 pick-up, 4 storage, 7 laundry, which is invoiced by the other
 * company.
 */
const BUSINESSES = [13, 2, 13, 3, 2, 4, 13, 7, 2, 13] as const;
const FROM_FEN: Readonly<Record<number, number>> = { 13: 1200, 2: 1000, 3: 100, 4: 300, 7: 3900 };
/** Together with the product's own three received orders, these are 60. */
const OPEN_COUNT = 57;

const pick = <T>(all: readonly [T, ...T[]] | readonly T[], index: number, first: T): T =>
  all[index % all.length] ?? first;

function order(orderNo: string, index: number, daysAgo: number, seededAtMs: number): InvoiceOrder {
  const bizType = pick(BUSINESSES, index, 13);
  const isSent = bizType === 13 || bizType === 2;
  const receiver = pick(RECEIVERS, index, beijing);
  // Derived from the number, so that two orders with the same index have different waybills.
  const digits = String(7_310_264_855 + Number(orderNo.replace(/\D/g, '')) * 37_019).padStart(12, '0');
  return {
    orderNo,
    waybillNo: isSent ? `${index % 2 === 0 ? 'SF' : 'YT'}${digits}` : '',
    bizType,
    companyCode: bizType === 7 ? 'LF' : 'OWN',
    routeText: isSent
      ? `${home.city} → ${receiver.city}`
      : bizType === 7
        ? `洗衣 ${1 + (index % 3)} 件`
        : pick(CABINETS, index, ''),
    payFen: (FROM_FEN[bizType] ?? 1000) + (bizType === 3 ? 0 : (index * 170) % 2400),
    atMs: seededAtMs - daysAgo * DAY_MS - (index % 7) * HOUR_MS,
    phones: isSent ? [home.mobile, receiver.mobile] : [home.mobile],
  };
}

const openNo = (index: number): string => `INVO-${String(index + 1).padStart(3, '0')}`;
const oldNo = (index: number): string => `INVO-9${String(index + 1).padStart(2, '0')}`;
/** Number of orders of older invoices. */
const OLD_COUNT = 20;
const OLD_ORDERS = 46;

/** In addition to the orders of sent parcels (send/orders.ts); none for numbers that end in 00. */
export function seededInvoiceOrders(phone: string, seededAtMs: number): readonly InvoiceOrder[] {
  if (hasNothing(phone)) return [];
  const open = Array.from({ length: OPEN_COUNT }, (_, index) =>
    order(openNo(index), index, 4 + index * 6, seededAtMs),
  );
  const old = Array.from({ length: OLD_ORDERS }, (_, index) =>
    // Every seventh of ten is laundry: each older invoice is of one company only.
    order(oldNo(index), index === LF_ORDER ? 7 : index % 10 === 7 ? 8 : index, 21 + index * 5, seededAtMs),
  );
  const hostile: InvoiceOrder = {
    ...order('INVO-HOSTILE', 0, 1, seededAtMs),
    waybillNo: `<img src=x onerror="${MARK}">`,
    routeText: `<script>${MARK}</script>\u202e市深\u202c${'很长的地名'.repeat(60)}\u0000`,
  };
  return phone === HOSTILE_MOBILE ? [hostile, ...open, ...old] : [...open, ...old];
}

// ---------------------------------------------------------------- titles

const OWN_COMPANY: InvoiceTitle = TAXPAYERS[0] ?? taxpayer('', '');
const OTHER_COMPANY: InvoiceTitle = TAXPAYERS[4] ?? taxpayer('', '');
const PERSON: InvoiceTitle = {
  titleType: 'PERSON',
  title: '陈晓岚',
  taxNo: '',
  bankName: '',
  bankAccount: '',
  address: '',
  phone: '',
};
const HOSTILE_TITLE: InvoiceTitle = {
  ...PERSON,
  title: `<img src=x onerror="${MARK}">\u202e头抬\u202c${'很长的抬头'.repeat(12)}`,
  bankName: `<b onclick="${MARK}">银行</b>`,
};

/** The default first. */
export function seededTitles(phone: string): readonly SavedTitle[] {
  if (hasNothing(phone)) return [];
  const titles =
    phone === HOSTILE_MOBILE ? [OWN_COMPANY, HOSTILE_TITLE] : [OWN_COMPANY, OTHER_COMPANY, PERSON];
  return titles.map((title, index) => ({
    ...plain(title),
    headId: `IH-${index + 1}`,
    isDefault: index === 0,
  }));
}

/** Without the fields that only the tax office knows. */
const plain = ({
  titleType,
  title,
  taxNo,
  bankName,
  bankAccount,
  address,
  phone,
}: InvoiceTitle): InvoiceTitle => ({
  titleType,
  title,
  taxNo,
  bankName,
  bankAccount,
  address,
  phone,
});

// ---------------------------------------------------------------- invoices

const LF_ORDER = 5;

interface SeededInvoice {
  readonly invoiceNo: string;
  readonly daysAgo: number;
  readonly orderNos: readonly string[];
  readonly title?: InvoiceTitle;
  readonly remark?: string;
  readonly failsWith?: string;
  readonly redDaysAgo?: number;
  readonly isUnderWay?: true;
}

const olds = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => oldNo(from + index));

/** None is ever renamed. Orders of failed or reversed invoices are among the 60. */
const INVOICES: readonly SeededInvoice[] = [
  { invoiceNo: 'INV-WAIT', daysAgo: 0.1, orderNos: olds(0, 2), isUnderWay: true, remark: '请尽快开具' },
  { invoiceNo: 'INV-FAIL', daysAgo: 3, orderNos: [openNo(0), openNo(2)], failsWith: MISMATCH_TEXT },
  { invoiceNo: 'INV-DONE', daysAgo: 15, orderNos: ['ORD-SIGNED-4', ...olds(2, 2)], remark: '第三季度寄件' },
  { invoiceNo: 'INV-PERSON', daysAgo: 20, orderNos: olds(4, 1), title: PERSON },
  { invoiceNo: 'INV-LF', daysAgo: 24, orderNos: olds(LF_ORDER, 1), title: OTHER_COMPANY },
  { invoiceNo: 'INV-RED', daysAgo: 60, redDaysAgo: 45, orderNos: [openNo(10), openNo(12)] },
  ...Array.from({ length: OLD_COUNT }, (_, index): SeededInvoice => ({
    invoiceNo: `INV-OLD-${String(index + 1).padStart(2, '0')}`,
    daysAgo: 40 + index * 9,
    orderNos: olds(LF_ORDER + 1 + index * 2, 2),
    title: index % 4 === 3 ? PERSON : OWN_COMPANY,
  })),
];

/** Newest first. `orders`: all of the account's, used for the sums. */
export function seededInvoices(
  phone: string,
  orders: readonly InvoiceOrder[],
  seededAtMs: number,
): readonly Invoice[] {
  if (hasNothing(phone)) return [];
  const hostile: SeededInvoice = {
    invoiceNo: 'INV-HOSTILE',
    daysAgo: 0.5,
    orderNos: [],
    title: HOSTILE_TITLE,
    remark: `<a href="${EVIL}">备注</a>${'备注'.repeat(49)}`.slice(0, 100),
    failsWith: `<script>${MARK}</script>${'失败原因'.repeat(30)}`,
  };
  const seeds = phone === HOSTILE_MOBILE ? [hostile, ...INVOICES] : [...INVOICES];
  return seeds
    .sort((a, b) => a.daysAgo - b.daysAgo)
    .map((seed): Invoice => {
      const own = orders.filter(({ orderNo }) => seed.orderNos.includes(orderNo));
      const atMs = seededAtMs - seed.daysAgo * DAY_MS;
      return {
        ...plain(seed.title ?? OWN_COMPANY),
        invoiceNo: seed.invoiceNo,
        companyCode: own[0]?.companyCode ?? 'OWN',
        orderNos: seed.orderNos,
        amountFen: own.reduce((sum, { payFen }) => sum + payFen, 0),
        remark: seed.remark ?? '',
        email: 'chenxl@example.com',
        requestNo: '',
        failsWith: seed.failsWith ?? '',
        atMs,
        endsAtMs: seed.isUnderWay === true ? Infinity : atMs + ISSUE_MS,
        redAtMs: seed.redDaysAgo === undefined ? Infinity : seededAtMs - seed.redDaysAgo * DAY_MS,
        mailedAtMs: null,
      };
    });
}
