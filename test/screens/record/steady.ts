/** Texts and values that are the same in every run: without the sandbox's port, tokens, random numbers and times. */
export const steady = (text: string): string =>
  text
    .replace(/http(:\/\/|%3A%2F%2F)127\.0\.0\.1(:|%3A)\d+/g, '')
    .replace(/\b(token|requestNo|nonceStr|signature|traceId|sign)=[^&"\s]*/g, '$1=…')
    .replace(/(?=[0-9a-f]*\d)[0-9a-f]{8,}(-[0-9a-f]{4,})*/g, '…')
    .replace(/\d{12,}/g, '…');

const DRAWN_FIELDS =
  /^(token|requestNo|nonceStr|timestamp|signature|sign|traceId|deviceId|batchId|sessionId|gwEncryptParam)$/i;

export function steadyValue(value: unknown): unknown {
  if (typeof value === 'string') return steady(value);
  if (Array.isArray(value)) return value.map(steadyValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, DRAWN_FIELDS.test(key) ? '…' : steadyValue(each)]),
  );
}

/** Path and query of an address. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return steady(pathname + search);
};
