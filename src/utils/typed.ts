/**
 * Normalises what users type and paste: one function per kind of field, applied before a length or a form is checked
 * and before anything is sent. Copied numbers contain direction marks (from address books), spaces, hyphens, country
 * codes, labels and units; input methods write full-width digits. Pure. Separate
 * from `typedPapers` and `typedAmount`, so that a page loads what it uses.
 */
import { MOBILE_START } from './mobile';
import { cleanText } from './text';

/** Offset of full-width forms (U+FF01 to U+FF5E) from their ASCII characters. */
const FULL_WIDTH = 0xfee0;
const STROKES = /[\u2010-\u2015\u2212\ufe63]/g;

/** Removes invisible characters; converts full-width characters, spaces and all hyphens to ASCII. */
export const plainText = (text: string): string =>
  cleanText(text)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(STROKES, '-')
    .replace(/\s/g, ' ')
    .trim();

/** Removes the label that a form prints before a number: `手机号：`. */
export const withoutLabel = (text: string): string => text.replace(/^[\u4e00-\u9fff]{1,12} ?: ?/, '');

export const withoutBlanks = (text: string): string => text.replace(/ /g, '');
export const withoutGaps = (text: string): string => text.replace(/[ -]/g, '');
/** Removes hyphens only between groups: one before a number is a sign, one at its end a mistake. */
export const joined = (text: string): string =>
  withoutBlanks(text).replace(/([0-9A-Za-z])-+(?=[0-9A-Za-z])/g, '$1');

const COUNTRY_CODE = new RegExp(`^(?:\\+|00)?86(?=${MOBILE_START}\\d{10}$)`);

/** A mobile number: `+86 138-0013-8000` is `13800138000`. The country code is removed only before eleven digits. */
export const plainMobile = (text: string): string =>
  withoutLabel(plainText(text).replace(/^tel:/i, ''))
    .replace(/[ ()-]/g, '')
    .replace(COUNTRY_CODE, '');

/** Digits in groups: the last four of a number, one side of a parcel in centimetres. A unit at the end is removed. */
export const plainDigits = (text: string): string =>
  joined(withoutLabel(plainText(text))).replace(/(?:厘米|公分|cm)$/i, '');

/** The code in an SMS: the first six digits in a row. */
const SIX_DIGITS = /(?:^|\D)(\d{6})(?!\d)/;

/** An SMS code, at most `length` characters (product §1.5); from a complete pasted message, its six digits. */
export function plainCode(text: string, length: number): string {
  const code = withoutGaps(plainText(text));
  return code.length > length ? (SIX_DIGITS.exec(code)?.[1] ?? code.slice(0, length)) : code;
}
