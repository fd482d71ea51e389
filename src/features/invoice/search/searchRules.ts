/** Search rules of `/invoiceSearchOrder`: pure functions. */
import type { Problems } from '@/data/FormModel';
import { beijingDay } from '@/utils/beijingClock';
import { normalizeOrderNumber } from '@/utils/normalizeDocuments';
import { normalizeDigits } from '@/utils/normalizeText';

const DAY_MS = 86_400_000;

/** Days back; 0: no limit. */
export const SPANS = [
  { name: 'ALL', text: '不限', days: 0 },
  { name: 'MONTH', text: '近30天', days: 30 },
  { name: 'QUARTER', text: '近90天', days: 90 },
  { name: 'YEAR', text: '近一年', days: 365 },
] as const;

export interface Search {
  readonly orderNo: string;
  readonly phoneLast4: string;
  readonly span: (typeof SPANS)[number]['name'];
}
export const NO_SEARCH: Search = { orderNo: '', phoneLast4: '', span: 'ALL' };

export interface SearchQuestion {
  readonly orderNo?: string;
  readonly phoneLast4?: string;
  readonly fromDay?: string;
}

/** Both fields may be empty if a time span is chosen. */
export function searchProblems({ orderNo, phoneLast4, span }: Search): Problems<Search> {
  const number = normalizeOrderNumber(orderNo);
  const digits = normalizeDigits(phoneLast4);
  if (number === '' && digits === '' && span === 'ALL') return { orderNo: '请输入订单号、运单号或手机尾号' };
  if (number !== '' && (number.length < 4 || !/^[0-9A-Za-z-]+$/.test(number)))
    return { orderNo: '请输入至少 4 位字母或数字' };
  return digits !== '' && !/^\d{4}$/.test(digits) ? { phoneLast4: '请输入手机号后四位' } : {};
}

export function questionOf({ orderNo, phoneLast4, span }: Search, nowMs: number): SearchQuestion {
  const number = normalizeOrderNumber(orderNo);
  const digits = normalizeDigits(phoneLast4);
  const days = SPANS.find(({ name }) => name === span)?.days ?? 0;
  const fromDay = beijingDay(nowMs - days * DAY_MS);
  return {
    ...(number === '' ? {} : { orderNo: number }),
    ...(digits === '' ? {} : { phoneLast4: digits }),
    ...(days === 0 ? {} : { fromDay }),
  };
}
