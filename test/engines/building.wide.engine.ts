/** What a phone shows while its package is not built yet: progress and errors; it opens automatically when built. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { eventually, journey } from '../harness';
import { startEngineServer, type EngineServer } from './host/server';

const { browser } = journey();

let dist: string;
let server: EngineServer;
let page: Page;
let asked: string[];

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'engine-building-'));
  asked = [];
  page = await browser().newPage({ viewport: { width: 375, height: 812 } });
});
afterEach(async () => {
  await page.close();
  await server.close();
  await rm(dist, { recursive: true });
});

const note = (state: object) =>
  writeFile(path.join(dist, '.build-weapp.json'), JSON.stringify({ pid: process.pid, ...state }));
async function finish(): Promise<void> {
  const files = {
    'app.json': '{"pages":["first"]}',
    'app.js': 'App({})',
    'first.json': '{}',
    'first.js': 'Page({})',
    'first.wxml': '<view>the first page</view>',
  };
  await mkdir(path.join(dist, 'weapp'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, 'weapp', name), text);
  await note({ hash: 'of-its-inputs', state: undefined });
}
async function open(canBuild = true): Promise<void> {
  server = await startEngineServer(dist, { ask: canBuild ? (target) => void asked.push(target) : null });
  await page.goto(`${server.baseUrl}/__sandbox/engine/weapp/`);
}
const opened = () => page.getByText('the first page').waitFor();
const title = (words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
const button = (name: string) => page.getByRole('button', { name });

test('it waits in the queue, moves up while it is on screen, is built, and opens', async () => {
  await note({ state: 'waiting' });
  await open();
  await title('微信小程序包在排队');
  await eventually(
    'the package is asked for',
    async () => asked,
    (all) => all.length > 0,
  );
  expect(asked).toEqual(['weapp']);
  await note({ state: 'building', startedAt: Date.now() - 61_000, percent: 36, step: 'sealing' });
  await title('正在构建微信小程序包');
  await page.getByText(/^6\d 秒 · sealing 36%$/).waitFor();
  expect(await page.getByRole('progressbar').getAttribute('value')).toBe('36');
  await finish();
  await opened();
  expect(await page.locator('.engine-wait').count()).toBe(0);
});

test('a failed build shows why, and is retried once when a user requests it', async () => {
  await note({ state: 'failed', message: 'Module not found: ./missing' });
  await open();
  await title('微信小程序包构建失败');
  await page.getByText('Module not found: ./missing').waitFor();
  expect(asked).toEqual([]);
  await button('再试一次').click();
  await eventually(
    'the package is asked for',
    async () => asked,
    (all) => all.length > 0,
  );
  await note({ state: 'building', startedAt: Date.now() });
  await title('正在构建微信小程序包');
  await button('再试一次').waitFor({ state: 'hidden' });
  await finish();
  await opened();
});

test('without a builder it shows the command, and opens the package once it is built', async () => {
  await open(false);
  await title('还没有微信小程序包');
  await page.getByText('npm run build:weapp').waitFor();
  expect(await button('现在构建').count()).toBe(0);
  await finish();
  await opened();
});

test('a stopped sandbox shows a message, and waiting continues when it is back', async () => {
  await note({ state: 'building', startedAt: Date.now() });
  await open();
  await title('正在构建微信小程序包');
  await page.route('**/build', (route) => route.abort());
  await title('沙箱没有应答');
  await finish();
  await page.unroute('**/build');
  await opened();
});
