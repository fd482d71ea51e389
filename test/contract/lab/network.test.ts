import type { FastifyInstance } from 'fastify';
import { qrCode } from '../../../sandbox/art/qrcode';
import { phoneHosts } from '../../../sandbox/network';
import { createSandbox } from '../../../sandbox/server';
import { startSandbox } from '../harness';

let open: FastifyInstance;
let closed: FastifyInstance;
beforeAll(async () => {
  open = await createSandbox({ distDir: __dirname, isOnNetwork: true });
  closed = await startSandbox();
});
afterAll(() => Promise.all([open.close(), closed.close()]));

const HOST = { host: 'localhost:8080' };
const origins = async (app: FastifyInstance) =>
  (await app.inject({ url: '/__sandbox/lab/network.json', headers: HOST })).json<{ origins: string[] }>()
    .origins;
const code = (app: FastifyInstance, query: Readonly<Record<string, string>>) =>
  app.inject({ url: `/__sandbox/lab/qr.svg?${new URLSearchParams(query).toString()}`, headers: HOST });

test('there are addresses for phones with LAN=1 only, those of IPv4 first, with the port that the lab is open on', async () => {
  const found = await origins(open);
  expect(found).toEqual(phoneHosts().map((host) => `http://${host}:8080`));
  expect(found.length).toBeGreaterThan(0);
  expect(found.join()).not.toMatch(/169\.254\.|fe80/);
  expect(await origins(closed)).toEqual([]);
});

test('the code names the address of the app, query and all', async () => {
  const [origin = ''] = await origins(open);
  const path = '/receiveCouponV2/V2-OPEN/share?shareCode=SH-OPEN&n=中';
  const answer = await code(open, { origin, path });
  expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(answer.body).toBe(
    qrCode(`${origin}/receiveCouponV2/V2-OPEN/share?shareCode=SH-OPEN&n=${encodeURIComponent('中')}`),
  );
});

test('there is no code for another origin, another site’s address, one that is too long, or without LAN=1', async () => {
  const [origin = ''] = await origins(open);
  const statuses = await Promise.all([
    code(open, { origin: 'http://evil.example', path: '/' }),
    code(open, { origin, path: '//evil.example' }),
    code(open, { origin, path: '/\\evil.example' }),
    code(open, { origin, path: 'javascript:alert(1)' }),
    code(open, { origin, path: `/${'x'.repeat(600)}` }),
    code(open, { origin }),
    code(closed, { origin, path: '/' }),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual(statuses.map(() => 400));
});
