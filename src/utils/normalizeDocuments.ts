/** `normalizeText` for what invoices and parcels carry: numbers of waybills, orders, taxes and banks, e-mail addresses. */
import { joinGroups, normalizeText, withoutBlanks, withoutGaps, withoutLabel } from './normalizeText';

/** A waybill number: without spaces and hyphens, in upper case. */
export const normalizeWaybill = (text: string): string =>
  withoutGaps(withoutLabel(normalizeText(text))).toUpperCase();

/** An order number or its end: hyphens are part of some. */
export const normalizeOrderNumber = (text: string): string =>
  withoutBlanks(withoutLabel(normalizeText(text)));

/** A tax number: without spaces and hyphens, in upper case. */
export const normalizeTaxNumber = (text: string): string =>
  joinGroups(withoutLabel(normalizeText(text))).toUpperCase();

/** An e-mail address. A space inside a name stays: without it the address would be someone else's. */
export const normalizeEmail = (text: string): string =>
  withoutLabel(normalizeText(text).replace(/^mailto:/i, ''))
    .replace(/。/g, '.')
    .replace(/ ?@ ?/g, '@');

/** A bank account or a landline as printed: its spaces and hyphens stay. */
export const normalizePrintedNumber = (text: string): string => withoutLabel(normalizeText(text));
