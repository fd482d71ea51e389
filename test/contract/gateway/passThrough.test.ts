// A sandbox beside a second one, which is the gateway, and beside servers that answer anything.
import type { FastifyInstance } from 'fastify';
import http, { type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { control, encrypt, tokenOf } from '../harness';
import {
  addressOf,
  call,
  INFO,
  noted,
  startBeside,
  startOther,
  startServer,
  type Beside,
  type OtherServer,
} from './harness';

const open: { close(): Promise<unknown> }[] = [];
const kept = <Server extends { close(): Promise<unknown> }>(server: Server): Server => {
  open.push(server);
  return server;
};
afterEach(async () => {
  for (const server of open.splice(0).reverse()) await server.close();
});

const send = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', ...GATEWAY_HEADERS, ...headers });
  response.end(text);
};
const GATEWAY_HEADERS = { 'fc-encrypt-token': 'T1', fc_ip: '127.0.0.1' };

describe('beside a second sandbox', () => {
  let other: FastifyInstance;
  let beside: Beside;
  beforeEach(async () => {
    other = kept(await startOther());
    beside = kept(await startBeside(addressOf(other)));
  });

  test('calls reach it with the token, and its responses come back with their headers', async () => {
    const token = await tokenOf(other, '13912345678');
    const authorized = { authorization: token, 'original-channel': 'consumer' };
    const response = await call(beside.address, '/wxgw/base/personalCenter/userInfo', {}, authorized);
    expect(response.status).toBe(200);
    expect(response.headers.get('fc-encrypt-token')).toMatch(/^[0-9a-f]{32}$/);
    expect(await response.json()).toMatchObject({ success: true, code: '0' });
    const refused = await call(beside.address, '/aligw/base/personalCenter/userInfo', {});
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: '030100001' });
    const { calls } = await noted(beside, 2);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      id: 'userInfo',
      count: 2,
      statuses: { 200: 1, 401: 1 },
      codes: { 0: 1, '030100001': 1 },
      isDifferent: false,
    });
  });

  test('its clock is the page’s: Date comes from the gateway', async () => {
    await control(other, 'clock', { offsetMs: 86_400_000 });
    const date = (await call(beside.address, INFO, { code: 'RC-OPEN' })).headers.get('date');
    expect(Date.parse(date ?? '')).toBeGreaterThan(Date.now() + 80_000_000);
  });

  test('only described fields: each missing one is named', async () => {
    await control(other, 'wire', { mode: 'spec' });
    await call(beside.address, '/wxgw/activity/incentive/activity/info', { code: 'IN-2002' });
    const [line] = (await noted(beside, 1)).calls;
    expect(line).toMatchObject({ isDifferent: true, missing: { 'data.taskInfo': 1 } });
    expect(line?.unknownFields).toEqual({});
  });

  test('unknown values and fields are named', async () => {
    await control(other, 'wire', { mode: 'future' });
    await call(beside.address, INFO, { code: 'RC-OPEN' });
    await call(beside.address, '/wxgw/activity/appnew/activity/info', { code: 'V2-OPEN' });
    const { calls } = await noted(beside, 2);
    expect(calls[0]).toMatchObject({ unknownValues: { 'data.statusCode = OF_TOMORROW': 1 } });
    expect(calls[1]).toMatchObject({
      unknownFields: { 'data.coupons[].futureField': 1 },
      unknownValues: { 'data.coupons[].couponType = 4711': 1 },
    });
  });

  test('a request that violates the contract is named, and an encrypted one is read', async () => {
    const first = await call(beside.address, INFO, { code: 'RC-OPEN', more: 1 });
    expect(first.status).toBe(400);
    const token = first.headers.get('fc-encrypt-token') ?? '';
    const parse = '/wxgw/address/api/v1/parse';
    await noted(beside, 1);
    const text = '张三 13912345678 广东省深圳市南山区科技园路1号';
    const read = await call(beside.address, parse, encrypt({ text }, token), { 'gw-req-encrypt': '1' });
    expect(read.status).toBe(200);
    const { calls } = await noted(beside, 2);
    expect(calls[0]).toMatchObject({ request: { 'body/more must NOT have additional properties': 1 } });
    expect(calls[1]).toMatchObject({ id: 'addressParse', isDifferent: false });
  });

  test('a call that the contract does not know passes, and is listed without its ids', async () => {
    expect((await call(beside.address, '/wxgw/base/other/13912345678/x', {})).status).toBe(404);
    const [line] = (await noted(beside, 1)).calls;
    expect(line).toMatchObject({ id: null, path: '/base/other/{…}/x', isDifferent: true });
  });

  test.each([
    ['empty', 'body: is empty'],
    ['malformed', 'body: is not JSON (application/json)'],
    ['status', 'HTTP: status 500 is not in the contract'],
    ['drop', `call: The gateway ADDRESS cannot be reached: it closed the connection.`],
  ])('a response that is %s', async (kind, text) => {
    await control(other, 'faults', { path: 'activity/info', kind });
    await call(beside.address, INFO, { code: 'RC-OPEN' });
    const [line] = (await noted(beside, 1)).calls;
    expect(Object.keys(line?.other ?? {})).toContain(text.replace('ADDRESS', addressOf(other)));
  });

  test('its list of calls is masked', async () => {
    const token = await tokenOf(other, '13912345678');
    const authorized = { authorization: token, 'original-channel': 'consumer' };
    const path = '/wxgw/address/api/v1/parse?from=13912345678';
    await call(beside.address, path, { text: '张三 13912345678' }, authorized);
    await noted(beside, 1);
    const text = await (await fetch(`${beside.address}/__sandbox/requests`)).text();
    expect(text).toContain('/wxgw/address/api/v1/parse');
    for (const secret of ['13912345678', '张三', token]) expect(text).not.toContain(secret);
  });
});

describe('beside another server', () => {
  const beside = async (respond: Parameters<typeof startServer>[0], idleMs?: number) => {
    const server: OtherServer = kept(await startServer(respond));
    return { server, beside: kept(await startBeside(server.address, { ...(idleMs && { idleMs }) })) };
  };

  test('a page in HTML passes, but may run nothing here', async () => {
    const html = '<script>alert(1)</script>';
    const it = await beside((_request, response) =>
      send(response, 200, html, { 'content-type': 'text/html' }),
    );
    const response = await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    expect(await response.text()).toBe(html);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const [line] = (await noted(it.beside, 1)).calls;
    expect(line?.other).toEqual({ 'body: is not JSON (text/html)': 1 });
  });

  test('null, another type, another code, a missing header', async () => {
    const it = await beside((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'fc-encrypt-token': 'T' });
      response.end(JSON.stringify({ success: true, code: '7', msg: null, data: 'text' }));
    });
    await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    const [line] = (await noted(it.beside, 1)).calls;
    expect(line).toMatchObject({ missing: { 'msg (null)': 1 }, unknownValues: { 'code = 7': 1 } });
    expect(line?.other).toEqual({
      'data: must be object': 1,
      'header fc_ip: is required': 1,
      'code: does not go with success': 1,
    });
  });

  test('a success without the data that it has to carry', async () => {
    const it = await beside((_request, response) =>
      send(response, 200, { success: true, code: '0', msg: '', data: null }),
    );
    await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    await call(it.beside.address, '/wxgw/track/events', { batchId: 'batch-0001' });
    const { calls } = await noted(it.beside, 2);
    expect(calls.map(({ id, missing }) => [id, missing])).toEqual([
      ['receiveActivityInfo', { 'data (null)': 1 }],
      ['trackEvents', {}],
    ]);
  });

  test('a failure code that the call does not have', async () => {
    const it = await beside((_request, response) =>
      send(response, 200, { success: false, code: '999999999', msg: '', data: null }),
    );
    await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    const [line] = (await noted(it.beside, 1)).calls;
    expect(line).toMatchObject({ codes: { 999999999: 1 }, unknownValues: { 'code = 999999999': 1 } });
  });

  test('an encrypted body is read with any token that a phone still has', async () => {
    let count = 0;
    const it = await beside((_request, response) => {
      count += 1;
      send(response, 200, {}, { 'fc-encrypt-token': `T${count}` });
    });
    await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    await noted(it.beside, 1);
    await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    await noted(it.beside, 2);
    const body = encrypt({ text: '张三 13912345678' }, 'T1');
    await call(it.beside.address, '/wxgw/address/api/v1/parse', body, { 'gw-req-encrypt': '1' });
    const { calls } = await noted(it.beside, 3);
    expect([calls[1]?.id, calls[1]?.request]).toEqual(['addressParse', {}]);
  });

  test('bytes and streams pass unchanged, while they arrive', async () => {
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7) % 256));
    const parts: Buffer[] = [];
    const it = await beside((request, response) => {
      request.on('data', (chunk: Buffer) => parts.push(chunk));
      request.on('end', () => {
        response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' });
        response.write(gzipSync(bytes));
        response.end();
      });
    });
    const response = await fetch(`${it.beside.address}/wxgw/upload`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(bytes),
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
  });

  test('the first part of a response is there before the last is sent', async () => {
    let finish = (): void => undefined;
    const it = await beside((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"success":');
      finish = () => response.end('true}');
    });
    const response = await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    const reader = response.body!.getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toBe('{"success":');
    finish();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('true}');
  });

  test('headers of one connection, of this server and of the lab stay here', async () => {
    const it = await beside((_request, response) =>
      send(
        response,
        200,
        {},
        {
          connection: 'x-private, keep-alive',
          'x-private': '1',
          'x-public': '2',
          'set-cookie': 'a=b',
          'strict-transport-security': 'max-age=1',
          'alt-svc': 'h3=":443"',
        },
      ),
    );
    const response = await call(
      it.beside.address,
      INFO,
      {},
      {
        cookie: 'other=project',
        'x-lab-user-agent': 'MicroMessenger',
        'x-lab-phone': 'lab-h5',
        referer: 'http://localhost/receiveCoupon/RC-OPEN',
        te: 'trailers',
      },
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'x-public': '2' });
    for (const name of ['x-private', 'set-cookie', 'strict-transport-security', 'alt-svc'])
      expect(response.headers.has(name)).toBe(false);
    const headers = it.server.seen[0]?.headers ?? {};
    expect(headers).toMatchObject({
      host: new URL(it.server.address).host,
      'user-agent': 'MicroMessenger',
      'original-path': '/receiveCoupon/RC-OPEN',
    });
    for (const name of ['cookie', 'origin', 'x-lab-user-agent', 'x-lab-phone', 'te'])
      expect(headers).not.toHaveProperty(name);
  });

  test('a redirect to another server is refused, and nothing is called there', async () => {
    const elsewhere = kept(await startServer((_request, response) => send(response, 200, {})));
    const it = await beside((_request, response) =>
      send(response, 302, '', { location: `${elsewhere.address}/wxgw/x?token=abc` }),
    );
    const response = await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    expect(response.status).toBe(502);
    expect(response.headers.has('location')).toBe(false);
    expect(await response.json()).toMatchObject({ success: false, code: 'GW_REDIRECT' });
    expect(elsewhere.seen).toEqual([]);
    const text = JSON.stringify(await noted(it.beside, 1));
    expect(text).toContain(`redirects (HTTP 302) to ${elsewhere.address}: refused`);
    expect(text).not.toContain('abc');
  });

  test('a redirect within the gateway comes back to this server', async () => {
    const it = await beside((request, response) =>
      send(response, 307, '', { location: `http://${request.headers.host}/wxgw/b?c=1` }),
    );
    const response = await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/wxgw/b?c=1');
  });

  test('a path that leads out of the gateway is refused', async () => {
    const it = await beside((_request, response) => send(response, 200, {}));
    // `fetch` would resolve the dots itself.
    const status = await new Promise((resolve, reject) => {
      const { port } = new URL(it.beside.address);
      http
        .get({ host: '127.0.0.1', port, path: '/wxgw/%2e%2e/admin' }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
        .on('error', reject);
    });
    expect(status).toBe(400);
    expect(it.server.seen).toEqual([]);
  });

  test('one that sends nothing is given up', async () => {
    const it = await beside(() => undefined, 100);
    const response = await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({
      code: 'GW_TIMEOUT',
      msg: `The gateway ${it.server.address} sent nothing for 0.1 s.`,
    });
  });

  test('one that breaks off in the middle', async () => {
    const it = await beside((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{');
      setTimeout(() => response.destroy(), 20);
    });
    const response = await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    await expect(response.text()).rejects.toThrow();
    const [line] = (await noted(it.beside, 1)).calls;
    expect(line?.other).toMatchObject({ 'call: The response broke off.': 1 });
  });

  test('a client that leaves ends the call, and is no difference', async () => {
    let ended = false;
    const it = await beside((request) => void request.socket.on('close', () => (ended = true)));
    const leaving = new AbortController();
    const response = fetch(it.beside.address + INFO, {
      method: 'POST',
      signal: leaving.signal,
      body: '{}',
      headers: { 'content-type': 'application/json', 'original-path': '/' },
    });
    while (it.server.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    leaving.abort();
    await expect(response).rejects.toThrow();
    const [line] = (await noted(it.beside, 1)).calls;
    expect(line).toMatchObject({ statuses: { none: 1 }, isDifferent: false });
    while (!ended) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  test('a client that leaves in the middle of a response is no difference either', async () => {
    const it = await beside((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...GATEWAY_HEADERS });
      response.write('{');
    });
    const leaving = new AbortController();
    const response = await fetch(it.beside.address + INFO, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json', 'original-path': '/' },
      body: '{"code":"RC-OPEN"}',
    });
    expect(response.status).toBe(200);
    leaving.abort();
    const [line] = (await noted(it.beside, 1)).calls;
    expect(line).toMatchObject({ statuses: { none: 1 }, isDifferent: false });
  });

  test('a missing Date stays missing: the page must not take this machine’s clock for the gateway’s', async () => {
    const it = await beside((_request, response) => {
      response.sendDate = false;
      send(response, 200, {});
    });
    expect((await call(it.beside.address, INFO, { code: 'RC-OPEN' })).headers.has('date')).toBe(false);
    const [line] = (await noted(it.beside, 1)).calls;
    expect(line?.other).toMatchObject({ 'header date: is required': 1 });
  });

  test('one that is not there gets a sentence in each call', async () => {
    const server = await startServer(() => undefined);
    await server.close();
    const alone = kept(await startBeside(server.address));
    const response = await call(alone.address, INFO, { code: 'RC-OPEN' });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      success: false,
      code: 'GW_UNREACHABLE',
      msg: `The gateway ${server.address} cannot be reached: nothing answers at that port.`,
      data: null,
    });
  });

  test('a body of more than is checked passes too', async () => {
    const text = JSON.stringify({ success: true, data: 'x'.repeat(9_000_000) });
    const it = await beside((_request, response) => send(response, 200, text));
    const response = await call(it.beside.address, INFO, { code: 'RC-OPEN' });
    expect((await response.text()).length).toBe(text.length);
    const [line] = (await noted(it.beside, 1)).calls;
    expect(line?.other).toMatchObject({ 'body: is too large to be checked, or does not decompress': 1 });
  });
});

test('nothing personal and no token is written', async () => {
  const secrets = {
    name: '张三丰',
    phone: '13912345678',
    idNumber: '110101199003071234',
    address: '广东省深圳市南山区科技园路18号',
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abcDEF123',
  };
  const server = kept(
    await startServer((_request, response) =>
      send(
        response,
        200,
        {
          success: true,
          code: secrets.phone,
          msg: `您好 ${secrets.phone}`,
          data: {
            [secrets.phone]: secrets.name,
            mobile: secrets.phone,
            note: secrets,
            status: secrets.idNumber,
          },
          [secrets.token]: secrets.token,
        },
        { authorization: secrets.token, 'fc-encrypt-token': secrets.token },
      ),
    ),
  );
  const beside = kept(await startBeside(server.address, { records: true }));
  const authorized = { authorization: secrets.token, 'original-channel': 'consumer' };
  const query = `?token=${secrets.token}&mobile=${secrets.phone}`;
  await call(beside.address, `/wxgw/base/personalCenter/userInfo${query}`, secrets, authorized);
  await call(beside.address, INFO, { code: secrets.phone, [secrets.token]: 1 });
  await call(beside.address, `/wxgw/${secrets.phone}/${secrets.token}${query}`, secrets, authorized);
  await noted(beside, 3);
  const written = await beside.written();
  expect(written).toContain('userInfo');
  expect(written).toContain('"responses"');
  for (const secret of Object.values(secrets)) expect(written).not.toContain(secret);
});
