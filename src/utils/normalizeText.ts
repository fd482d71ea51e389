/**
 * Normalises what users type and paste: one function per kind of field, applied before a length or a form is checked
 * and before anything is sent. Copied numbers contain direction marks (from address books), spaces, hyphens, labels and
 * units; input methods write full-width digits. Pure. `phone`, `normalizeAmount` and `normalizeDocuments` are separate,
 * so that a page loads what it uses.
 */
import { cleanText } from './text';

/** Offset of full-width forms (U+FF01 to U+FF5E) from their ASCII characters. */
const FULL_WIDTH = 0xfee0;
const STROKES = /[\u2010-\u2015\u2212\ufe63]/g;

/** Removes invisible characters; converts full-width characters, spaces and all hyphens to ASCII. */
export const normalizeText = (text: string): string =>
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
export const joinGroups = (text: string): string =>
  withoutBlanks(text).replace(/([0-9A-Za-z])-+(?=[0-9A-Za-z])/g, '$1');

/** Digits in groups: the last four of a number, one side of a parcel in centimetres. A unit at the end is removed. */
export const normalizeDigits = (text: string): string =>
  joinGroups(withoutLabel(normalizeText(text))).replace(/(?:厘米|公分|cm)$/i, '');

/** The code in an SMS: the first six digits in a row. */
const SIX_DIGITS = /(?:^|\D)(\d{6})(?!\d)/;

/** An SMS code, at most `length` characters (product §1.5); from a complete pasted message, its six digits. */
export function normalizeCode(text: string, length: number): string {
  const code = withoutGaps(normalizeText(text));
  return code.length > length ? (SIX_DIGITS.exec(code)?.[1] ?? code.slice(0, length)) : code;
}
