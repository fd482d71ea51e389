// The sandbox only answers its own machine and its own pages.
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { networkHosts } from '../../sandbox/network';
import { createSandbox } from '../../sandbox/server';
import { startSandbox } from './harness';

const distDir = __dirname;
let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
afterAll(() => app.close());

const ADDRESSES = [
  '/receiveCoupon/RC-OPEN',
  '/__sandbox/',
  '/__sandbox/requests',
  '/wxgw/any',
  '/nothing.js',
];
const statuses = (on: FastifyInstance, host: string): Promise<readonly number[]> =>
  Promise.all(ADDRESSES.map(async (url) => (await on.inject({ url, headers: { host } })).statusCode));
const REFUSED = ADDRESSES.map(() => 421);

test.each(['localhost', 'LocalHost:10086', '127.0.0.1:1', '127.0.0.1', '[::1]:10086', '[::1]'])(
  'Host %s is accepted as this machine',
  async (host) => expect(await statuses(app, host)).not.toContain(421),
);

test.each([
  'evil.example',
  'evil.example:10086',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost:10086:1',
  '0.0.0.0:10086',
  '[::]:10086',
  '192.0.2.7:10086',
])('Host %p is refused for every path', async (host) => {
  expect(await statuses(app, host)).toEqual(REFUSED);
  const { error } = (await app.inject({ url: '/', headers: { host } })).json<{ error: string }>();
  expect(error).toMatch(/localhost.*LAN=1/);
});

test("this machine's network addresses are accepted with LAN=1 only", async () => {
  const open = await createSandbox({ distDir, isOnNetwork: true });
  const hosts = networkHosts();
  expect(hosts.length).toBeGreaterThan(0);
  for (const host of hosts) {
    expect(await statuses(open, `${host}:10086`)).not.toContain(421);
    expect(await statuses(app, `${host}:10086`)).toEqual(REFUSED);
  }
  expect(await statuses(open, 'evil.example')).toEqual(REFUSED);
  await open.close();
});

const isReached = (address: string): Promise<boolean> =>
  fetch(`${address}/__sandbox/requests`).then(
    ({ ok }) => ok,
    () => false,
  );

test.each([
  ['loopback only', false],
  ['the network too, with LAN=1', true],
])('listens on %s, on both kinds of addresses', async (_what, isOnNetwork) => {
  const listening = await createSandbox({ distDir, port: 0, isOnNetwork });
  const { port } = listening.server.address() as AddressInfo;
  for (const host of ['127.0.0.1', '[::1]', 'localhost'])
    expect([host, await isReached(`http://${host}:${port}`)]).toEqual([host, true]);
  // Link-local addresses need the name of their network card.
  for (const host of networkHosts().filter((name) => !name.startsWith('[fe80')))
    expect([host, await isReached(`http://${host}:${port}`)]).toEqual([host, isOnNetwork]);
  await listening.close();
  expect(await isReached(`http://[::1]:${port}`)).toBe(false);
});

const WRITES: readonly (readonly [url: string, body: string])[] = [
  ['/__sandbox/reset', ''],
  ['/__sandbox/faults', '{"path":"x","kind":"drop"}'],
  ['/__sandbox/clock', '{"offsetMs":1}'],
  ['/__sandbox/token', '{"mobile":"13900000001"}'],
  ['/__sandbox/oauth', 'backUrl=/&choice=bound'],
  ['/__sandbox/send-parcel', 'mobile=13900000001'],
  ['/__sandbox/captcha/ticket', '{"sliderType":1}'],
  ['/__sandbox/jweixin/check', '{}'],
  ['/wxgw/any', '{}'],
];
const write = async (headers: Readonly<Record<string, string>>): Promise<readonly number[]> =>
  Promise.all(
    WRITES.map(async ([url, payload]) => {
      const type = url.includes('oauth') || url.includes('parcel') ? 'x-www-form-urlencoded' : 'json';
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { host: 'localhost:10086', 'content-type': `application/${type}`, ...headers },
        payload,
      });
      return answer.statusCode;
    }),
  );

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['a script', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a form, as plain text', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  ['an older browser', { origin: 'http://evil.example' }],
  ['a frame without an origin', { origin: 'null' }],
  ['a page without Origin', { 'sec-fetch-site': 'cross-site' }],
  ['another port of this machine', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' }],
  ['another port, in an older browser', { origin: 'http://localhost:3000' }],
  ['a name that begins like this one', { origin: 'http://localhost:10086.evil.example' }],
  ['a page that resolves here', { origin: 'http://localhost:10086', 'sec-fetch-site': 'cross-site' }],
])('%s from another site changes nothing', async (_who, headers) => {
  expect(await write(headers)).toEqual(WRITES.map(() => 403));
  const waiting = await app.inject('/__sandbox/faults');
  expect(waiting.json()).toEqual([]);
});

test.each<readonly [string, Readonly<Record<string, string>>]>([
  ['a tool', {}],
  ['its own page', { origin: 'http://localhost:10086', 'sec-fetch-site': 'same-origin' }],
  ['its own page in an older browser', { origin: 'http://localhost:10086' }],
  ['its own page that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['its own page behind a tunnel', { origin: 'https://t.example', 'x-forwarded-host': 't.example' }],
])('%s is accepted', async (_who, headers) => {
  expect(await write(headers)).not.toContain(403);
});

test("mini programs in their vendors' tools reach the gateway and nothing else", async () => {
  for (const from of [
    'https://servicewechat.com/touristappid/devtools/page-frame.html',
    'https://2021.hybrid.alipay-eco.com/x',
  ]) {
    const found = await write({ referer: from, 'sec-fetch-site': 'cross-site' });
    expect(found.map((status) => status === 403)).toEqual(WRITES.map(([url]) => !url.startsWith('/wxgw')));
  }
  expect(
    await write({ referer: 'https://servicewechat.com.evil.example/', 'sec-fetch-site': 'cross-site' }),
  ).toEqual(WRITES.map(() => 403));
});

test('no page of another origin may read a response', async () => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const answer = await app.inject({
      method,
      url: '/__sandbox/requests',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('a body that is too large is refused on every path', async () => {
  const payload = `{"a":"${'x'.repeat(1_100_000)}"}`;
  for (const [url] of WRITES) {
    const answer = await app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': url.includes('oauth') ? 'application/x-www-form-urlencoded' : 'application/json',
      },
      payload,
    });
    expect([url, answer.statusCode]).toEqual([url, 413]);
  }
});

const INHERITED = [
  ...Object.getOwnPropertyNames(Object.prototype),
  '__proto__',
  'prototype',
  'name',
  'length',
];
const NAMED: readonly ((name: string) => string)[] = [
  (name) => `/__sandbox/art/${name}.svg`,
  (name) => `/__sandbox/art/campaign.svg?theme=${name}`,
  (name) => `/__sandbox/art/poster.svg?theme=${name}`,
  (name) => `/__sandbox/art/weekly.svg?theme=${name}`,
  (name) => `/__sandbox/art/reward.svg?theme=${name}&kind=${name}`,
  (name) => `/__sandbox/art/prize.svg?theme=${name}`,
  (name) => `/__sandbox/art/pill.svg?theme=${name}`,
  (name) => `/__sandbox/art/weekly-title.svg?text=x&on=${name}`,
  ...[
    'banner',
    'icon',
    'tile',
    'promo',
    'group-title',
    'no-place',
    'no-service',
    'task-icon',
    'draw-prize',
  ].map((drawing) => (name: string) => `/__sandbox/art/${drawing}.svg?kind=${name}`),
  (name) => `/__sandbox/art/service.svg?kind=${name}&id=${name}`,
  (name) => `/__sandbox/art/goods.svg?${name}=1&id=${name}`,
  (name) => `/__sandbox/agreement/${name}`,
  (name) => `/__sandbox/task?taskId=${name}`,
  (name) => `/__sandbox/mall?productId=${name}`,
  (name) => `/__sandbox/captcha?type=${name}`,
  (name) => `/__sandbox/sms?mobile=${name}`,
  (name) => `/__sandbox/engine/${name}/`,
  (name) => `/__sandbox/engine/${name}/package.json`,
  (name) => `/__sandbox/engine/weapp/files/${name}.png`,
  (name) => `/__sandbox/lab/${name}.js`,
  (name) => `/__sandbox/${name}`,
  (name) => `/wxgw/${name}`,
  (name) => `/${name}.js`,
];

test('names of Object.prototype are ordinary names', async () => {
  const failed: string[] = [];
  const inherited: string[] = [];
  for (const addressOf of NAMED) {
    // Same as an unknown name: the same status, and the same drawing.
    const nobody = await app.inject(addressOf('nobody'));
    for (const name of INHERITED) {
      const answer = await app.inject(addressOf(name));
      if (answer.statusCode >= 500 && nobody.statusCode < 500) failed.push(addressOf(name));
      if (answer.statusCode !== nobody.statusCode || /native code|undefined/.test(answer.body))
        inherited.push(addressOf(name));
    }
  }
  expect({ failed, inherited }).toEqual({ failed: [], inherited: [] });
});

test('such a name in a form is an ordinary field', async () => {
  for (const name of INHERITED) {
    const answer = await app.inject({
      method: 'POST',
      url: '/wxgw/consumer/v1/unifiedSmsCode/preCheckMobile',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${name}=1`,
    });
    expect([name, answer.statusCode, answer.body.includes('given twice')]).toEqual([name, 400, false]);
  }
});
