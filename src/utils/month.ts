/** `2026-03-14 08:30` or `2026-03` -> `2026年3月`; '' when there is no month in it. */
export function monthText(text: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(text) ?? [];
  return year === undefined || month === undefined ? '' : `${year}年${Number(month)}月`;
}
