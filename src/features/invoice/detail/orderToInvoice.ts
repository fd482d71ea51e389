/** The one order that another page asks to invoice: whether it can be. */
import type { Gateway, Scope } from '@/api';
import { searchInvoiceOrders } from '@/api/generated/operations/invoiceOrders';
import type { InvoiceOrder } from '@/api/generated/schemas/InvoiceOrderListData';
import { MAX_ORDERS } from '@/features/invoice/InvoiceChoice';

export type OrderToInvoice =
  | { readonly kind: 'open'; readonly order: InvoiceOrder }
  /** It has an invoice, or one in progress; `invoiceNo` '': not sent. */
  | { readonly kind: 'invoiced'; readonly isIssued: boolean; readonly invoiceNo: string }
  /** Not paid, not received yet, or not invoiced online. */
  | { readonly kind: 'closed' };

/** What the search finds an order by (contract). */
const NUMBER = /^[0-9A-Za-z-]{4,64}$/;

/** The search also finds numbers that end with this one. */
export function orderToInvoice(orderNo: string, found: readonly InvoiceOrder[]): OrderToInvoice {
  const order = found.find((each) => each.orderNo === orderNo);
  switch (order?.stateCode) {
    case 'OPEN':
      return order.companyCode === 'unknown' ? { kind: 'closed' } : { kind: 'open', order };
    case 'INVOICED':
    case 'UNDER_WAY':
      return { kind: 'invoiced', isIssued: order.stateCode === 'INVOICED', invoiceNo: order.invoiceNo };
    case 'unknown':
    case undefined:
      return { kind: 'closed' };
  }
}

/** @throws ApiError */
export async function findOrder(
  calls: Pick<Gateway, 'call'>,
  orderNo: string,
  scope: Scope,
): Promise<OrderToInvoice> {
  if (!NUMBER.test(orderNo)) return { kind: 'closed' };
  const body = { orderNo, pageNo: 1, pageSize: MAX_ORDERS };
  return orderToInvoice(orderNo, (await calls.call(searchInvoiceOrders, body, scope)).data.content);
}
