/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { InvoiceOrderListQuery, SearchInvoiceOrdersRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { type InvoiceOrderListData, wireInvoiceOrderListData } from '../schemas/InvoiceOrderListData';

/** One page of the orders that can be invoiced now, newest first, with count and total of all of them */
export const invoiceOrderList: Operation<
  InvoiceOrderListQuery,
  InvoiceOrderListData
> = {
  path: '/fcinvoice/consumerInvoice/v2/orderList',
  method: 'GET',
  decode: wireInvoiceOrderListData,
};

/** One page of orders by number, end of a phone number, or time, including those with an invoice */
export const searchInvoiceOrders: Operation<
  SearchInvoiceOrdersRequest,
  InvoiceOrderListData
> = {
  path: '/fcinvoice/consumerInvoice/v2/searchOrder',
  encrypt: true,
  decode: wireInvoiceOrderListData,
};
