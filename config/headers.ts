/**
 * The HTTP headers for the H5 pages, from the built HTML and the build's settings. docs/headers.md explains each. A
 * build writes them to dist/headers-h5.json and prints them.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

type Settings = Readonly<Record<string, string | undefined>>;

interface H5Headers {
  /** By name in lower case, for every response that is the HTML. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The Content-Security-Policy for addresses with `open_v_console`, whose console writes style elements and evaluates
   * typed input; null in a production build.
   */
  readonly consolePolicy: string | null;
}

/** `'sha256-…'` of each inline element of that name in the HTML. */
export function inlineHashes(html: string, tag: 'script' | 'style'): readonly string[] {
  const elements = html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'));
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Origin of an absolute address; a path belongs to the pages' own origin and yields none. */
const originsOf = (...addresses: readonly (string | undefined)[]): readonly string[] =>
  addresses.flatMap((address) => /^https?:\/\/[^/?#]+/i.exec(address ?? '')?.[0] ?? []);

/** `host, *.host:port, http://host`: https unless the entry says otherwise. */
const hostsOf = (list: string | undefined): readonly string[] =>
  (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => (/^https?:\/\//i.test(entry) ? entry : `https://${entry}`));

const SELF = "'self'";
const NONE = "'none'";

/** @param settings the build's `TARO_APP_` values, as `.env` describes them */
export function h5Headers(html: string, settings: Settings): H5Headers {
  const links = hostsOf(settings.TARO_APP_LINK_HOSTS);
  const own = originsOf(settings.TARO_APP_H5_GATEWAY_BASE, settings.TARO_APP_CDN_BASE);
  // The app's own files: '' when they are where the pages are.
  const files = originsOf(settings.TARO_APP_FILES_BASE);
  const slider = hostsOf(settings.TARO_APP_CAPTCHA_HOSTS);
  const maps = hostsOf(settings.TARO_APP_MAP_HOSTS);
  const vendors = [...slider, ...maps];
  const { TARO_APP_CAPTCHA_SCRIPT_URL, TARO_APP_SHARE_SDK_URL, TARO_APP_MAP_SCRIPT_URL } = settings;
  const scripts = [
    ...originsOf(TARO_APP_CAPTCHA_SCRIPT_URL, TARO_APP_SHARE_SDK_URL, TARO_APP_MAP_SCRIPT_URL),
    ...vendors,
  ];
  const isSandbox = settings.TARO_APP_ENV === 'sandbox';
  const directives = {
    'default-src': [SELF],
    'script-src': [SELF, ...inlineHashes(html, 'script'), ...files, ...scripts],
    'style-src': [SELF, ...inlineHashes(html, 'style'), ...files, ...vendors],
    'img-src': [SELF, 'data:', ...files, ...own, ...links, ...vendors],
    'connect-src': [SELF, ...own, ...links, ...originsOf(settings.TARO_APP_MAP_SERVICE_HOST), ...vendors],
    'frame-src': slider.length > 0 ? slider : [NONE],
    // The service worker; the maps script draws in workers that it creates from blobs.
    'worker-src': [SELF, ...(maps.length > 0 ? ['blob:'] : [])],
    'object-src': [NONE],
    'base-uri': [NONE],
    'form-action': [NONE],
    // The device lab shows the pages in frames; no host does.
    'frame-ancestors': [isSandbox ? SELF : NONE],
  };
  const consoleDirectives = {
    ...directives,
    'script-src': [...directives['script-src'], "'unsafe-eval'"],
    'style-src': [SELF, "'unsafe-inline'", ...files, ...vendors],
  };
  return {
    headers: {
      'content-security-policy': written(directives),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': [
        'geolocation=(self)',
        'clipboard-write=(self)',
        'screen-wake-lock=(self)',
        ...UNUSED_FEATURES.map((name) => `${name}=()`),
      ].join(', '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
    consolePolicy: settings.TARO_APP_ENV === 'prod' ? null : written(consoleDirectives),
  };
}

/** Browser features that the pages never use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const written = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');

/** Webpack plugin: writes the headers for the built HTML to dist/headers-h5.json. */
export class HeadersReport {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('HeadersReport', ({ compilation }) => {
      const folder = compilation.outputOptions.path ?? '';
      const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
      const report = path.join(folder, '..', 'headers-h5.json');
      writeFileSync(report, `${JSON.stringify(h5Headers(html, process.env), null, 2)}\n`);
    });
  }
}
