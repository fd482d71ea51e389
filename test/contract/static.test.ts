import type { FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { control, startSandbox } from './harness';

let app: FastifyInstance;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'sandbox-static-'));
  await mkdir(path.join(dist, 'h5', 'js'), { recursive: true });
  await writeFile(path.join(dist, 'h5', 'index.html'), '<!doctype html><title>app</title>');
  await writeFile(path.join(dist, 'h5', 'js', 'app.0a1b2c.js'), 'console.log(1);'.repeat(200));
  await writeFile(path.join(dist, 'h5', 'plain.js'), 'console.log(2);');
  await writeFile(path.join(dist, 'secret.txt'), 'outside the H5 build');
  app = await startSandbox(dist);
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  '/',
  '/receiveCoupon/RC-OPEN',
  '/list/RC-MANY?token=a.b',
  '/outerOpenApp/eyJhbGciOi.eyJzdWIiOiIx.dBjftJeZ4CVPmB92K27uhbUJU1p1r',
  '/fcFriday?configId=FRI-ALL',
  '/receiveCoupon/%E0%A4%A?token=%zz',
  '/%zz',
  '/fcFriday%20',
  '/fcFriday%E2%80%8B',
  '/RECEIVECOUPON/RC-OPEN',
  '//receiveCoupon//RC-OPEN',
  '/fcFriday?configId=A?channelId=b',
])('%s serves the app', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toContain('<title>app</title>');
  expect(response.headers['cache-control']).toBe('no-cache');
});

test.each([
  '/missing.js',
  '/js/nothing.0a1b2c.js',
  '/favicon.ico',
  '/wxgw',
  '/wxgw/nope',
  '/aligw/nope',
  '/__sandbox/nope',
  '/__sandbox/nope/deeper',
  '/wxgw/%E0%A4%A',
  '/__sandbox/%zz',
  '/js/%zz.js',
])('%s never serves the app', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('<title>app');
});

test('an address with a file ending serves the app to a navigation; an existing file is served as it is', async () => {
  const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const url of ['/receiveCoupon/RC.2', '/fcFriday.html']) {
    expect((await get(url, html)).body).toContain('<title>app</title>');
    expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
  }
  expect((await get('/plain.js', html)).body).toBe('console.log(2);');
  expect((await get('/wxgw/nope.js', html)).statusCode).toBe(404);
  expect((await get('/..%2fsecret.txt', html)).statusCode).toBe(404);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/js/..%5c..%5csecret.txt',
  '/%00.js',
  '/%ff.js',
])('%s does not leave the build folder', async (url) => {
  const response = await get(url);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.body).not.toContain('outside');
});

test('hashed files are immutable, others are revalidated', async () => {
  expect((await get('/js/app.0a1b2c.js')).headers['cache-control']).toContain('immutable');
  const plain = await get('/plain.js');
  expect(plain.headers['cache-control']).toBe('no-cache');
  expect((await get('/plain.js', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
});

test.each<[string, string | undefined]>([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', undefined],
])('accept-encoding %s returns %s', async (accepted, encoding) => {
  const response = await get('/js/app.0a1b2c.js', { 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers.vary).toBe('accept-encoding');
  const bytes = response.rawPayload;
  const text =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  expect(text.toString()).toBe('console.log(1);'.repeat(200));
});

test('static responses and errors carry the server clock', async () => {
  await control(app, 'clock', { offsetMs: -86_400_000 });
  for (const url of ['/', '/js/app.0a1b2c.js', '/missing.js']) {
    expect(Date.parse(String((await get(url)).headers.date)) - Date.now()).toBeLessThan(-86_300_000);
  }
  await control(app, 'reset');
});

test('without a build the app page says what to do', async () => {
  const bare = await startSandbox();
  const response = await bare.inject('/receiveCoupon/RC-OPEN');
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain('npm run build:h5');
  await bare.close();
});
