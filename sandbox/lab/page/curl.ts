import type { GatewayCall } from './api';

/**
 * Headers that decide the response. Others belong to the browser, or would not fit: the body in the log is decrypted,
 * and one's own connection has its own length and encoding. Cookies are never copied.
 */
const COPIED = [
  'content-type',
  'authorization',
  'original-path',
  'original-channel',
  'user-agent',
  'accept-language',
];
const FORM = 'application/x-www-form-urlencoded';

/** One word of a POSIX shell, whatever is in it. A null character, which no command can be given, is left out. */
export const shellWord = (text: string): string => `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether the log holds only the start of this body. */
export const isCut = (body: unknown): boolean => isObject(body) && body.cut === true && 'start' in body;

function bodyText(body: unknown, contentType: string): string | null {
  if (body === null || body === undefined || isCut(body)) return null;
  if (typeof body === 'string') return body;
  if (!contentType.startsWith(FORM)) return JSON.stringify(body);
  const pairs = isObject(body) ? Object.entries(body) : [];
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
}

/** Not more than one line, as a header is. */
const headerValue = (value: unknown): string =>
  (Array.isArray(value) ? value.join(', ') : String(value)).replace(/[\r\n]+/g, ' ');

/**
 * The words of a command that sends this call once more, to `origin`. Every one is shell-safe after `shellWord`; the
 * token is that of the sandbox's own account, or `***` of a real gateway, whose calls the sandbox masks.
 */
export function curlWords(call: GatewayCall, origin: string): readonly string[] {
  const contentType = String(call.headers['content-type'] ?? '').toLowerCase();
  const headers = COPIED.filter((name) => call.headers[name] !== undefined).map(
    (name) => [name, headerValue(call.headers[name])] as const,
  );
  const body = bodyText(call.body, contentType);
  return [
    'curl',
    // Brackets in an address are no ranges, and settings of one's own do not count.
    '--disable',
    '--globoff',
    '--include',
    '--request',
    call.method,
    '--url',
    origin + call.path,
    // A header with an empty value is written with a semicolon.
    ...headers.flatMap(([name, value]) => [
      '--header',
      value.trim() === '' ? `${name};` : `${name}: ${value}`,
    ]),
    ...(body === null ? [] : ['--data-raw', body]),
  ];
}

/** The command to paste into a terminal. */
export const curlOf = (call: GatewayCall, origin: string): string =>
  curlWords(call, origin)
    .map((word) => (/^(?:--)?[a-z-]+$/.test(word) ? word : shellWord(word)))
    .join(' ');
