/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { amount, id, known, number, object, shortWords, string } from '../../decode';
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
  title: shortWords(100),
  taxNo: shortWords(20),
  bankName: shortWords(100),
  bankAccount: shortWords(30),
  address: shortWords(100),
  phone: shortWords(20),
  remark: shortWords(100),
  email: shortWords(100),
  contentText: shortWords(60),
  companyCode: wireInvoiceCompany,
  companyName: shortWords(60),
  amountFen: amount,
  orderCount: withDefault(number, 0),
  createTm: withDefault(string, ''),
  doneTm: withDefault(string, ''),
  redTm: withDefault(string, ''),
  reasonMsg: shortWords(100),
  invoiceNumber: shortWords(30),
  pdfUrl: withDefault(string, ''),
  mailTm: withDefault(string, ''),
  mailAgainTm: withDefault(string, ''),
});
export type InvoiceRecord = Decoded<typeof wireInvoiceRecord>;
