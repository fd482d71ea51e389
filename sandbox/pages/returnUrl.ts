/**
 * The return address as an absolute URL of this origin; null when it would leave it. Anything else (`javascript:`,
 * `//host`, `/\host`, other hosts or ports) is refused rather than repaired.
 */
export function sameOriginUrl(backUrl: unknown, origin: string): URL | null {
  if (typeof backUrl !== 'string' || backUrl === '' || !URL.canParse(backUrl, origin)) return null;
  const url = new URL(backUrl, origin);
  return url.origin === origin && url.username === '' && url.password === '' ? url : null;
}

/** The same address with one more query parameter, replacing an older one of that name. */
export function withQuery(url: URL, name: string, value: string): string {
  const next = new URL(url);
  next.searchParams.set(name, value);
  return next.href;
}
