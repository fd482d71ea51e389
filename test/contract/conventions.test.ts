import type { FastifyInstance } from 'fastify';
import { CONSUMER_APP_TOKEN, UNBOUND_TOKEN } from '../../sandbox/account/accounts';
import {
  ACTIVITY,
  control,
  encrypt,
  newOpCode,
  post,
  preCheckBody,
  receiveBody,
  SMS,
  startSandbox,
  tokenOf,
} from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const whereOf = (body: Readonly<Record<string, unknown>>): unknown[] =>
  (body.errors as readonly { where: string }[]).map(({ where }) => where);

test('both prefixes are the same gateway, and every response carries the kept headers', async () => {
  for (const prefix of ['/wxgw', '/aligw']) {
    const answer = await post(app, `${ACTIVITY}/info`, { code: 'RC-OPEN' }, { prefix });
    expect(answer.status).toBe(200);
    expect(answer.headers['fc-encrypt-token']).toEqual(expect.any(String));
    expect(answer.headers.fc_ip).toBe('127.0.0.1');
    expect(Date.parse(String(answer.headers.date))).not.toBeNaN();
  }
});

test.each<[string, string, Record<string, unknown>, boolean, string]>([
  ['a missing field', `${ACTIVITY}/info`, {}, false, 'body/code'],
  ['a surplus field', `${ACTIVITY}/info`, { code: 'x', extra: 1 }, false, 'body/extra'],
  ['a wrong type', `${ACTIVITY}/info`, { code: 5 }, false, 'body/code'],
  [
    'a short number',
    `${SMS}/preCheckMobile`,
    { ...preCheckBody('1391234', newOpCode()) },
    true,
    'body/mobile',
  ],
  [
    'another country',
    `${SMS}/preCheckMobile`,
    { ...preCheckBody('13912345678', newOpCode()), nationCode: 1 },
    true,
    'body/nationCode',
  ],
  [
    'a slider ticket alone',
    `${SMS}/sendSmsCode`,
    { ...preCheckBody('13912345678', newOpCode()), sign: 'x', sliderTicket: 'x' },
    true,
    'body/sliderType',
  ],
  [
    'a JSON body where a form belongs',
    `${SMS}/preCheckMobile`,
    preCheckBody('13912345678', newOpCode()),
    false,
    'header/content-type',
  ],
  ['an unknown client', `${ACTIVITY}/preReceiveCheck`, receiveBody('RC-OPEN', 10), false, 'body/client'],
])('%s is 400 and names the place', async (_name, call, body, form, where) => {
  const answer = await post(app, call, body, { form });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ success: false, code: 'GW_CONTRACT', data: null });
  expect(whereOf(answer.body)).toContain(where);
});

test('header rules: Original-Path always, channel beside the token, no token on activity info', async () => {
  const bare = await app.inject({
    method: 'POST',
    url: `/wxgw/${ACTIVITY}/info`,
    payload: { code: 'RC-OPEN' },
  });
  expect(whereOf(bare.json())).toEqual(['header/original-path']);
  const lone = await post(app, `${ACTIVITY}/preReceiveCheck`, receiveBody('RC-OPEN'), {
    headers: { authorization: 'x' },
  });
  expect(whereOf(lone.body)).toEqual(['header/original-channel']);
  const info = await post(app, `${ACTIVITY}/info`, { code: 'RC-OPEN' }, { token: 'x' });
  expect(whereOf(info.body)).toEqual(['header/authorization']);
});

test('broken JSON is 400, an unknown path 404', async () => {
  const broken = await app.inject({
    method: 'POST',
    url: `/wxgw/${ACTIVITY}/info`,
    headers: { 'content-type': 'application/json', 'original-path': '/' },
    payload: '{"code":',
  });
  expect(broken.statusCode).toBe(400);
  expect(whereOf(broken.json())).toEqual(['body']);
  expect((await post(app, 'no/such/call', {})).status).toBe(404);
});

test('share config needs the page’s address', async () => {
  const ask = (query: string) =>
    app.inject({ url: `/wxgw/base/config/getWXJSConfig${query}`, headers: { 'original-path': '/' } });
  expect((await ask('?shareUrl=https%3A%2F%2Fexample.com%2Fa')).json()).toMatchObject({
    success: true,
    data: { appId: expect.any(String), timestamp: expect.any(Number) },
  });
  expect(whereOf((await ask('')).json())).toEqual(['query/shareUrl']);
});

describe('encrypted bodies', () => {
  const send = (body: Record<string, unknown>) =>
    post(app, `${ACTIVITY}/info`, body, { headers: { 'gw-req-encrypt': '1' } });
  const encryptToken = async (): Promise<string> =>
    String((await post(app, `${ACTIVITY}/info`, { code: 'RC-OPEN' })).headers['fc-encrypt-token']);

  test('are decrypted, then checked, and logged in clear', async () => {
    const token = await encryptToken();
    expect((await send(encrypt({ code: 'RC-OPEN' }, token))).data.code).toBe('RC-OPEN');
    expect((await app.inject('/__sandbox/requests')).json<{ body: unknown }[]>().pop()?.body).toEqual({
      code: 'RC-OPEN',
    });
    expect(whereOf((await send(encrypt({ kode: 1 }, token))).body)).toContain('body/code');
  });

  test('with another key are refused, with a fresh token', async () => {
    const answer = await send(encrypt({ code: 'RC-OPEN' }, 'some other token'));
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('GW_DECRYPT');
    expect(answer.headers['fc-encrypt-token']).toBe(await encryptToken());
  });

  test('a plain body under the header is refused', async () => {
    expect(whereOf((await send({ code: 'RC-OPEN' })).body)).toEqual(['body/gwEncryptParam']);
  });
});

describe('401', () => {
  const CHAT =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.44(0x18002c2f) NetType/WIFI Language/zh_CN';
  const PAY =
    'Mozilla/5.0 (Linux; U; Android 13) AppleWebKit/537.36 Chrome/100 Mobile Safari/537.36 NebulaSDK/1.8 AlipayClient/10.5.60';
  const PLAIN = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
  const ask = (userAgent: string, options: { token?: string; query?: string; referer?: string } = {}) =>
    post(app, `${ACTIVITY}/preReceiveCheck${options.query ?? ''}`, receiveBody('RC-OPEN'), {
      headers: {
        'user-agent': userAgent,
        ...(options.referer === undefined ? {} : { referer: options.referer }),
      },
      ...(options.token === undefined ? {} : { token: options.token }),
    });

  test.each([
    ['messaging-app browser', CHAT, '030100002'],
    ['payment-app browser', PAY, '030100002'],
    ['plain browser', PLAIN, '030100001'],
    ['messaging-app mini program', `${CHAT} MiniProgramEnv/Mac`, '030100001'],
    ['payment-app mini program', `${PAY} MiniProgram`, '030100001'],
  ])('%s', async (_name, userAgent, code) => {
    for (const token of [undefined, 'unknown-token']) {
      const answer = await ask(userAgent, token === undefined ? {} : { token });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ success: false, code, data: null });
      expect(typeof answer.body.locationUrl).toBe(code === '030100002' ? 'string' : 'undefined');
    }
  });

  test('the login address returns to the requesting page, with its query and without its token', async () => {
    const plain = await ask(CHAT);
    expect(plain.body.locationUrl).toBe(
      `http://localhost:80/__sandbox/oauth?backUrl=${encodeURIComponent('http://localhost:80/receiveCoupon/RC-OPEN')}`,
    );
  });

  test.each([
    [
      'the page that asked',
      '/receiveCoupon/RC-OPEN?channel=a&token=old&Token=x',
      '/receiveCoupon/RC-OPEN?channel=a',
    ],
    ['another page of this origin', '/__sandbox/task?channel=a', '/receiveCoupon/RC-OPEN'],
    ['another page with the same form', '/list/RC-OPEN?channel=a', '/receiveCoupon/RC-OPEN'],
    ['another origin', 'https://partner.example/receiveCoupon/RC-OPEN?channel=a', '/receiveCoupon/RC-OPEN'],
  ])('a Referer of %s', async (_name, referer, back) => {
    const { href } = new URL(referer, 'http://localhost:80');
    // `URL` omits the default port, the sandbox in Node includes it.
    const answer = await ask(CHAT, { referer: href.replace('http://localhost/', 'http://localhost:80/') });
    const returned = new URL(String(answer.body.locationUrl)).searchParams.get('backUrl') ?? '';
    expect(new URL(returned).href).toBe(new URL(back, 'http://localhost').href);
  });

  test('__no_redirect=1 in the call prevents the redirect', async () => {
    expect((await ask(CHAT, { query: '?__no_redirect=1' })).body.code).toBe('030100001');
  });

  test('an account without a number is sent to bind one, in every host', async () => {
    for (const userAgent of [CHAT, PLAIN]) {
      const answer = await ask(userAgent, { token: UNBOUND_TOKEN });
      expect(answer.body.code).toBe('030100005');
      expect(String(answer.body.locationUrl)).toContain('/__sandbox/bind-phone?bindTicket=');
    }
  });

  test('the consumer app has a valid token', async () => {
    expect((await ask(PLAIN, { token: CONSUMER_APP_TOKEN })).data.isCanReceive).toBe(true);
  });
});

describe('tracking', () => {
  const event = {
    fc_page: 'receiveCoupon',
    fc_type: 'click',
    fc_component: 'poster',
    context: { activityCode: 'RC-OPEN' },
    at: 1_795_000_000_000,
  };
  const batch = (context: Record<string, unknown>, batchId = 'batch-0001') => ({
    batchId,
    sessionId: 'session-01',
    client: 9,
    events: [{ ...event, context }],
  });

  test('events are listed; a batch sent twice counts once; a beacon needs no headers', async () => {
    await post(app, 'track/events', batch({ a: 1 }));
    await post(app, 'track/events', batch({ a: 1 }));
    const beacon = await app.inject({
      method: 'POST',
      url: '/wxgw/track/events',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify(batch({ b: 'x' }, 'batch-0002')),
    });
    expect(beacon.statusCode).toBe(200);
    const events = (await app.inject('/__sandbox/events')).json<{ context: unknown; batchId: string }[]>();
    expect(events.map(({ batchId }) => batchId)).toEqual(['batch-0001', 'batch-0002']);
  });

  test.each([
    ['a phone number as text', { note: 'tel 13912345678' }],
    ['a phone number as a number', { n: 13912345678 }],
    ['a token', { token: 'abc' }],
    ['a token of the query', { 'query.token': 'abc' }],
    ['a nested object', { deep: { a: 1 } }],
  ])('%s is refused', async (_name, context) => {
    expect((await post(app, 'track/events', batch(context))).status).toBe(400);
  });

  test('a masked number and an epoch are accepted', async () => {
    expect(
      (
        await post(
          app,
          'track/events',
          batch({ phone4: '139****5678', at: 1_795_000_000_000, text: '1795000000000' }),
        )
      ).status,
    ).toBe(200);
  });
});

test('a response that violates the contract becomes a 500', async () => {
  const { loadContract } = await import('../../sandbox/core/contract/load');
  const { checkResponse } = await import('../../sandbox/core/contract/check');
  const operation = loadContract().find('POST', `/${ACTIVITY}/receiveCoupon`);
  if (operation === undefined) throw new Error('receiveCoupon is not in the contract');
  const headers = { 'fc-encrypt-token': 'x', fc_ip: 'x', date: 'x' };
  const answer = {
    success: true,
    code: '0',
    msg: '',
    data: { result: true, couponInfos: [{ couponId: 'a' }], reasonCode: null, reasonMsg: null },
  };
  expect(checkResponse(operation, 200, answer, headers).map(({ where }) => where)).toContain(
    'response/data/couponInfos/0/couponType',
  );
  expect(
    checkResponse(operation, 200, { ...answer, data: null }, { fc_ip: 'x', date: 'x' }).map(
      ({ where }) => where,
    ),
  ).toEqual(['response/header/fc-encrypt-token']);
  expect(checkResponse(operation, 204, null, headers).map(({ where }) => where)).toEqual(['response/status']);
});

test('the log lists calls with decoded body, status and response', async () => {
  await post(app, `${SMS}/preCheckMobile`, preCheckBody('13912345678', newOpCode()), { form: true });
  const [entry] = (await app.inject('/__sandbox/requests')).json<Record<string, unknown>[]>();
  expect(entry).toMatchObject({
    method: 'POST',
    path: `/wxgw/${SMS}/preCheckMobile`,
    status: 200,
    body: { mobile: '13912345678', nationCode: '86' },
    response: { success: true },
  });
  expect(entry?.at).toEqual(expect.any(Number));
});

test('a token can be created without the login steps', async () => {
  expect(
    (await post(app, 'base/personalCenter/userInfo', undefined, { token: await tokenOf(app, '13700000001') }))
      .data.phone,
  ).toBe('137****0001');
  expect(
    (await post(app, 'base/personalCenter/userInfo', undefined, { token: await tokenOf(app, null) })).body
      .code,
  ).toBe('030100005');
});
