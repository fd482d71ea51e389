/** Progress of the packages as the device lab shows it, with builds that other processes record in dist/. */
import type { FastifyInstance } from 'fastify';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Builder } from '../../sandbox/lab/builds';
import { createSandbox } from '../../sandbox/server';

const apps: FastifyInstance[] = [];
let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'sandbox-builds-'));
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await rm(dist, { recursive: true });
});

async function start(builder?: Builder): Promise<FastifyInstance> {
  const app = await createSandbox({ distDir: dist, ...(builder === undefined ? {} : { builder }) });
  apps.push(app);
  return app;
}
const note = (target: string, state: unknown) =>
  writeFile(path.join(dist, `.build-${target}.json`), JSON.stringify(state));
async function makePackage(target: string): Promise<void> {
  await mkdir(path.join(dist, target));
  await writeFile(path.join(dist, target, 'app.json'), JSON.stringify({ pages: [] }));
}
const { pid } = process;
/** Of a process that has ended. */
const endedPid = (): number => spawnSync(process.execPath, ['--version']).pid;
const quiet: Builder = { ask: () => undefined };
const get = async (app: FastifyInstance, name: string) => app.inject(`/__sandbox/engine/weapp/${name}`);

test.each([
  [
    { state: 'waiting', pid },
    { state: 'waiting', canBuild: true },
  ],
  [
    { state: 'building', pid, startedAt: Date.now() - 5000, percent: 36, step: 'sealing' },
    { state: 'building', canBuild: true, elapsedMs: expect.any(Number), percent: 36, step: 'sealing' },
  ],
  [
    { state: 'failed', pid, message: 'Module not found' },
    { state: 'failed', canBuild: true, message: 'Module not found' },
  ],
])('%j is reported instead of the package, although an older one exists', async (written, notified) => {
  await makePackage('weapp');
  await note('weapp', written);
  const app = await start(quiet);
  expect((await get(app, 'build')).json()).toEqual(notified);
  const answer = await get(app, 'package.json');
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual(notified);
});

test('the time counts from the start of the build', async () => {
  await note('weapp', { state: 'building', pid, startedAt: Date.now() - 60_000 });
  const { elapsedMs } = (await get(await start(quiet), 'build')).json<{ elapsedMs: number }>();
  expect(elapsedMs).toBeGreaterThanOrEqual(60_000);
  expect(elapsedMs).toBeLessThan(120_000);
});

test('records of ended processes are ignored', async () => {
  const app = await start(quiet);
  await note('weapp', { state: 'building', pid: endedPid(), startedAt: Date.now() });
  expect((await get(app, 'build')).json()).toEqual({ state: 'missing', canBuild: true });
  await makePackage('weapp');
  expect((await get(app, 'build')).json()).toEqual({ state: 'ready', canBuild: true });
});

test('the package is available as soon as it is built', async () => {
  const app = await start(quiet);
  await note('weapp', { state: 'building', pid, startedAt: Date.now() });
  await makePackage('weapp');
  expect((await get(app, 'package.json')).statusCode).toBe(202);
  await note('weapp', { hash: 'of-its-inputs' });
  const answer = await get(app, 'package.json');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toHaveProperty('appJson');
});

test('the builder learns which package is wanted; requests from another site are ignored', async () => {
  const asked: string[] = [];
  const app = await start({ ask: (target) => asked.push(target) });
  const ask = async (target: string, headers: Record<string, string> = {}) =>
    (await app.inject({ method: 'POST', url: `/__sandbox/engine/${target}/build`, headers })).statusCode;
  expect(await ask('alipay')).toBe(202);
  expect(await ask('h5')).toBe(404);
  expect(await ask('weapp', { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(asked).toEqual(['alipay']);
});

test('a sandbox without a builder names the command to run', async () => {
  const app = await start({ ask: null });
  expect((await get(app, 'build')).json()).toEqual({ state: 'missing', canBuild: false });
  const answer = await app.inject({ method: 'POST', url: '/__sandbox/engine/weapp/build' });
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('npm run build:weapp');
});

test.each<[string, Record<string, string>]>([
  ['a page', {}],
  ['a page in a phone of the lab', { 'sec-fetch-dest': 'iframe' }],
])('%s of H5 is served as soon as everything is built', async (_name, headers) => {
  const app = await start(quiet);
  await mkdir(path.join(dist, 'h5'));
  await writeFile(path.join(dist, 'h5', 'index.html'), '<!doctype html><title>app</title>');
  await note('h5', { state: 'building', pid, startedAt: Date.now() });
  const early = await app.inject({ url: '/receiveCoupon/RC-OPEN', headers });
  expect(early.statusCode).toBe(503);
  expect(early.headers.refresh).toBe('1');
  await note('h5', { hash: 'of-its-inputs' });
  const answer = await app.inject({ url: '/receiveCoupon/RC-OPEN', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<title>app</title>');
});

test('without a builder, as in tests, existing files are served regardless of records', async () => {
  await makePackage('weapp');
  await note('weapp', { state: 'waiting', pid });
  const app = await start();
  expect((await get(app, 'package.json')).statusCode).toBe(200);
  expect((await get(app, 'build')).statusCode).toBe(404);
});
