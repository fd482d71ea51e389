/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import type { components, operations } from '../gateway';
import { type InvoiceOrderListData, wireInvoiceOrderListData } from '../schemas/InvoiceOrderListData';

/** One page of the orders that can be invoiced now, newest first, with count and total of all of them */
export const invoiceOrderList: Operation<
  Omit<NonNullable<operations['invoiceOrderList']['parameters']['query']>, '__no_redirect'>,
  InvoiceOrderListData
> = {
  path: '/fcinvoice/consumerInvoice/v2/orderList',
  method: 'GET',
  decode: wireInvoiceOrderListData,
};

/** One page of orders by number, end of a phone number, or time, including those with an invoice */
export const searchInvoiceOrders: Operation<
  components['schemas']['SearchInvoiceOrdersRequest'],
  InvoiceOrderListData
> = {
  path: '/fcinvoice/consumerInvoice/v2/searchOrder',
  encrypt: true,
  decode: wireInvoiceOrderListData,
};
