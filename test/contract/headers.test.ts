// Headers of the HTML: those of the H5 pages from the build's report, and the sandbox's own for its pages.
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSandbox } from './harness';

const POLICY = "default-src 'self'; script-src 'self' 'sha256-early='; frame-ancestors 'self'";
const REPORT = {
  headers: {
    'content-security-policy': POLICY,
    'strict-transport-security': 'max-age=1',
    'permissions-policy': 'camera=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  },
  consolePolicy: "script-src 'self' 'unsafe-eval'",
};

let app: FastifyInstance;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'sandbox-headers-'));
  await mkdir(path.join(dist, 'h5'));
  await writeFile(path.join(dist, 'h5', 'index.html'), '<!doctype html><head><title>app</title>');
  await writeFile(path.join(dist, 'h5', 'plain.js'), '1');
  await writeFile(path.join(dist, 'headers-h5.json'), JSON.stringify(REPORT));
  app = await startSandbox(dist);
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const headersOf = async (url: string, headers: Readonly<Record<string, string>> = {}) =>
  (await app.inject({ url, headers })).headers;
const policyOf = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  String((await headersOf(url, headers))['content-security-policy']);

test('the HTML carries the build’s headers, on every route and when it has not changed', async () => {
  const { 'strict-transport-security': hsts, ...sent } = REPORT.headers;
  for (const url of ['/', '/receiveCoupon/RC-OPEN', '/index.html']) {
    const found = await headersOf(url);
    expect(found).toMatchObject(sent);
    expect(found).not.toHaveProperty('strict-transport-security');
    expect(await headersOf(url, { 'if-none-match': String(found.etag) })).toMatchObject(sent);
  }
  expect(await headersOf('/', { 'x-forwarded-proto': 'https' })).toMatchObject({
    'strict-transport-security': hsts,
  });
  expect(await headersOf('/plain.js')).not.toHaveProperty('content-security-policy');
});

test('a frame of the lab allows the script that the lab adds, and nothing else', async () => {
  const answer = await app.inject({ url: '/', headers: { 'sec-fetch-dest': 'iframe' } });
  const script = /<script>([\s\S]*?)<\/script>/.exec(answer.body)?.[1] ?? '';
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(answer.headers['content-security-policy']).toBe(
    POLICY.replace("script-src 'self'", `script-src 'self' ${hash}`),
  );
});

test('the developer console has a separate policy, in builds that have one', async () => {
  expect(await policyOf('/fcFriday?configId=FRI-MIN&open_v_console=1')).toBe(REPORT.consolePolicy);
  expect(await policyOf('/fcFriday?configId=open_v_console')).toBe(POLICY);
  await writeFile(path.join(dist, 'headers-h5.json'), JSON.stringify({ ...REPORT, consolePolicy: null }));
  expect(await policyOf('/fcFriday?open_v_console=1')).toBe(POLICY);
});

test('without a report no inline script runs', async () => {
  const bare = await mkdtemp(path.join(tmpdir(), 'sandbox-headers-'));
  await mkdir(path.join(bare, 'h5'));
  await writeFile(path.join(bare, 'h5', 'index.html'), '<!doctype html><title>app</title>');
  const other = await startSandbox(bare);
  const { headers } = await other.inject('/');
  expect(headers['content-security-policy']).toMatch(/script-src 'self'(?:;|$)/);
  await other.close();
  await rm(bare, { recursive: true });
});

const BACK = 'backUrl=/receiveCoupon/RC-OPEN';
const OWN_PAGES = [
  '/__sandbox/',
  '/__sandbox/cards',
  '/__sandbox/vitals',
  `/__sandbox/oauth?${BACK}`,
  '/__sandbox/oauth?backUrl=//evil.example',
  `/__sandbox/bind-phone?${BACK}`,
  '/__sandbox/send-parcel?x=1',
  '/__sandbox/task?taskId=nothing',
  '/__sandbox/mall?productId=G00001',
  '/__sandbox/locker-orders',
  '/__sandbox/ad-star',
  '/__sandbox/agreement/service',
  '/__sandbox/captcha?type=2',
];

test.each(OWN_PAGES)('%s has a strict policy and nothing inline', async (url) => {
  const answer = await app.inject(url);
  const policy = String(answer.headers['content-security-policy']);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(answer.body).not.toMatch(/<script>|<style|\son\w+=|\sstyle=/);
});

test('a mini program’s engine may create functions, and run no inline script', async () => {
  const policy = await policyOf('/__sandbox/engine/weapp/');
  expect(policy).toContain("script-src 'self' 'unsafe-eval';");
  expect(policy).toContain("frame-ancestors 'self'");
});

test('every response forbids content sniffing', async () => {
  for (const url of [
    '/plain.js',
    '/__sandbox/requests',
    '/wxgw/any',
    '/__sandbox/art/share.svg',
    '/nothing.js',
  ])
    expect(await headersOf(url)).toMatchObject({ 'x-content-type-options': 'nosniff' });
});
