/** A release behind the real nginx, with the configuration that `npm run release` writes, in front of the sandbox. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nginxConf } from '../../scripts/lib/release/nginxConf.mjs';
import { journey, newVisitor, PhonePool, type Visitor } from '../harness';
import { freePort, startNginx, type WebServer } from '../release/nginx';
import { firstRelease, nextRelease, point } from '../release/releases';
import { dialog, logIn } from './steps';

const { sandbox, browser } = journey();
const DIST = path.resolve(process.env.SANDBOX_DIST ?? 'dist');

let root = '';
let server: WebServer | null = null;
let releases: readonly [Awaited<ReturnType<typeof firstRelease>>, Awaited<ReturnType<typeof nextRelease>>];
const visitors: Visitor[] = [];

const origin = (): string => server?.origin ?? '';

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const first = await firstRelease(path.join(root, '1.0.0'), DIST);
  releases = [first, await nextRelease(path.join(root, '1.0.1'), DIST, first)];
  const { headers } = JSON.parse(fs.readFileSync(path.join(DIST, 'headers-h5.json'), 'utf8')) as {
    headers: Record<string, string>;
  };
  const port = await freePort();
  const conf = nginxConf({
    headers,
    root,
    listen: `127.0.0.1:${port}`,
    gateway: sandbox.origin,
    proxied: ['wxgw', 'aligw', '__sandbox'],
  });
  point(root, 'current', first);
  server = await startNginx(path.join(root, 'nginx'), conf, port);
}, 120_000);

afterAll(async () => {
  await server?.stop();
  fs.rmSync(root, { recursive: true, force: true });
});

beforeEach(() => {
  const [first] = releases;
  point(root, 'current', first);
  fs.rmSync(path.join(root, 'previous'), { force: true });
});

afterEach(async () => {
  const all = visitors.splice(0);
  await Promise.all(all.map((visitor) => visitor.close()));
  for (const visitor of all) visitor.expectClean();
});

async function visit(): Promise<Visitor> {
  const visitor = await newVisitor(new PhonePool(browser(), origin()), origin());
  visitors.push(visitor);
  return visitor;
}

test('a link, an SMS login, one coupon', async () => {
  const visitor = await visit();
  await visitor.open('/receiveCoupon/RC-OPEN');
  await logIn(visitor.page);
  const result = dialog(visitor.page, '领券成功');
  await result.waitFor();
  expect(await sandbox.requests('receiveCoupon')).toHaveLength(1);
});

test('the weekly page with its coupons', async () => {
  const visitor = await visit();
  await visitor.open('/fcFriday?configId=FRI-ALL');
  await visitor.page.getByText('立即领取').first().waitFor();
});

const PAGE_LOAD = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  '/',
  '/index.html',
  '/receiveCoupon/RC-OPEN',
  '/RECEIVECOUPON/rc-open%20',
  '/receiveCoupon/RC.2',
  '//fcFriday//',
  '/fcFriday%E2%80%8B',
  '/100%',
])('%s opens the app, with its headers, and is asked for each time', async (address) => {
  const response = await fetch(`${origin()}${address}`, { headers: PAGE_LOAD, redirect: 'manual' });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect(await response.text()).toContain('<div id="app">');
});

test('files are compressed, and kept for a year by their hashed names', async () => {
  const [{ own }] = releases;
  const script = own.find((name) => name.startsWith('js/app.')) ?? '';
  const response = await fetch(`${origin()}/${script}`, { headers: { 'accept-encoding': 'gzip' } });
  expect([
    response.status,
    response.headers.get('content-encoding'),
    response.headers.get('cache-control'),
    response.headers.get('x-content-type-options'),
  ]).toEqual([200, 'gzip', 'public, max-age=31536000, immutable', 'nosniff']);
});

test('the service worker is asked for each time', async () => {
  const response = await fetch(`${origin()}/sw.js`);
  expect([
    response.status,
    response.headers.get('cache-control'),
    response.headers.get('content-type')?.includes('javascript'),
  ]).toEqual([200, 'no-cache', true]);
});

test.each(['/js/nothing.0a1b2c.js', '/css/nothing.0a1b2c.css', '/nothing.png'])(
  '%s is missing, and no page',
  async (address) => expect((await fetch(`${origin()}${address}`)).status).toBe(404),
);

const openSettings = async ({ page }: Visitor): Promise<void> => {
  await page.getByText('设置', { exact: true }).click();
  await page.getByText('关于', { exact: true }).waitFor();
};
const filesOf = (visitor: Visitor): string[] => {
  const files: string[] = [];
  visitor.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/js\//.test(pathname)) files.push(`${response.status()} ${pathname}`);
  });
  return files;
};

test('a release over an open page, and its rollback: each page finds the files that it was made with', async () => {
  const [first, next] = releases;
  const visitor = await visit();
  await visitor.open('/me');
  await visitor.page.getByText('设置', { exact: true }).waitFor();
  point(root, 'previous', first);
  point(root, 'current', next);
  const files = filesOf(visitor);
  await openSettings(visitor);
  expect(files.filter((file) => /^200 .*\.(?!f{6})[0-9a-f]{6}\.js$/.test(file)).length).toBeGreaterThan(0);

  const later = await visit();
  await later.open('/me');
  await later.page.getByText('设置', { exact: true }).waitFor();
  point(root, 'previous', next);
  point(root, 'current', first);
  const laterFiles = filesOf(later);
  await openSettings(later);
  expect(laterFiles.filter((file) => /^200 .*\.f{6}\.js$/.test(file))).toHaveLength(1);
});
