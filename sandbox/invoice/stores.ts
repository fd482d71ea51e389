import type { StoreTools } from '../core/storeTools';
import type { OrderStore } from '../send/orderStore';
import { InvoiceStore } from './invoiceStore';

export const invoiceStores = ({ clock, random }: StoreTools, orders: OrderStore) => ({
  invoices: new InvoiceStore(clock, random, orders),
});
