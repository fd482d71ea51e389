/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { amount, id, known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { withDefault } from '../../lenient';

const wireInvoiceState = known('UNDER_WAY', 'ISSUED', 'FAILED', 'RED');
/** being issued, issued, failed, reversed by a red invoice; the orders of the last two can be invoiced again */
export type InvoiceState = Decoded<typeof wireInvoiceState>;

const wireInvoiceTitleType = known('COMPANY', 'PERSON');
export type InvoiceTitleType = Decoded<typeof wireInvoiceTitleType>;

const wireInvoiceCompany = known('OWN', 'LF');
/** who the order belongs to: the own company, the other one; an invoice covers orders of one of them */
export type InvoiceCompany = Decoded<typeof wireInvoiceCompany>;

export const wireInvoiceRecord = object({
  invoiceNo: id,
  stateCode: wireInvoiceState,
  titleType: wireInvoiceTitleType,
  title: shortText(100),
  taxNo: shortText(20),
  bankName: shortText(100),
  bankAccount: shortText(30),
  address: shortText(100),
  phone: shortText(20),
  remark: shortText(100),
  email: shortText(100),
  contentText: shortText(60),
  companyCode: wireInvoiceCompany,
  companyName: shortText(60),
  amountFen: amount,
  orderCount: withDefault(number, 0),
  createTm: withDefault(string, ''),
  doneTm: withDefault(string, ''),
  redTm: withDefault(string, ''),
  reasonMsg: shortText(100),
  invoiceNumber: shortText(30),
  pdfUrl: withDefault(string, ''),
  mailTm: withDefault(string, ''),
  mailAgainTm: withDefault(string, ''),
});
export type InvoiceRecord = Decoded<typeof wireInvoiceRecord>;
