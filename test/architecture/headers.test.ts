/** The H5 pages' headers as a build makes them (config/headers.ts, docs/headers.md). */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { h5Headers } from '../../config/headers';
import { ROOT } from './source';

const EARLY = '\n  (()=>{"<\\/script>"})()\n';
const STYLE = 'html{font-size:5vw}';
const HTML = `<!doctype html><head><script src="/a.js"></script><style>${STYLE}</style>
<script data-app="/css/app.css /js/app.js" data-page="">${EARLY}</script></head><body><script async src="/b.js"></script>`;
const PROD = {
  TARO_APP_ENV: 'prod',
  TARO_APP_H5_GATEWAY_BASE: 'https://gw.example.com/base',
  TARO_APP_CDN_BASE: 'https://cdn.example.com/send/',
  TARO_APP_CAPTCHA_SCRIPT_URL: 'https://captcha.example.net/T.js?v=1',
  TARO_APP_SHARE_SDK_URL: '//sdk.example.net/s.js',
  TARO_APP_LINK_HOSTS: 'm.example.com, *.example.org:8443,http://old.example.com',
};
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

type Policy = Readonly<Record<string, string>>;
const parse = (text: string | null | undefined): Policy =>
  Object.fromEntries(
    (text ?? '').split('; ').map((part) => {
      const at = part.indexOf(' ');
      return [part.slice(0, at), part.slice(at + 1)];
    }),
  );
const policyOf = (settings: Readonly<Record<string, string>>): Policy =>
  parse(h5Headers(HTML, settings).headers['content-security-policy']);

test('a production build lists hashes of inline code and the hosts of its settings, nothing else', () => {
  expect(policyOf(PROD)).toEqual({
    'default-src': "'self'",
    'script-src': `'self' ${hash(EARLY)} https://captcha.example.net`,
    'style-src': `'self' ${hash(STYLE)}`,
    'img-src':
      "'self' data: https://gw.example.com https://cdn.example.com https://m.example.com https://*.example.org:8443 http://old.example.com",
    'connect-src':
      "'self' https://gw.example.com https://cdn.example.com https://m.example.com https://*.example.org:8443 http://old.example.com",
    'frame-src': "'none'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('scripts, styles and pictures of the app may come from where its files are, and nothing else', () => {
  const there = policyOf({ ...PROD, TARO_APP_FILES_BASE: 'https://static.example.com/campaign' });
  const here = policyOf(PROD);
  const changed = Object.keys(there).filter((name) => there[name] !== here[name]);
  expect(changed).toEqual(['script-src', 'style-src', 'img-src']);
  for (const name of changed) expect(there[name]?.split(' ')).toContain('https://static.example.com');
});

test('the slider vendor’s hosts may provide scripts, styles, pictures and frames', () => {
  const policy = policyOf({ ...PROD, TARO_APP_CAPTCHA_HOSTS: '*.captcha.example.net' });
  for (const name of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])
    expect(policy[name]?.split(' ')).toContain('https://*.captcha.example.net');
  expect(policy['frame-src']).toBe('https://*.captcha.example.net');
});

test('the maps script is allowed, and its vendor’s hosts may provide tiles and create workers', () => {
  const script = { ...PROD, TARO_APP_MAP_SCRIPT_URL: 'https://maps.example.net/maps?v=2.0' };
  expect(policyOf(script)['script-src']?.split(' ')).toContain('https://maps.example.net');
  expect(policyOf(script)['worker-src']).toBe("'self'");
  const policy = policyOf({
    ...script,
    TARO_APP_MAP_HOSTS: '*.maps.example.net',
    TARO_APP_MAP_SERVICE_HOST: 'https://secret.example.com/_service',
  });
  for (const name of ['script-src', 'style-src', 'img-src', 'connect-src'])
    expect(policy[name]?.split(' ')).toContain('https://*.maps.example.net');
  expect(policy['connect-src']?.split(' ')).toContain('https://secret.example.com');
  expect(policy['worker-src']).toBe("'self' blob:");
  expect(policy['frame-src']).toBe("'none'");
});

test('the sandbox may frame the pages in the lab; no production build has a developer console', () => {
  expect(policyOf({ ...PROD, TARO_APP_ENV: 'sandbox' })['frame-ancestors']).toBe("'self'");
  expect(policyOf({ ...PROD, TARO_APP_ENV: 'sit1' })['frame-ancestors']).toBe("'none'");
  expect(h5Headers(HTML, PROD).consolePolicy).toBeNull();
  const forConsole = parse(h5Headers(HTML, { ...PROD, TARO_APP_ENV: 'sit1' }).consolePolicy);
  expect(forConsole['style-src']).toBe("'self' 'unsafe-inline'"); // a hash beside it would disable it
  expect(forConsole['script-src']).toContain("'unsafe-eval'");
});

test('docs/headers.md names every header and every directive', () => {
  const { headers } = h5Headers(HTML, PROD);
  const text = fs.readFileSync(path.join(ROOT, 'docs/headers.md'), 'utf8').toLowerCase();
  const names = [...Object.keys(headers), ...Object.keys(policyOf(PROD)), 'report-only'];
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});
