/**
 * `Retry-After` as milliseconds from now: whole seconds, or a date. Null if missing or invalid.
 * @param nowMs the server's clock, which wrote the date
 */
export function retryAfterMs(header: string | undefined, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const atMs = /^[A-Za-z]{3},/.test(text) ? Date.parse(text) : NaN;
  return isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}
