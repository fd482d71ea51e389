import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { ACTIVITY, control, receiveBody, startSandbox, tokenOf } from './harness';

/** Faults concern sockets, so these tests use a real one. */
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = await startSandbox();
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const send = (call: string, body: unknown, init: { token?: string; signal?: AbortSignal } = {}) =>
  fetch(`${origin}/wxgw/${ACTIVITY}/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'original-path': '/receiveCoupon/RC-OPEN',
      ...(init.token === undefined ? {} : { authorization: init.token, 'original-channel': 'consumer' }),
    },
    body: JSON.stringify(body),
    ...(init.signal === undefined ? {} : { signal: init.signal }),
  });
const info = (signal?: AbortSignal) =>
  send('info', { code: 'RC-OPEN' }, signal === undefined ? {} : { signal });
const fault = (fields: Record<string, unknown>) =>
  control(app, 'faults', { path: 'activity/info', ...fields });
const requests = async () =>
  (await app.inject('/__sandbox/requests')).json<
    { status: number | null; fault?: string; response: unknown }[]
  >();

test('status: the call has no effect, `times` counts down, other paths are unaffected', async () => {
  await fault({ kind: 'status', status: 503, times: 2 });
  const token = await tokenOf(app, '13912345678');
  expect((await send('preReceiveCheck', receiveBody('RC-OPEN'), { token })).status).toBe(200);
  expect((await info()).status).toBe(503);
  expect((await info()).status).toBe(503);
  expect((await info()).status).toBe(200);
});

test('status with a custom body; the Date header still has the server clock', async () => {
  await control(app, 'clock', { offsetMs: 86_400_000 });
  await fault({
    kind: 'status',
    status: 500,
    body: { success: false, code: 'X', msg: '系统繁忙', data: null },
  });
  const response = await info();
  expect(await response.json()).toMatchObject({ code: 'X', msg: '系统繁忙' });
  expect(Date.parse(response.headers.get('date') ?? '') - Date.now()).toBeGreaterThan(86_300_000);
});

test('slow: the normal response, after the delay', async () => {
  await fault({ kind: 'slow', delayMs: 40 });
  const response = await info();
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true });
  expect((await requests())[0]).toMatchObject({ fault: 'slow', status: 200 });
});

test('hang: no response until the client gives up', async () => {
  await fault({ kind: 'hang' });
  const controller = new AbortController();
  const pending = info(controller.signal);
  // The sandbox serves other requests meanwhile.
  while ((await requests()).length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect((await requests())[0]).toMatchObject({ fault: 'hang', status: null });
  controller.abort();
  await expect(pending).rejects.toThrow();
});

test('drop: the connection closes without a response, and the claim takes effect', async () => {
  const token = await tokenOf(app, '13912345678');
  await control(app, 'faults', { path: 'receiveCoupon', kind: 'drop' });
  await expect(send('receiveCoupon', receiveBody('RC-OPEN'), { token })).rejects.toThrow();
  const after = await (await send('preReceiveCheck', receiveBody('RC-OPEN'), { token })).json();
  expect(after).toMatchObject({
    data: { isCanReceive: false, reasonCode: '100901005', couponInfos: [{ couponType: 3 }] },
  });
  expect((await requests())[0]).toMatchObject({
    fault: 'drop',
    status: null,
    response: { data: { result: true } },
  });
});

test('drop sends not one byte', async () => {
  await fault({ kind: 'drop' });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const body = '{"code":"RC-OPEN"}';
  socket.write(
    `POST /wxgw/${ACTIVITY}/info HTTP/1.1\r\nhost: localhost\r\noriginal-path: /\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await once(socket, 'close');
  expect(Buffer.concat(chunks)).toHaveLength(0);
});

test('malformed: half of the JSON, or the given body', async () => {
  await fault({ kind: 'malformed' });
  const half = await (await info()).text();
  expect(half.startsWith('{"success":true')).toBe(true);
  expect(() => JSON.parse(half)).toThrow();
  await fault({ kind: 'malformed', body: '<html>proxy error</html>' });
  expect(await (await info()).text()).toBe('<html>proxy error</html>');
  await fault({ kind: 'malformed', body: { success: true, code: '0', msg: '', data: { code: 5 } } });
  expect(await (await info()).json()).toMatchObject({ data: { code: 5 } });
});

test('empty: 200 without a body', async () => {
  await fault({ kind: 'empty' });
  const response = await info();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('');
});

test('faults queue up: the oldest matching one applies first', async () => {
  await fault({ kind: 'status', status: 501 });
  await fault({ kind: 'status', status: 502 });
  expect([(await info()).status, (await info()).status, (await info()).status]).toEqual([501, 502, 200]);
});

test.each([
  [{}],
  [{ path: '', kind: 'drop' }],
  [{ path: 'x', kind: 'explode' }],
  [{ path: 'x', kind: 'status', status: 99 }],
  [{ path: 'x', kind: 'drop', times: 0 }],
  [{ path: 'x', kind: 'slow', delayMs: -1 }],
])('an invalid fault is refused: %j', async (payload) => {
  expect((await app.inject({ method: 'POST', url: '/__sandbox/faults', payload })).statusCode).toBe(400);
});

test.each([100, 101, 199, 600])(
  'status %i is refused: no client could finish the response',
  async (status) => {
    const response = await app.inject({
      method: 'POST',
      url: '/__sandbox/faults',
      payload: { path: 'activity/info', kind: 'status', status },
    });
    expect(response.statusCode).toBe(400);
    expect((await info()).status).toBe(200);
  },
);

test('deeply nested JSON is refused, and the log stays readable', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  for (const url of [`/wxgw/${ACTIVITY}/info`, '/__sandbox/faults']) {
    const response = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'original-path': '/' },
      payload: deep,
    });
    expect([url, response.statusCode]).toEqual([url, 400]);
  }
  expect((await app.inject('/__sandbox/requests')).statusCode).toBe(200);
  expect((await app.inject('/__sandbox/faults')).statusCode).toBe(200);
});
