import type { TableTools } from '../core/tableTools';
import type { OrderTable } from '../send/orderTable';
import { InvoiceTable } from './invoiceTable';

export const invoiceTables = ({ clock, random }: TableTools, orders: OrderTable) => ({
  invoices: new InvoiceTable(clock, random, orders),
});
