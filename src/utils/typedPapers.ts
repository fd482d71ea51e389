/** `typed` for what invoices and parcels carry: numbers of waybills, orders, taxes and banks, e-mail addresses. */
import { joined, plainText, withoutBlanks, withoutGaps, withoutLabel } from './typed';

/** A waybill number: without spaces and hyphens, in upper case. */
export const plainWaybill = (text: string): string =>
  withoutGaps(withoutLabel(plainText(text))).toUpperCase();

/** An order number or its end: hyphens are part of some. */
export const plainOrderNo = (text: string): string => withoutBlanks(withoutLabel(plainText(text)));

/** A tax number: without spaces and hyphens, in upper case. */
export const plainTaxNumber = (text: string): string => joined(withoutLabel(plainText(text))).toUpperCase();

/** An e-mail address. A space inside a name stays: without it the address would be someone else's. */
export const plainEmail = (text: string): string =>
  withoutLabel(plainText(text).replace(/^mailto:/i, ''))
    .replace(/。/g, '.')
    .replace(/ ?@ ?/g, '@');

/** A bank account or a landline as printed: its spaces and hyphens stay. */
export const plainNumber = (text: string): string => withoutLabel(plainText(text));
