/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { amount, id, known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';

const wireInvoiceCompany = known('OWN', 'LF');
/** who the order belongs to: the own company, the other one; an invoice covers orders of one of them */
export type InvoiceCompany = Decoded<typeof wireInvoiceCompany>;

const wireInvoiceOrderState = known('OPEN', 'UNDER_WAY', 'INVOICED');
/** can be invoiced, an invoice is in progress, has an invoice */
export type InvoiceOrderState = Decoded<typeof wireInvoiceOrderState>;

const wireInvoiceOrder = object({
  orderNo: id,
  waybillNo: shortText(40),
  bizType: number,
  companyCode: wireInvoiceCompany,
  routeText: shortText(60),
  amountFen: amount,
  orderTm: withDefault(string, ''),
  stateCode: wireInvoiceOrderState,
  invoiceNo: withDefault(string, ''),
});
export type InvoiceOrder = Decoded<typeof wireInvoiceOrder>;

export const wireInvoiceOrderListData = object({ content: itemsOf(wireInvoiceOrder, 50), total: number, totalFen: withDefault(amount, null) });
export type InvoiceOrderListData = Decoded<typeof wireInvoiceOrderListData>;
