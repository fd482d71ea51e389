import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

type Headers = Readonly<Record<string, string>>;

const SELF = "'self'";

const pageHeaders = (changed: Headers = {}): Headers => ({
  'content-security-policy': Object.entries({
    'default-src': "'none'",
    'script-src': SELF,
    'style-src': SELF,
    'img-src': `${SELF} data:`,
    'connect-src': SELF,
    'frame-src': SELF,
    'form-action': SELF,
    'base-uri': "'none'",
    'frame-ancestors': SELF,
    ...changed,
  })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; '),
  'referrer-policy': 'same-origin',
});

/** For the device lab and the stand-in pages. */
export const OWN_PAGE_HEADERS = pageHeaders();

/** For a page whose editor writes its own style sheets: only those with this response's nonce apply. */
export const editorPageHeaders = (nonce: string): Headers =>
  pageHeaders({ 'style-src': `${SELF} 'nonce-${nonce}'` });

/**
 * For a mini program's engine page: it creates functions from the package's files, and elements from its templates and
 * styles.
 */
export const ENGINE_PAGE_HEADERS = pageHeaders({
  'script-src': `${SELF} 'unsafe-eval'`,
  'style-src': `${SELF} 'unsafe-inline'`,
  'img-src': `${SELF} data: blob:`,
});

/** The hash of an inline script for a Content-Security-Policy. */
export const scriptHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The H5 build's report about its pages' headers, in `headers-h5.json` next to them. */
interface Report {
  readonly headers: Headers;
  /** For addresses with `open_v_console`; null: this build has no console. */
  readonly consolePolicy: string | null;
}

/** Blocks every inline script: a missing report is noticed immediately. */
const UNKNOWN: Report = { headers: pageHeaders(), consolePolicy: null };
/** Browsers ignore it without https. */
const HTTPS_ONLY = 'strict-transport-security';

const isTexts = (value: unknown): value is Headers =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

async function readReport(distDir: string): Promise<Report> {
  let text: string;
  try {
    text = await readFile(path.join(distDir, 'headers-h5.json'), 'utf8');
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT')
      return UNKNOWN;
    throw error;
  }
  const report: unknown = JSON.parse(text);
  const headers =
    typeof report === 'object' && report !== null && 'headers' in report ? report.headers : null;
  if (!isTexts(headers)) throw new Error('headers-h5.json has no headers: run npm run build:h5');
  const policy =
    typeof report === 'object' && report !== null && 'consolePolicy' in report ? report.consolePolicy : null;
  return { headers, consolePolicy: typeof policy === 'string' ? policy : null };
}

/**
 * The headers of a response with the H5 page's HTML.
 * @param distDir folder with the builds
 * @param ownScript hash of a script that the sandbox itself inserts into the page
 */
export async function h5Headers(
  distDir: string,
  request: FastifyRequest,
  ownScript: string | null = null,
): Promise<Headers> {
  const { headers, consolePolicy } = await readReport(distDir);
  const isConsole = /[?&]open_v_console=/.test(request.url);
  const policy = (isConsole ? consolePolicy : null) ?? headers['content-security-policy'] ?? '';
  const sent: Record<string, string> = {
    ...headers,
    'content-security-policy':
      ownScript === null ? policy : policy.replace("script-src 'self'", `script-src 'self' ${ownScript}`),
  };
  if (request.protocol !== 'https') delete sent[HTTPS_ONLY];
  return sent;
}
