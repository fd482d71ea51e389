import { decodeText } from '@/utils/addressQuery';

/** `a=1; b=2` -> record, values percent-decoded; the first of a repeated name wins, as on servers. */
export function parseCookies(cookie: string): Readonly<Record<string, string>> {
  const all = new Map<string, string>();
  for (const part of cookie.split(';')) {
    const at = part.indexOf('=');
    const name = (at < 0 ? part : part.slice(0, at)).trim();
    // `+` is a plain character in cookies, unlike in queries.
    if (name !== '' && !all.has(name))
      all.set(
        name,
        at < 0
          ? ''
          : decodeText(
              part
                .slice(at + 1)
                .trim()
                .replace(/\+/g, '%2B'),
            ),
      );
  }
  return Object.fromEntries(all);
}
