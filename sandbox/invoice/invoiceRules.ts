import type { InvoiceState } from '../../contract/types';
import { cameAt, payOf, waybillOf } from '../send/orderRules';
import type { SentOrder } from '../send/orderTypes';
import type { Invoice, InvoiceOrder } from './invoiceTypes';

/** Minimum time between two mails of one invoice, milliseconds. */
export const MAIL_PAUSE_MS = 60_000;
export const MAX_TITLES = 20;

export function invoiceStateOf(
  { endsAtMs, redAtMs, failsWith }: Pick<Invoice, 'endsAtMs' | 'redAtMs' | 'failsWith'>,
  nowMs: number,
): InvoiceState {
  if (nowMs < endsAtMs) return 'UNDER_WAY';
  if (failsWith !== '') return 'FAILED';
  return nowMs < redAtMs ? 'ISSUED' : 'RED';
}

/** When its last mail was sent; null: never. A mail is sent automatically when the invoice is issued. */
export function mailedAt(invoice: Invoice, nowMs: number): number | null {
  if (invoice.mailedAtMs !== null) return invoice.mailedAtMs;
  return nowMs >= invoice.endsAtMs && invoice.failsWith === '' ? invoice.endsAtMs : null;
}

/** The invoice that holds an order now; failed or reversed invoices hold none. */
export function holderOf(
  orderNo: string,
  invoices: readonly Invoice[],
  nowMs: number,
): { readonly invoiceNo: string; readonly state: 'UNDER_WAY' | 'ISSUED' } | null {
  for (const invoice of invoices) {
    const state = invoiceStateOf(invoice, nowMs);
    if ((state === 'UNDER_WAY' || state === 'ISSUED') && invoice.orderNos.includes(orderNo))
      return { invoiceNo: invoice.invoiceNo, state };
  }
  return null;
}

/** Orders that can be invoiced now. */
export const openOrders = (
  orders: readonly InvoiceOrder[],
  invoices: readonly Invoice[],
  nowMs: number,
): readonly InvoiceOrder[] => orders.filter(({ orderNo }) => holderOf(orderNo, invoices, nowMs) === null);

/** Sent from the door (product §2.2, business 13): received and paid orders. */
export function ofSentOrder(order: SentOrder, nowMs: number): readonly InvoiceOrder[] {
  const isSigned = cameAt(order, 'SIGNED', nowMs) !== undefined;
  const payFen = payOf(order);
  return !isSigned || payFen <= 0
    ? []
    : [
        {
          orderNo: order.orderNo,
          waybillNo: waybillOf(order),
          bizType: 13,
          companyCode: 'OWN',
          routeText: `${order.sender.city} → ${order.receiver.city}`,
          payFen,
          atMs: order.createdAtMs,
          phones: [order.sender.mobile, order.receiver.mobile],
        },
      ];
}
