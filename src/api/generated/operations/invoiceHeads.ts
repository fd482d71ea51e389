/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { DeleteInvoiceHeadRequest, EmptyRequest, SaveInvoiceHeadRequest, ValidateInvoiceHeadRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { boolean, id, known, object, shortText } from '../../decode';
import type { Decoded } from '../../decoder';
import { itemsOf, withDefault } from '../../lenient';

const wireInvoiceTitleType = known('COMPANY', 'PERSON');
export type InvoiceTitleType = Decoded<typeof wireInvoiceTitleType>;

const wireInvoiceHead = object({
  headId: id,
  titleType: wireInvoiceTitleType,
  title: shortText(100),
  taxNo: shortText(20),
  bankName: shortText(100),
  bankAccount: shortText(30),
  address: shortText(100),
  phone: shortText(20),
  isDefault: withDefault(boolean, false),
});
export type InvoiceHead = Decoded<typeof wireInvoiceHead>;

const wireInvoiceHeadListData = object({ content: itemsOf(wireInvoiceHead, 50) });
export type InvoiceHeadListData = Decoded<typeof wireInvoiceHeadListData>;

/** Saved titles, the default first, then the most recently saved */
export const invoiceHeadList: Operation<
  EmptyRequest,
  InvoiceHeadListData
> = {
  path: '/fcinvoice/invoiceHead/list',
  form: true,
  decode: wireInvoiceHeadListData,
};

/** Saves a title, a new one without headId; identical content is one title */
export const saveInvoiceHead: Operation<
  SaveInvoiceHeadRequest,
  InvoiceHead
> = {
  path: '/fcinvoice/invoiceHead/save',
  form: true,
  isWrite: true,
  decode: wireInvoiceHead,
};

/** Deletes a title; one that does not exist gets the same response */
export const deleteInvoiceHead: Operation<
  DeleteInvoiceHeadRequest,
  InvoiceHeadListData
> = {
  path: '/fcinvoice/invoiceHead/delete',
  form: true,
  isWrite: true,
  decode: wireInvoiceHeadListData,
};

const wireValidateInvoiceHeadData = object({ isValid: boolean, reasonMsg: shortText(60) });
export type ValidateInvoiceHeadData = Decoded<typeof wireValidateInvoiceHeadData>;

/** Whether name and tax number of a company match, as far as known */
export const validateInvoiceHead: Operation<
  ValidateInvoiceHeadRequest,
  ValidateInvoiceHeadData
> = {
  path: '/fcinvoice/invoiceHead/validate',
  form: true,
  decode: wireValidateInvoiceHeadData,
};
