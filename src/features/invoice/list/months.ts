/** Months as the list offers them: pure. */
const BEIJING_OFFSET_MS = 8 * 3_600_000;
/** As long as an invoice can be asked for. */
const MONTHS = 12;

/** The Beijing month of `nowMs` and those before it, newest first: `YYYY-MM`. */
export function monthsBack(nowMs: number): readonly string[] {
  const now = new Date(nowMs + BEIJING_OFFSET_MS);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** `2026-03` -> `2026年3月`; '' is all of them. */
export function monthWords(month: string): string {
  if (month === '') return '全部月份';
  const [year = '', number = ''] = month.split('-');
  return `${year}年${Number(number)}月`;
}
