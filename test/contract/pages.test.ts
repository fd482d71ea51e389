import type { FastifyInstance } from 'fastify';
import { runInNewContext } from 'node:vm';
import { HOSTILE_URLS } from '../../sandbox/core/hostile';
import { control, post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const HOST = 'localhost:10086';
const submit = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const locationOf = (response: { headers: Record<string, unknown> }) =>
  new URL(String(response.headers.location));
const userInfo = (token: string | null) =>
  post(app, 'base/personalCenter/userInfo', undefined, { token: token ?? '' });

const BACK = `http://${HOST}/receiveCoupon/RC-OPEN?channel=1&token=old`;

test('authorisation returns to the page with a token of an account with a number', async () => {
  const response = await submit('/__sandbox/oauth', { backUrl: BACK, choice: 'bound' });
  expect(response.statusCode).toBe(303);
  const back = locationOf(response);
  expect([back.origin, back.pathname, back.searchParams.get('channel')]).toEqual([
    `http://${HOST}`,
    '/receiveCoupon/RC-OPEN',
    '1',
  ]);
  expect(back.searchParams.getAll('token')).toHaveLength(1);
  expect((await userInfo(back.searchParams.get('token'))).data.phone).toBe('139****0004');
});

test('the unbound account binds a number and comes back as itself', async () => {
  const token = locationOf(
    await submit('/__sandbox/oauth', { backUrl: BACK, choice: 'unbound' }),
  ).searchParams.get('token');
  const refused = await userInfo(token);
  expect(refused.body.code).toBe('030100005');
  const bindTicket = new URL(String(refused.body.locationUrl)).searchParams.get('bindTicket') ?? '';
  expect(
    (
      await submit('/__sandbox/bind-phone', {
        backUrl: BACK,
        bindTicket,
        mobile: '13611112222',
        code: '000000',
      })
    ).statusCode,
  ).toBe(400);
  const bound = locationOf(
    await submit('/__sandbox/bind-phone', {
      backUrl: BACK,
      bindTicket,
      mobile: '136 1111 2222',
      code: '123456',
    }),
  );
  expect((await userInfo(bound.searchParams.get('token'))).data.phone).toBe('136****2222');
  expect((await userInfo(token)).data.phone).toBe('136****2222');
});

test('a refusal returns with the flag that keeps the page from redirecting again', async () => {
  const back = locationOf(await submit('/__sandbox/oauth', { backUrl: BACK, choice: 'refuse' }));
  expect(back.searchParams.get('__no_redirect')).toBe('1');
});

test.each(HOSTILE_URLS.map((url) => [url]))('no stand-in page returns to %s', async (backUrl) => {
  for (const page of ['/__sandbox/oauth', '/__sandbox/bind-phone']) {
    const shown = await app.inject({
      url: `${page}?backUrl=${encodeURIComponent(backUrl)}`,
      headers: { host: HOST },
    });
    expect(shown.statusCode).toBe(400);
    const sent = await submit(page, { backUrl, choice: 'bound', mobile: '13611112222', code: '123456' });
    expect(sent.statusCode).toBe(400);
    expect(sent.headers.location).toBeUndefined();
  }
});

test('pages escape their input, and never show a token', async () => {
  const send = await app.inject(
    `/__sandbox/send-parcel?from=${encodeURIComponent('<img src=x onerror=1>')}&token=verysecret`,
  );
  expect(send.body).not.toContain('<img');
  expect(send.body).not.toContain('verysecret');
  const bind = await app.inject({
    url: `/__sandbox/bind-phone?bindTicket=${encodeURIComponent('"><script>')}&backUrl=/`,
    headers: { host: HOST },
  });
  expect(bind.body).not.toContain('"><script>');
});

test('agreements, captcha script and captcha page exist', async () => {
  expect((await app.inject('/__sandbox/agreement/service')).body).toContain('服务协议');
  expect((await app.inject('/__sandbox/agreement/privacy')).body).toContain('隐私政策');
  expect((await app.inject('/__sandbox/agreement/other')).statusCode).toBe(404);
  expect((await app.inject('/__sandbox/captcha.js')).body).toContain('window.TencentCaptcha');
  expect((await app.inject('/__sandbox/captcha?type=2')).body).toContain('src="/__sandbox/captcha-page.js"');
  expect(
    (await app.inject({ method: 'POST', url: '/__sandbox/captcha/ticket', payload: { sliderType: 3 } }))
      .statusCode,
  ).toBe(400);
});

test('binding the number of an existing account logs in to that account', async () => {
  const owner = await userInfo(await tokenOf(app, '13611112222'));
  const token = await tokenOf(app, null);
  const bindTicket =
    new URL(String((await userInfo(token)).body.locationUrl)).searchParams.get('bindTicket') ?? '';
  const bound = locationOf(
    await submit('/__sandbox/bind-phone', {
      backUrl: BACK,
      bindTicket,
      mobile: '13611112222',
      code: '123456',
    }),
  );
  expect((await userInfo(bound.searchParams.get('token'))).data.userId).toBe(owner.data.userId);
});

test.each([
  [undefined, 1],
  [{ type: 1 }, 1],
  [{ type: 2 }, 2],
  [{ sliderType: 2 }, 2],
  [{ type: 'popup' }, 1],
])('the slider script with options %j shows type %i', async (options, sliderType) => {
  const { body } = await app.inject('/__sandbox/captcha.js');
  const made: unknown = runInNewContext(
    `${body};new window.TencentCaptcha('id', () => {}, options).sliderType`,
    {
      window: {},
      options,
    },
  );
  expect(made).toBe(sliderType);
});

test.each([
  ['', 1],
  ['?type=1', 1],
  ['?a=1&type=2', 2],
  ['?type=22', 1],
])('the captcha page with %p asks for type %i', async (search, sliderType) => {
  const { body } = await app.inject('/__sandbox/captcha-page.js');
  let asked: unknown;
  class TencentCaptcha {
    constructor(_appId: unknown, _callback: unknown, options: { readonly sliderType: unknown }) {
      asked = options.sliderType;
    }
    show(): void {}
  }
  runInNewContext(body, { TencentCaptcha, location: { search } });
  expect(asked).toBe(sliderType);
});
