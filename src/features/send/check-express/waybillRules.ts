/** Waybill numbers: which are valid, and which carriers fit their format. A pure table. */
import type { ExpressTrace } from '@/api/generated/operations/express';
import { normalizeWaybill } from '@/utils/normalizeDocuments';
import { normalizeText } from '@/utils/normalizeText';
import { isMobileNumber } from '@/utils/phone';

/** The carriers that can be tracked. */
export type CarrierCode = Exclude<ExpressTrace['carrierCode'], 'unknown'>;

export interface CarrierName {
  readonly code: CarrierCode;
  readonly name: string;
}

/** Product §2.3 "Carrier codes", in display order. */
export const CARRIERS: readonly CarrierName[] = [
  { code: 'SF', name: '顺丰速运' },
  { code: 'ZTO', name: '中通快递' },
  { code: 'YTO', name: '圆通速递' },
  { code: 'STO', name: '申通快递' },
  { code: 'YD', name: '韵达快递' },
  { code: 'zgyz', name: '中国邮政' },
  { code: 'JTJZ', name: '极兔速递' },
];

/** Limits of the contract. */
const MIN_LENGTH = 8;
export const MAX_LENGTH = 32;

/**
 * Number formats as the carriers print them today, the most certain first. A number of only digits may fit several: all
 * of them are offered.
 */
const FORMS: readonly (readonly [form: RegExp, code: CarrierCode])[] = [
  [/^SF\d{12,13}$/, 'SF'],
  [/^YT\d{13}$/, 'YTO'],
  [/^JT\d{13}$/, 'JTJZ'],
  [/^ZTO\d{10,13}$/, 'ZTO'],
  [/^YTO\d{10,13}$/, 'YTO'],
  [/^STO\d{10,13}$/, 'STO'],
  [/^YD\d{12,13}$/, 'YD'],
  [/^JTJZ\d{10,13}$/, 'JTJZ'],
  [/^ZGYZ\d{10,13}$/, 'zgyz'],
  [/^[A-Z]{2}\d{9}CN$/, 'zgyz'],
  [/^77\d{13}$/, 'STO'],
  [/^7[3-9]\d{12}$/, 'ZTO'],
  [/^[34]\d{14}$/, 'YD'],
  [/^[34]\d{12}$/, 'YD'],
  [/^9[0-9]\d{11}$/, 'zgyz'],
  [/^1[0-3]\d{11}$/, 'zgyz'],
  [/^\d{12}$/, 'SF'],
  [/^[2-8]\d{11}$/, 'STO'],
  [/^7\d{11}$/, 'ZTO'],
];

/** Possible carriers, the most likely first; empty if no format fits. */
export function carriersOf(text: string): readonly CarrierCode[] {
  const number = normalizeWaybill(text);
  const codes = FORMS.filter(([form]) => form.test(number)).map(([, code]) => code);
  return codes.filter((code, index) => codes.indexOf(code) === index);
}

/** The problem of a number, as a text; '': it can be tracked. */
export function waybillProblem(text: string): string {
  const number = normalizeWaybill(text);
  if (number === '') return '请输入运单号';
  if (!/^[0-9A-Z]+$/.test(number)) return '运单号只有字母和数字';
  if (number.length < MIN_LENGTH || number.length > MAX_LENGTH)
    return `运单号为 ${MIN_LENGTH} 到 ${MAX_LENGTH} 位字母和数字`;
  return '';
}

/** No number given out begins with 10 to 12, so that such a part is more likely a waybill number. */
const isLikelyMobile = (token: string): boolean => isMobileNumber(token) && !/^1[0-2]/.test(token);

/**
 * The waybill number in a pasted or scanned text: a carrier's message, or the address in a label's code. Tries the
 * whole text as one number in groups, then parts in a carrier's format, then any valid part that is not a mobile
 * number; '': none found.
 */
export function waybillIn(text: string): string {
  // A label's code may be a megabyte of foreign text.
  const message = normalizeText(text.slice(0, 2_000));
  const whole = normalizeWaybill(message);
  if (carriersOf(whole).length > 0) return whole;
  const tokens = message
    .toUpperCase()
    .split(/[^0-9A-Z-]+/)
    .map(normalizeWaybill)
    .filter((token) => waybillProblem(token) === '');
  return (
    tokens.find((token) => carriersOf(token).length > 0) ??
    tokens.find((token) => /\d{6}/.test(token) && !isLikelyMobile(token)) ??
    ''
  );
}
