/** A release whose files are at another origin: pages and files behind one real nginx each, in front of the sandbox. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nginxConf } from '../../scripts/lib/release/nginxConf.mjs';
import { eventually, journey, newVisitor, PhonePool, type Visitor } from '../harness';
import { buildH5 } from '../release/cdnBuild';
import { freePort, startNginx, type WebServer } from '../release/nginx';

const { sandbox, browser } = journey();

let root = '';
let pages: WebServer;
let cdn: WebServer;
const visitors: Visitor[] = [];

/** Moves what a CDN publishes out of `h5`: the pages' origin has none of it. */
function publish(dist: string, ours: string, theirs: string): void {
  for (const folder of [ours, theirs]) fs.mkdirSync(path.join(folder, 'current'), { recursive: true });
  fs.renameSync(path.join(dist, 'h5'), path.join(ours, 'current', 'h5'));
  fs.mkdirSync(path.join(theirs, 'current', 'h5'));
  for (const name of ['js', 'css'])
    fs.renameSync(path.join(ours, 'current', 'h5', name), path.join(theirs, 'current', 'h5', name));
}

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'cdn-'));
  const [ownPort, cdnPort] = [await freePort(), await freePort()];
  const dist = await buildH5(path.join(root, 'build'), {
    TARO_APP_FILES_BASE: `http://127.0.0.1:${cdnPort}`,
    TARO_APP_SERVICE_WORKER: 'off',
  });
  const { headers } = JSON.parse(fs.readFileSync(path.join(dist, 'headers-h5.json'), 'utf8')) as {
    headers: Record<string, string>;
  };
  const [ours, theirs] = [path.join(root, 'pages'), path.join(root, 'cdn')];
  publish(dist, ours, theirs);
  const proxied = ['wxgw', 'aligw', '__sandbox'];
  const own = { headers, root: ours, listen: `127.0.0.1:${ownPort}`, gateway: sandbox.origin, proxied };
  const files = { headers: {}, root: theirs, listen: `127.0.0.1:${cdnPort}`, gateway: '', isBehindCdn: true };
  pages = await startNginx(path.join(root, 'nginx-pages'), nginxConf(own), ownPort);
  cdn = await startNginx(path.join(root, 'nginx-cdn'), nginxConf(files), cdnPort);
}, 300_000);

afterAll(async () => {
  await pages.stop();
  await cdn.stop();
  fs.rmSync(root, { recursive: true, force: true });
});

afterEach(async () => {
  const all = visitors.splice(0);
  await Promise.all(all.map((visitor) => visitor.close()));
  for (const visitor of all) visitor.expectClean();
});

interface Visit extends Visitor {
  /** Origin and status of each script and style sheet. */
  readonly files: readonly string[];
}

async function visit(): Promise<Visit> {
  const visitor = await newVisitor(new PhonePool(browser(), pages.origin), pages.origin);
  visitors.push(visitor);
  const files: string[] = [];
  visitor.page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (/^\/(js|css)\//.test(pathname)) files.push(`${origin} ${response.status()}`);
  });
  return { ...visitor, files };
}

test('a page opens with its styles, and the next page’s code loads, from the other origin alone', async () => {
  const { open, page, files } = await visit();
  await open('/me');
  await page.getByText('设置', { exact: true }).waitFor();
  const before = files.length;
  await page.getByText('设置', { exact: true }).click();
  await page.getByText('关于', { exact: true }).waitFor();
  expect(files.length).toBeGreaterThan(before);
  expect([...new Set(files)]).toEqual([`${cdn.origin} 200`]);
  const sheets = await page.evaluate(() =>
    Array.from(document.styleSheets)
      .filter(({ href }) => href !== null)
      .map(({ href, cssRules }) => [new URL(href ?? '').origin, cssRules.length > 1]),
  );
  // The app's, and those of both pages.
  expect(sheets.length).toBeGreaterThan(2);
  expect(sheets.filter(([origin, isRead]) => origin !== cdn.origin || isRead !== true)).toEqual([]);
});

test('the weekly page, whose script the HTML names', async () => {
  const { open, page, files } = await visit();
  await open('/fcFriday?configId=FRI-ALL');
  await page.getByText('立即领取').first().waitFor();
  expect([...new Set(files)]).toEqual([`${cdn.origin} 200`]);
});

test('a CDN that does not answer: the page says so, and opens when it is back', async () => {
  const visitor = await visit();
  visitor.expectProblems(/request failed: GET .*\/(js|css)\//);
  await visitor.page.route(`${cdn.origin}/**`, (route) => route.abort('connectionrefused'));
  await visitor.open('/me');
  await visitor.page.getByText('页面加载失败').waitFor();
  await visitor.page.unroute(`${cdn.origin}/**`);
  await visitor.page.getByText('重试').click();
  await visitor.page.getByText('设置', { exact: true }).waitFor();
});

test('the service worker is switched off: /sw.js has no list, and a page removes a worker that a phone has', async () => {
  const script = path.join(root, 'pages', 'current', 'h5', 'sw.js');
  const text = fs.readFileSync(script, 'utf8');
  expect(text).toContain('unregister');
  expect(text).not.toContain('/js/');
  // A worker that would stay: only the page can remove it.
  fs.writeFileSync(script, 'self.addEventListener("fetch", () => {});');
  const context = await browser().newContext({ baseURL: pages.origin });
  try {
    const page = await context.newPage();
    await page.goto('/me');
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
    expect(await registered()).toBe(1);
    await eventually('no worker', registered, (count) => count === 0);
  } finally {
    await context.close();
    fs.writeFileSync(script, text);
  }
});

test('files may be asked for by other origins, and are kept for a year', async () => {
  const [name = ''] = fs.readdirSync(path.join(root, 'cdn', 'current', 'h5', 'js'));
  const { headers } = await fetch(`${cdn.origin}/js/${name}`);
  expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
    '*',
    'public, max-age=31536000, immutable',
  ]);
});
