/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { GetTaxpayersQuery, SubmitInvoiceRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf } from '../../lenient';
import { type InvoiceRecord, wireInvoiceRecord } from '../schemas/InvoiceRecord';

const wireTaxpayer = object({
  title: shortText(100),
  taxNo: shortText(20),
  bankName: shortText(100),
  bankAccount: shortText(30),
  address: shortText(100),
  phone: shortText(20),
});
export type Taxpayer = Decoded<typeof wireTaxpayer>;

const wireTaxpayersData = object({ content: itemsOf(wireTaxpayer, 10) });
export type TaxpayersData = Decoded<typeof wireTaxpayersData>;

/** Companies whose names contain the typed text, with their tax numbers */
export const getTaxpayers: Operation<
  GetTaxpayersQuery,
  TaxpayersData
> = {
  path: '/fcinvoice/consumerInvoice/v2/getTaxpayers',
  method: 'GET',
  decode: wireTaxpayersData,
};

/** Applies once for one invoice of these orders of the own company */
export const submitInvoice: Operation<
  SubmitInvoiceRequest,
  InvoiceRecord
> = {
  path: '/fcinvoice/consumerInvoice/v2/submitInvoice',
  encrypt: true,
  isWrite: true,
  decode: wireInvoiceRecord,
};

/** The same for orders of the other company (LF) */
export const submitInvoiceLF: Operation<
  SubmitInvoiceRequest,
  InvoiceRecord
> = {
  path: '/fcinvoice/consumerInvoice/v2/submitInvoiceLF',
  encrypt: true,
  isWrite: true,
  decode: wireInvoiceRecord,
};
