import { encodeText } from './addressQuery';

/**
 * Where an external address (campaign config, a 401's `locationUrl`, a scanned link) may lead. Pure and without the
 * `URL` class, which mini-program engines lack. Anything that two parsers could read differently (backslashes, control
 * characters, userinfo, empty hosts, dot segments) is rejected, not repaired.
 */
export interface LinkPolicy {
  /** Exact origins of this app, e.g. `https://m.example.com`; empty in mini programs without an H5 address. */
  readonly ownOrigins: readonly string[];
  /**
   * Hosts that a link may open. `a.example.com`, `*.example.com` (subdomains only), with `:port` unless it is the
   * default one. Only https, unless the entry starts with `http://`.
   */
  readonly linkHosts: readonly string[];
  /** Same form: hosts that may receive the login token. */
  readonly tokenHosts: readonly string[];
  /** Schemes of known apps, lower case, without `:`. */
  readonly appSchemes: readonly string[];
  /** Mini programs that may be opened. */
  readonly miniProgramIds: readonly string[];
}

export type LinkTarget =
  /** A path of this app with query and fragment; always starts with exactly one `/`. */
  | { readonly kind: 'internal'; readonly path: string }
  /** Absolute http(s) address, scheme and host in lower case. */
  | { readonly kind: 'external'; readonly url: string }
  | { readonly kind: 'app-scheme'; readonly url: string }
  | {
      readonly kind: 'mini-program';
      readonly host: 'wechat' | 'alipay';
      readonly appId: string;
      readonly path: string;
    }
  | { readonly kind: 'refused'; readonly why: string };

interface WebAddress {
  readonly scheme: 'http' | 'https';
  readonly host: string;
  /** Empty for the scheme's default port. */
  readonly port: string;
  /** Path, query and fragment; starts with `/`. */
  readonly rest: string;
}

/** Maximum length of an address in characters; a longer one is rejected. */
export const MAX_LINK_LENGTH = 8192;

const refused = (why: string): LinkTarget => ({ kind: 'refused', why });

/** Decides where `url` may lead under `policy`. Never throws; an address that cannot be parsed is rejected. */
export function classifyLink(url: string, policy: LinkPolicy): LinkTarget {
  const text = url.trim();
  if (text === '') return refused('empty');
  if (text.length > MAX_LINK_LENGTH) return refused('too long');
  // Control characters, spaces and backslashes: browsers drop or replace them, so they would open a different address
  // than the one checked here.
  if (/[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/.test(text)) return refused('unsafe character');
  if (text.startsWith('/') && !text.startsWith('//')) return internal(text);

  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === 'http' || scheme === 'https') return webLink(text, policy);
  if (scheme === 'weixin' || scheme === 'alipays' || scheme === 'alipay')
    return miniProgram(scheme, text, policy);
  if (policy.appSchemes.includes(scheme) && /^[a-z][a-z0-9+.-]*:\/\//i.test(text))
    return { kind: 'app-scheme', url: text };
  return refused(`scheme ${scheme}`);
}

function webLink(text: string, policy: LinkPolicy): LinkTarget {
  const address = parseWebAddress(text);
  if (typeof address === 'string') return refused(address);
  if (policy.ownOrigins.some((origin) => origin.toLowerCase() === originOf(address)))
    return internal(address.rest);
  if (!matchesAny(address, policy.linkHosts)) return refused(`host ${address.host}`);
  return { kind: 'external', url: originOf(address) + address.rest };
}

/**
 * Parses an absolute or protocol-relative (treated as https) address; returns a string with the reason if it is
 * invalid.
 */
function parseWebAddress(text: string): WebAddress | string {
  const match = /^(?:(https?):)?\/\/([^/?#]*)(.*)$/i.exec(text);
  if (match === null) return 'not an absolute address';
  const [, rawScheme = 'https', authority = '', tail = ''] = match;
  const scheme = rawScheme.toLowerCase() === 'http' ? 'http' : 'https';
  const parts = /^([a-z0-9.-]+)(?::(\d{1,5}))?$/i.exec(authority);
  if (parts === null) return 'authority';
  const host = (parts[1] ?? '').toLowerCase();
  if (host.split('.').some((label) => !/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label))) return 'host';
  // When the last label consists of digits (or 0x…), browsers read the whole host as an IPv4 number.
  if (
    /(^|\.)(\d+|0x[0-9a-f]*)$/.test(host) &&
    !/^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/.test(host)
  ) {
    return 'host';
  }
  const port = Number(parts[2] ?? 0);
  if (parts[2] !== undefined && (port < 1 || port > 65535)) return 'port';
  const isDefault = parts[2] === undefined || port === (scheme === 'http' ? 80 : 443);
  return {
    scheme,
    host,
    port: isDefault ? '' : String(port),
    rest: tail.startsWith('/') ? tail : `/${tail}`,
  };
}

const originOf = (address: WebAddress): string =>
  `${address.scheme}://${address.host}${address.port === '' ? '' : `:${address.port}`}`;

function matchesAny(address: WebAddress, entries: readonly string[]): boolean {
  return entries.some((raw) => {
    const entry = raw.trim().toLowerCase();
    const parsed = parseWebAddress(
      /^https?:\/\//.test(entry) ? entry.replace('*.', 'any.') : `https://${entry.replace('*.', 'any.')}`,
    );
    if (typeof parsed === 'string') return false;
    if (parsed.scheme !== address.scheme || parsed.port !== address.port) return false;
    if (!entry.includes('*.')) return parsed.host === address.host;
    const suffix = parsed.host.slice('any'.length);
    return address.host.endsWith(suffix) && address.host.length > suffix.length;
  });
}

function internal(path: string): LinkTarget {
  const end = path.search(/[?#]/);
  const segments = (end < 0 ? path : path.slice(0, end)).split('/').slice(1);
  const isAmbiguous = segments.some(
    (segment, index) =>
      /^(\.|%2e){1,2}$/i.test(segment) ||
      (segment === '' && index < segments.length - 1) ||
      /%5c|%2f%2f/i.test(segment),
  );
  return isAmbiguous ? refused('path') : { kind: 'internal', path };
}

/** `alipays://platformapi/startapp?appId=…&page=…` and `weixin://dl/business/?appid=…&path=…&query=…`. */
function miniProgram(scheme: string, text: string, policy: LinkPolicy): LinkTarget {
  const host = scheme === 'weixin' ? 'wechat' : 'alipay';
  const form =
    host === 'wechat'
      ? /^weixin:\/\/dl\/business\/?\?([^#]*)$/i
      : /^alipays?:\/\/platformapi\/startapp\?([^#]*)$/i;
  const query = form.exec(text)?.[1];
  if (query === undefined) return refused(`scheme ${scheme}`);
  const appId = queryValue(query, host === 'wechat' ? 'appid' : 'appId') ?? '';
  if (!policy.miniProgramIds.includes(appId)) return refused(`mini program ${appId}`);
  const page = queryValue(query, host === 'wechat' ? 'path' : 'page') ?? '';
  const extra = queryValue(query, 'query') ?? '';
  const path = extra === '' ? page : `${page}${page.includes('?') ? '&' : '?'}${extra}`;
  return { kind: 'mini-program', host, appId, path };
}

function queryValue(query: string, key: string): string | null {
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at) === key) return decode(pair.slice(at + 1));
  }
  return null;
}

/** Undecodable text stays unchanged: it is external and only compared, never trusted. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    if (cause instanceof URIError) return text;
    throw cause;
  }
}

/**
 * `url` with the login token as its `token` query (replacing an existing one) if its host is in `tokenHosts`; otherwise
 * `url` unchanged. Paths of this app need no token and get none.
 */
export function withToken(url: string, token: string, policy: LinkPolicy): string {
  const target = classifyLink(url, { ...policy, ownOrigins: [], linkHosts: policy.tokenHosts });
  if (target.kind !== 'external') return url;
  const [base, hash] = cut(target.url, '#');
  const bare = dropKeys(base, (key) => key === 'token');
  return `${bare}${bare.includes('?') ? '&' : '?'}token=${encodeText(token)}${hash}`;
}

const SECRET_KEYS =
  /^(__)?(token|access_?token|refresh_?token|fc_?token|app_?token|task_?token|verifycodetoken|authorization|auth_?code|sign|signature|ticket|slider_?ticket|rand_?str|slider_?rand_?str|smsverifycode|sms_?code|password|mobile|phone|tel)$/i;

/**
 * Makes `url` safe for logs, share cards and `backUrl`: removes login tokens, signatures, codes and phone numbers from
 * the query (also from one inside the fragment) and from `/outerOpenApp/{accessToken}`. `code` is removed only together
 * with `state` (an authorisation response); alone it is an activity's code.
 */
export function withoutSecrets(url: string): string {
  const [base, hash] = cut(url, '#');
  const isAuthAnswer = /[?&]state=/.test(base) && /[?&]code=/.test(base);
  const drops = (key: string): boolean =>
    SECRET_KEYS.test(key) || (isAuthAnswer && (key === 'code' || key === 'state'));
  return dropKeys(base.replace(/(\/outerOpenApp)\/[^/?#]+/i, '$1'), drops) + dropKeys(hash, drops);
}

/** Whether the value of this query key must never be stored, logged or sent on. */
export const isSecretKey = (key: string): boolean => SECRET_KEYS.test(key);

function dropKeys(address: string, drops: (key: string) => boolean): string {
  const [path, query] = cut(address, '?');
  if (query === '') return address;
  const kept = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !drops(decode(pair.split('=')[0] ?? '')));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

/** Splits before the first `mark`; the second part includes it and is empty when there is none. */
function cut(text: string, mark: string): [before: string, from: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}
