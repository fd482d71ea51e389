/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { GetInvoiceContainOrdersQuery, GetInvoiceHistoryQuery, ModifyInvoiceEmailRequest, SendInvoiceEmailRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { number, object } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import { type InvoiceOrderListData, wireInvoiceOrderListData } from '../schemas/InvoiceOrderListData';
import { type InvoiceRecord, wireInvoiceRecord } from '../schemas/InvoiceRecord';

const wireInvoiceHistoryData = object({ content: itemsOf(wireInvoiceRecord, 50), total: number });
export type InvoiceHistoryData = Decoded<typeof wireInvoiceHistoryData>;

/** One page of invoices, newest first; with a number only that one, if it belongs to this account */
export const getInvoiceHistory: Operation<
  GetInvoiceHistoryQuery,
  InvoiceHistoryData
> = {
  path: '/fcinvoice/consumerInvoice/v2/getInvoiceHistory',
  method: 'GET',
  decode: wireInvoiceHistoryData,
};

/** One page of the orders of an invoice */
export const getInvoiceContainOrders: Operation<
  GetInvoiceContainOrdersQuery,
  InvoiceOrderListData
> = {
  path: '/fcinvoice/consumerInvoice/v2/getInvoiceContainOrders',
  method: 'GET',
  decode: wireInvoiceOrderListData,
};

/** Resends an issued invoice to its address, at most once a minute */
export const sendInvoiceEmail: Operation<
  SendInvoiceEmailRequest,
  InvoiceRecord
> = {
  path: '/fcinvoice/consumerInvoice/v2/sendEmail',
  isWrite: true,
  decode: wireInvoiceRecord,
};

/** Changes the address of an invoice that is in progress or issued; sends nothing */
export const modifyInvoiceEmail: Operation<
  ModifyInvoiceEmailRequest,
  InvoiceRecord
> = {
  path: '/fcinvoice/courierAppInvoice/modifyEmailAddress',
  encrypt: true,
  isWrite: true,
  decode: wireInvoiceRecord,
};
