/** API of the invoices (contract tag `invoiceRecords`). DTOs do not leave this file, except `InvoiceRecord`. */
import type { Gateway, Scope } from '@/api';
import { getInvoiceContainOrders, getInvoiceHistory } from '@/api/generated/operations/invoiceRecords';
import type { InvoiceRecord, InvoiceState } from '@/api/generated/schemas/InvoiceRecord';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import type { PagedPage, PagedSource } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';
import { type InvoiceOrderRow, toOrderRow } from './orderRows';
import { type RecordTab, yuan } from './recordRules';
import { TITLE_NAMES } from './titleRules';

type Calls = Pick<Gateway, 'call'>;

/** Code of `getInvoiceContainOrders` (contract): this account has no such invoice. */
const NO_SUCH = '204100008';
const PAGE_SIZE = 20;
/** Maximum length of an invoice number (contract). */
export const MAX_NO = 64;

/** The invoice with this number; null: this account has none. @throws ApiError */
export async function findRecord(
  calls: Calls,
  invoiceNo: string,
  scope: Scope,
): Promise<InvoiceRecord | null> {
  if (invoiceNo === '') return null;
  const query = { invoiceNo, pageNo: '1', pageSize: '1' };
  return (await calls.call(getInvoiceHistory, query, scope)).data.content[0] ?? null;
}

export interface RecordRow {
  readonly id: string;
  readonly title: string;
  readonly stateCode: InvoiceState;
  /** Kind of title, number of orders, time. */
  readonly about: string;
  readonly sum: string;
}

const toRow = (record: InvoiceRecord): RecordRow => ({
  id: record.invoiceNo,
  title: record.title || TITLE_NAMES[record.titleType],
  stateCode: record.stateCode,
  about: [
    TITLE_NAMES[record.titleType],
    record.orderCount > 0 ? `${record.orderCount} 单` : '',
    toMinute(record.createTm),
  ]
    .filter((text) => text !== '')
    .join(' · '),
  sum: yuan(record.amountFen),
});

export const recordRows = (calls: Calls): PagedSource<RecordRow, RecordTab> => ({
  pageSize: PAGE_SIZE,
  filter: 'ALL',
  async fetchPage(pageNo, scope, tab) {
    const query = { pageNo: String(pageNo), pageSize: String(PAGE_SIZE) };
    const { data } = await calls.call(
      getInvoiceHistory,
      tab === 'ALL' ? query : { ...query, stateCode: tab },
      scope,
    );
    return { rows: data.content.map(toRow), total: data.total };
  },
});

/**
 * Orders of one invoice; an empty list if this account has no such invoice, since a retry would not find it either.
 * @param onSum receives their total in fen from the gateway; null: not sent
 */
export const recordOrders = (
  calls: Calls,
  invoiceNo: string,
  onSum: (fen: number | null) => void,
): PagedSource<InvoiceOrderRow> => ({
  pageSize: PAGE_SIZE,
  filter: undefined,
  async fetchPage(pageNo, scope): Promise<PagedPage<InvoiceOrderRow>> {
    if (invoiceNo === '') return NONE;
    return ignoreRefusal(NO_SUCH, NONE, async () => {
      const query = { invoiceNo, pageNo: String(pageNo), pageSize: String(PAGE_SIZE) };
      const { data } = await calls.call(getInvoiceContainOrders, query, scope);
      if (!scope.isCancelled) onSum(data.totalFen);
      return { rows: data.content.map(toOrderRow), total: data.total };
    });
  },
});

const NONE = { rows: [], total: 0 } as const;
