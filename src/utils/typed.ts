/**
 * What people type and paste, as it is meant: one function per kind of field, applied before a length or a form is
 * checked and before anything is sent. Copied numbers carry marks of direction (from address books), blanks, strokes,
 * country codes, labels and units; input methods write full-width digits. Pure.
 */
import { cleanText } from './text';

/** Full-width forms (U+FF01 to U+FF5E) lie this far from their ASCII letters. */
const FULL_WIDTH = 0xfee0;
const STROKES = /[\u2010-\u2015\u2212\ufe63]/g;

/** Without marks that are not seen; full-width letters, blanks and all strokes as ASCII. */
export const plainText = (text: string): string =>
  cleanText(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(STROKES, '-')
    .replace(/\s/g, ' ')
    .trim();

/** Without what a form prints before a number: `手机号：`. */
const withoutLabel = (text: string): string => text.replace(/^[\u4e00-\u9fff]{1,12} ?: ?/, '');

const withoutBlanks = (text: string): string => text.replace(/ /g, '');
const withoutGaps = (text: string): string => text.replace(/[ -]/g, '');
/** Strokes between groups only: one before a number is a sign, one at its end a mistake. */
const joined = (text: string): string => withoutBlanks(text).replace(/([0-9A-Za-z])-+(?=[0-9A-Za-z])/g, '$1');

/** A mobile number: `+86 138-0013-8000` is `13800138000`. The country code goes only before eleven digits. */
export const plainMobile = (text: string): string =>
  withoutLabel(plainText(text).replace(/^tel:/i, ''))
    .replace(/[ ()-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');

/** Digits in groups: the last four of a number, one side of a parcel in centimetres. A unit at the end goes. */
export const plainDigits = (text: string): string =>
  joined(withoutLabel(plainText(text))).replace(/(?:厘米|公分|cm)$/i, '');

/** Digits of an SMS code's message, where six of them lie together. */
const SIX_DIGITS = /(?:^|\D)(\d{6})(?!\d)/;

/** An SMS code, at most `length` characters (product §1.5); of a message that was pasted as a whole its six digits. */
export function plainCode(text: string, length: number): string {
  const code = withoutGaps(plainText(text));
  return code.length > length ? (SIX_DIGITS.exec(code)?.[1] ?? code.slice(0, length)) : code;
}

/** A waybill number: without blanks and strokes, in capitals. */
export const plainWaybill = (text: string): string =>
  withoutGaps(withoutLabel(plainText(text))).toUpperCase();

/** An order number or its end: strokes are part of some. */
export const plainOrderNo = (text: string): string => withoutBlanks(withoutLabel(plainText(text)));

/** A sum in yuan: `￥1,000.50 元` is `1000.50`, `10。5` is `10.5`. */
export function plainAmount(text: string): string {
  const sum = withoutBlanks(withoutLabel(plainText(text)))
    .replace(/。/g, '.')
    .replace(/^(?:[¥￥]|RMB|CNY)/i, '')
    .replace(/(?:元|块|圆|RMB|CNY)$/i, '');
  return /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(sum) ? sum.replace(/,/g, '') : sum;
}

/** A tax number: without blanks and strokes, small letters as capitals. */
export const plainTaxNumber = (text: string): string => joined(withoutLabel(plainText(text))).toUpperCase();

/** An address for mail. A blank inside a name stays: without it the address would be somebody else's. */
export const plainEmail = (text: string): string =>
  withoutLabel(plainText(text).replace(/^mailto:/i, ''))
    .replace(/。/g, '.')
    .replace(/ ?@ ?/g, '@');

/** A bank account or a landline, as it is printed: its blanks and strokes stay. */
export const plainNumber = (text: string): string => withoutLabel(plainText(text));
