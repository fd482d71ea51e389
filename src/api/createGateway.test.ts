import fc from 'fast-check';
import { createDecipheriv, createHash } from 'node:crypto';
import { gatewayRoot } from '@/utils/gatewayAddress';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { array, boolean, literal, object, string } from './decode';
import {
  ApiError,
  BusinessError,
  CancelledError,
  ContractError,
  HttpError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
} from './errors';
import { receiveActivityInfo } from './generated/operations/receive';
import { getWXJSConfig } from './generated/operations/share';
import { loginByMobileCodeToken } from './generated/operations/smsLogin';
import { goodOnes } from './lenient';
import { createScope } from './scope';
import { createServerClock } from './serverClock';
import { makeTestGateway } from './testing/fakeTransport';

// encrypt.test.ts tests it; its promises resolve later than a fake clock can wait for.
jest.mock('@/platform/cipher', () => ({ cipher: { aesCbc: () => Promise.resolve(null) } }));

const ASK = { biz: 2, client: 9, code: 'A', scene: 1 } as const;
const ROOT = '/activity/marketing/common/activity';
const phone = object({ phone: string });
const info = { path: `${ROOT}/info`, skipsAuth: true, decode: object({ name: string }) } as const;
const claim = {
  path: `${ROOT}/receiveCoupon`,
  isWrite: true,
  decode: object({ couponInfos: array(object({ couponType: literal(2, 3, 4, 5) })) }),
} as const;
const check = { path: `${ROOT}/preReceiveCheck`, decode: phone } as const;

/** The cipher's code is loaded on demand. */
async function cipherLoaded(): Promise<void> {
  await Promise.all([import('./encrypt'), import('./aes')]);
  await settle();
}

function setUp() {
  const clock = new FakeClock();
  return { clock, ...makeTestGateway(clock) };
}

/** The outcome of a promise that is not awaited yet. */
function watch<T>(promise: Promise<T>): { value?: T; error?: unknown } {
  const seen: { value?: T; error?: unknown } = {};
  promise.then(
    (value) => (seen.value = value),
    (error: unknown) => (seen.error = error),
  );
  return seen;
}

describe('request', () => {
  test('JSON call: address, Original-Path, token and channel', async () => {
    const { gateway, transport, state } = setUp();
    state.token = 'T1';
    state.loginType = 'sms';
    const seen = watch(gateway.call(claim, ASK));
    await settle();
    expect(transport.last).toMatchObject({
      url: 'https://gw.test/wxgw/activity/marketing/common/activity/receiveCoupon',
      method: 'POST',
      body: '{"biz":2,"client":9,"code":"A","scene":1}',
      timeoutMs: 15_000,
    });
    expect(transport.last.headers).toEqual({
      'Original-Path': '/receiveCoupon/RC-OPEN',
      Authorization: 'T1',
      'Original-Channel': 'unifylogin',
      'Content-Type': 'application/json',
    });
    await transport.last.ok({ result: true, couponInfos: [{ couponType: 2, couponId: '1' }] }, { msg: '好' });
    expect(seen.value).toMatchObject({ data: { couponInfos: [{ couponType: 2 }] }, msg: '好' });
  });

  test('another login type is channel consumer; no token, no channel', async () => {
    const { gateway, transport, state } = setUp();
    state.token = 'T1';
    watch(gateway.call(check, ASK));
    await settle();
    expect(transport.last.headers).toMatchObject({ Authorization: 'T1', 'Original-Channel': 'consumer' });
    expect(transport.last.timeoutMs).toBe(10_000);
    state.token = null;
    watch(gateway.call(check, ASK));
    await settle();
    expect(Object.keys(transport.last.headers)).toEqual(['Original-Path', 'Content-Type']);
  });

  test('activity info and calls that skip auth never carry the token', async () => {
    const { gateway, transport, state } = setUp();
    state.token = 'T1';
    watch(gateway.call(info, { code: 'A' }));
    watch(gateway.call({ ...check, skipsAuth: true }, ASK));
    await settle();
    expect(transport.sent).toHaveLength(2);
    for (const sent of transport.sent) {
      expect(sent.headers).not.toHaveProperty('Authorization');
      expect(sent.headers).not.toHaveProperty('Original-Channel');
      expect(sent.headers['Original-Path']).toBe('/receiveCoupon/RC-OPEN');
    }
  });

  test('a call has its own timeout', async () => {
    const { gateway, transport } = setUp();
    watch(gateway.call({ ...check, timeoutMs: 5000 }, ASK));
    await settle();
    expect(transport.last.timeoutMs).toBe(5000);
  });

  test('form call, GET call with query', async () => {
    const { gateway, transport } = setUp();
    watch(gateway.call(loginByMobileCodeToken, { mobile: '13800000001', verifyCodeToken: 'a b&c=' }));
    await settle();
    expect(transport.last).toMatchObject({ body: 'mobile=13800000001&verifyCodeToken=a%20b%26c%3D' });
    expect(transport.last.headers['Content-Type']).toBe('application/x-www-form-urlencoded');

    watch(gateway.call(getWXJSConfig, { shareUrl: 'https://m.test/a?b=1' }));
    await settle();
    expect(transport.last.path).toBe('/base/config/getWXJSConfig?shareUrl=https%3A%2F%2Fm.test%2Fa%3Fb%3D1');
    expect(transport.last.body).toBeUndefined();
    expect(transport.last.headers).not.toHaveProperty('Content-Type');
  });

  test('Original-Path is a valid header whatever the page path is', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 600 }), async (path) => {
        const { gateway, transport, state } = setUp();
        state.pagePath = path;
        watch(gateway.call(info, { code: 'A' }));
        await settle();
        expect(transport.last.headers['Original-Path']).toMatch(/^\/[\x21-\x7e]{0,511}$/);
      }),
      { numRuns: 50 },
    ));

  test('prefix: /aligw in the life app, /wxgw in other hosts', () => {
    expect(gatewayRoot('https://gw.test/', 'alipay-life')).toBe('https://gw.test/aligw');
    for (const kind of ['browser', 'alipay-browser', 'alipay-mini', 'wechat-browser', 'consumer-app']) {
      expect(gatewayRoot('', kind)).toBe('/wxgw');
    }
  });
});

describe('encrypted body', () => {
  const decrypt = (body: string, token: string): string => {
    const digest = createHash('md5').update(token).digest('hex');
    const decipher = createDecipheriv('aes-128-cbc', digest.slice(0, 16), digest.slice(16));
    const sealed = (JSON.parse(body) as { gwEncryptParam: string }).gwEncryptParam;
    return decipher.update(sealed, 'base64', 'utf8') + decipher.final('utf8');
  };

  test('is what the contract says once the gateway has sent a token, plain before', async () => {
    const { gateway, transport } = setUp();
    watch(gateway.call({ ...claim, encrypt: true }, ASK));
    await settle();
    expect(transport.last.headers).not.toHaveProperty('GW-REQ-ENCRYPT');
    await transport.last.ok(
      { couponInfos: [] },
      { headers: { 'fc-encrypt-token': 'material-1', fc_ip: '10.1.1.1' } },
    );

    watch(gateway.call({ ...claim, encrypt: true }, { ...ASK, code: '寄件 🎁' }));
    await cipherLoaded();
    await settle();
    expect(transport.sent).toHaveLength(2);
    expect(transport.last.headers['GW-REQ-ENCRYPT']).toBe('1');
    expect(JSON.parse(decrypt(transport.last.body ?? '', 'material-1'))).toMatchObject({ code: '寄件 🎁' });
  });

  test('refused for its key, it is sent once more with the new key; not a third time', async () => {
    const { gateway, transport, state } = setUp();
    state.encryptToken = 'old';
    const seen = watch(gateway.call({ ...claim, encrypt: true }, ASK));
    await cipherLoaded();
    await settle();
    const refusal = { code: 'GW_DECRYPT' };
    await transport.last.status(400, refusal, { 'fc-encrypt-token': 'fresh' });
    await cipherLoaded();
    expect(JSON.parse(decrypt(transport.last.body ?? '', 'fresh'))).toMatchObject(ASK);
    await transport.last.status(400, refusal, { 'fc-encrypt-token': 'fresher' });
    await settle();
    expect([transport.sent.length, seen.error]).toEqual([2, expect.any(HttpError)]);
  });

  test('a cipher that fails to load is a NetworkError, and nothing is sent in plain text', async () => {
    const clock = new FakeClock();
    const { gateway, transport, state } = makeTestGateway(clock, {
      loadCipher: () => Promise.reject(new Error('chunk')),
    });
    state.encryptToken = 'x';
    await expect(gateway.call({ ...claim, encrypt: true }, ASK)).rejects.toBeInstanceOf(NetworkError);
    expect(transport.sent).toHaveLength(0);
  });
});

describe('responses', () => {
  test('response headers are kept, also of failures; Date sets the server clock', async () => {
    const clock = new FakeClock();
    const serverClock = createServerClock(() => clock.nowMs());
    const { gateway, transport, state } = makeTestGateway(clock, { serverClock });
    const seen = watch(gateway.call(claim, ASK));
    await settle();
    const serverMs = clock.nowMs() + 3_600_000;
    await transport.last.status(
      400,
      {},
      {
        'fc-encrypt-token': 'E',
        fc_ip: '10.0.0.9',
        date: new Date(serverMs).toUTCString(),
      },
    );
    expect(state).toMatchObject({ encryptToken: 'E', ip: '10.0.0.9' });
    expect(Math.abs(serverClock.nowMs() - serverMs)).toBeLessThan(1000);
    expect(seen.error).toMatchObject({ name: 'HttpError', status: 400 });
  });

  test.each<[string, string, new (...args: never[]) => ApiError, object]>([
    [
      'another code',
      '{"success":false,"code":"100901004","msg":"结束了","data":null}',
      BusinessError,
      { code: '100901004', msg: '结束了' },
    ],
    [
      'success with a foreign code',
      '{"success":true,"code":"15010000","msg":"","data":{}}',
      BusinessError,
      { code: '15010000' },
    ],
    [
      'the right code without success',
      '{"success":false,"code":"0","msg":"","data":{}}',
      BusinessError,
      { code: '0' },
    ],
    ['no JSON', '<html>', ContractError, { path: 'body' }],
    ['nothing', '', ContractError, { path: 'body' }],
    ['no envelope', '[]', ContractError, { path: '' }],
    [
      'a refusal without code that says why in its data',
      '{"success":false,"msg":"","data":{"reasonCode":"100901006","reasonMsg":"来晚了","toast":"再来"}}',
      BusinessError,
      { code: '100901006', msg: '来晚了', reasonCode: '100901006' },
    ],
    [
      'a refusal whose data has a toast alone',
      '{"success":false,"code":"9","msg":" ","data":{"toast":"再来"}}',
      BusinessError,
      { code: '9', msg: '再来', reasonCode: '' },
    ],
    ['a code that is a list', '{"success":true,"code":[7],"data":{}}', ContractError, { path: 'code' }],
    [
      'a refusal by a number',
      '{"success":0,"code":100901006,"msg":"来晚了"}',
      BusinessError,
      { code: '100901006' },
    ],
    ['no data', '{"success":true,"code":"0","msg":""}', ContractError, { path: 'data' }],
    [
      'a bad field deep inside',
      '{"success":true,"code":"0","msg":"","data":{"couponInfos":[{"couponType":2},{"couponType":3},{"couponType":"x"}]}}',
      ContractError,
      { path: 'data.couponInfos[2].couponType' },
    ],
  ])('%s', async (_, text, kind, fields) => {
    const { gateway, transport } = setUp();
    const seen = watch(gateway.call(claim, ASK));
    await settle();
    await transport.last.status(200, text);
    expect(seen.error).toBeInstanceOf(kind);
    expect(seen.error).toBeInstanceOf(ApiError);
    expect(seen.error).toMatchObject(fields);
  });

  test('lost, late, server error: writes fail immediately and are never repeated', async () => {
    const { gateway, transport, clock } = setUp();
    for (const [outcome, kind] of [
      [{ kind: 'network-error', message: 'x' }, NetworkError],
      [{ kind: 'timeout' }, TimeoutError],
      [{ kind: 'response', status: 500, headers: {}, text: '' }, HttpError],
    ] as const) {
      const before = transport.sent.length;
      const seen = watch(gateway.call(claim, ASK));
      await settle();
      await transport.last.answer(outcome);
      await clock.advance(60_000);
      expect(seen.error).toBeInstanceOf(kind);
      expect(transport.sent).toHaveLength(before + 1);
    }
    expect(clock.pending).toBe(0);
  });
});

describe('reads are retried', () => {
  test('after 300 and 900 ms, then the error goes to the caller', async () => {
    const { gateway, transport, clock } = setUp();
    const seen = watch(gateway.call(check, ASK));
    await settle();
    await transport.last.lose();
    await clock.advance(299);
    expect(transport.sent).toHaveLength(1);
    await clock.advance(1);
    expect(transport.sent).toHaveLength(2);
    await transport.last.status(503);
    await clock.advance(899);
    expect(transport.sent).toHaveLength(2);
    await clock.advance(1);
    expect(transport.sent).toHaveLength(3);
    expect(seen).toEqual({});
    await transport.last.status(500);
    expect(seen.error).toMatchObject({ name: 'HttpError', status: 500 });
  });

  test('jitter adds up to half', async () => {
    const clock = new FakeClock();
    const { gateway, transport } = makeTestGateway(clock, { random: () => 1 });
    watch(gateway.call(check, ASK));
    await settle();
    await transport.last.lose();
    await clock.advance(449);
    expect(transport.sent).toHaveLength(1);
    await clock.advance(1);
    expect(transport.sent).toHaveLength(2);
  });

  test.each([503, 429])('%i with Retry-After: retried after that time, not before', async (status) => {
    const { gateway, transport, clock } = setUp();
    const seen = watch(gateway.call(check, ASK));
    await settle();
    await transport.last.status(status, '', { 'retry-after': '3' });
    await clock.advance(2999);
    expect(transport.sent).toHaveLength(1);
    await clock.advance(1);
    expect(transport.sent).toHaveLength(2);
    // All waits of one read are limited to five seconds: this wait would exceed them.
    await transport.last.status(status, '', { 'retry-after': '3' });
    expect(seen.error).toEqual(new HttpError(status, 3000));
    expect(clock.pending).toBe(0);
  });

  test.each<[number, string | undefined]>([
    [503, '6'],
    [503, 'Wed, 25 Nov 2099 10:00:00 GMT'],
    [429, undefined],
  ])('%i with Retry-After %s goes to the caller immediately', async (status, retryAfter) => {
    const { gateway, transport, clock } = setUp();
    const seen = watch(gateway.call(check, ASK));
    await settle();
    await transport.last.status(
      status,
      '',
      retryAfter === undefined ? undefined : { 'retry-after': retryAfter },
    );
    expect(seen.error).toMatchObject({ name: 'HttpError', status });
    expect([transport.sent.length, clock.pending]).toEqual([1, 0]);
  });

  test('a write is not sent again, whatever the gateway says', async () => {
    const { gateway, transport, clock } = setUp();
    const seen = watch(gateway.call(claim, ASK));
    await settle();
    await transport.last.status(503, '', { 'retry-after': '1' });
    await clock.advance(60_000);
    expect(seen.error).toMatchObject({ status: 503 });
    expect(transport.sent).toHaveLength(1);
  });

  test('the second response counts', async () => {
    const { gateway, transport, clock } = setUp();
    const seen = watch(gateway.call(check, ASK));
    await settle();
    await transport.last.status(500);
    await clock.advance(300);
    await transport.last.ok({ phone: '138****0001' });
    expect(seen.value?.data).toEqual({ phone: '138****0001' });
  });

  test.each([
    [
      'timeout',
      (sent: ReturnType<typeof setUp>['transport']) => sent.last.answer({ kind: 'timeout' }),
      TimeoutError,
    ],
    [
      'business failure',
      (sent: ReturnType<typeof setUp>['transport']) => sent.last.fail('1', 'x'),
      BusinessError,
    ],
    ['contract break', (sent: ReturnType<typeof setUp>['transport']) => sent.last.ok({}), ContractError],
    ['client fault', (sent: ReturnType<typeof setUp>['transport']) => sent.last.status(404), HttpError],
    ['401', (sent: ReturnType<typeof setUp>['transport']) => sent.last.status(401, {}), UnauthorizedError],
  ] as const)('not after a %s', async (_, answer, kind) => {
    const { gateway, transport, clock } = setUp();
    const seen = watch(gateway.call(check, ASK));
    await settle();
    await answer(transport);
    await clock.advance(10_000);
    expect(transport.sent).toHaveLength(1);
    expect(seen.error).toBeInstanceOf(kind);
  });
});

describe('silent login', () => {
  function renewing(renews: readonly boolean[]) {
    const clock = new FakeClock();
    const left = [...renews];
    const asked: string[] = [];
    const made = makeTestGateway(clock, {
      renewLogin() {
        asked.push('renew');
        const isDone = left.shift() ?? false;
        if (isDone) made.state.token = `NEW${asked.length}`;
        return Promise.resolve(isDone);
      },
    });
    return { ...made, asked };
  }

  test('a refused call continues once with the new token, a write too', async () => {
    const { gateway, transport, state, asked } = renewing([true]);
    state.token = 'OLD';
    const seen = watch(gateway.call(claim, ASK));
    await settle();
    await transport.last.status(401, {});
    expect(transport.sent.map(({ headers }) => headers['Authorization'])).toEqual(['OLD', 'NEW1']);
    await transport.last.ok({ couponInfos: [] });
    expect(seen.value?.data).toEqual({ couponInfos: [] });
    expect(asked).toEqual(['renew']);
  });

  test('refused again, the 401 goes to the caller without a third attempt', async () => {
    const { gateway, transport, asked } = renewing([true, true]);
    const seen = watch(gateway.call(claim, ASK));
    await settle();
    await transport.last.status(401, {});
    await transport.last.status(401, {});
    expect(transport.sent).toHaveLength(2);
    expect(asked).toEqual(['renew']);
    expect(seen.error).toBeInstanceOf(UnauthorizedError);
  });

  test.each(['write', 'read'] as const)('a %s during which another account logs in', async (kind) => {
    const { gateway, transport, state, asked } = renewing([true]);
    state.token = 'OLD';
    const seen = watch(gateway.call({ ...claim, isWrite: kind === 'write' || undefined }, ASK));
    await settle();
    state.account += 1;
    await transport.last.status(401, {});
    expect(asked).toEqual(['renew']);
    expect(transport.sent).toHaveLength(kind === 'write' ? 1 : 2);
    if (kind === 'write') expect(seen.error).toEqual(new HttpError(401));
    else expect(transport.last.headers['Authorization']).toBe('NEW1');
  });

  test('a write sent without a login continues in the first login', async () => {
    const { gateway, transport, state } = renewing([true]);
    watch(gateway.call(claim, ASK));
    await settle();
    state.account += 1;
    await transport.last.status(401, {});
    expect(transport.last.headers['Authorization']).toBe('NEW1');
  });

  test('not for calls that carry no login, not on the way to a login address', async () => {
    const { gateway, transport, state, asked } = renewing([true, true]);
    const skipping = watch(gateway.call({ ...claim, skipsAuth: true }, ASK));
    await settle();
    await transport.last.status(401, {});
    state.answer = 'redirecting';
    const leaving = watch(gateway.call(claim, ASK));
    await settle();
    await transport.last.status(401, {});
    expect(asked).toEqual([]);
    expect([skipping.error, leaving.error]).toEqual([
      expect.any(UnauthorizedError),
      expect.objectContaining({ answer: 'redirecting' }),
    ]);
  });

  test('calls wait for the silent login on entering, calls that skip auth do not', async () => {
    let enter: () => void = () => undefined;
    const entering = new Promise<void>((resolve) => (enter = resolve));
    const { gateway, transport, state } = makeTestGateway(new FakeClock(), { settling: () => entering });
    watch(gateway.call(check, ASK));
    watch(gateway.call({ ...claim, skipsAuth: true }, ASK));
    await settle();
    expect(transport.sent.map(({ path }) => path)).toEqual([claim.path]);
    state.token = 'ENTERED';
    enter();
    await settle();
    expect(transport.last).toMatchObject({ path: check.path, headers: { Authorization: 'ENTERED' } });
  });
});

describe('identical reads in flight', () => {
  test('share one request, each with its own decoder; the next one sends a new request', async () => {
    const { gateway, transport } = setUp();
    const a = watch(gateway.call(check, ASK));
    const b = watch(gateway.call({ ...check, decode: object({ isCanReceive: boolean }) }, ASK));
    await settle();
    expect(transport.sent).toHaveLength(1);
    await transport.last.ok({ phone: 'p', isCanReceive: true });
    expect(a.value?.data).toEqual({ phone: 'p' });
    expect(b.value?.data).toEqual({ isCanReceive: true });
    watch(gateway.call(check, ASK));
    await settle();
    expect(transport.sent).toHaveLength(2);
  });

  test('another body or another token is another read; writes never share', async () => {
    const { gateway, transport, state } = setUp();
    watch(gateway.call(check, ASK));
    watch(gateway.call(check, { ...ASK, code: 'B' }));
    state.token = 'T';
    watch(gateway.call(check, ASK));
    watch(gateway.call(claim, ASK));
    watch(gateway.call(claim, ASK));
    await settle();
    expect(transport.sent).toHaveLength(5);
  });

  test('one caller leaves, the other stays; the last one cancels the request', async () => {
    const { gateway, transport } = setUp();
    const [first, second] = [createScope(), createScope()];
    const a = watch(gateway.call(check, ASK, first));
    const b = watch(gateway.call(check, ASK, second));
    await settle();
    first.cancel();
    await settle();
    expect(a.error).toBeInstanceOf(CancelledError);
    expect(transport.last.isCancelled).toBe(false);
    second.cancel();
    await settle();
    expect(b.error).toBeInstanceOf(CancelledError);
    expect(transport.last.isCancelled).toBe(true);
    // A page that opens now must not join the cancelled request.
    watch(gateway.call(check, ASK));
    await settle();
    expect(transport.sent).toHaveLength(2);
  });
});

describe('cancellation', () => {
  test('before, during and between attempts', async () => {
    const { gateway, transport, clock } = setUp();
    const dead = createScope();
    dead.cancel();
    await expect(gateway.call(check, ASK, dead)).rejects.toBeInstanceOf(CancelledError);
    await expect(gateway.call(claim, ASK, dead)).rejects.toBeInstanceOf(CancelledError);
    expect(transport.sent).toHaveLength(0);

    const writing = createScope();
    const write = watch(gateway.call(claim, ASK, writing));
    await settle();
    writing.cancel();
    await settle();
    expect(write.error).toBeInstanceOf(CancelledError);
    expect(transport.last.isCancelled).toBe(true);

    const waiting = createScope();
    const read = watch(gateway.call(check, ASK, waiting));
    await settle();
    await transport.last.lose();
    waiting.cancel();
    await settle();
    expect(read.error).toBeInstanceOf(CancelledError);
    expect(clock.pending).toBe(0);
    await clock.advance(10_000);
    expect(transport.sent).toHaveLength(2);
  });
});

describe('401', () => {
  test('passes code, address and the refused token to the session', async () => {
    const { gateway, transport, state, refusals } = setUp();
    state.token = 'T1';
    state.answer = 'redirecting';
    const seen = watch(gateway.call(check, ASK));
    await settle();
    await transport.last.status(401, {
      success: false,
      code: '030100002',
      msg: '',
      data: null,
      locationUrl: 'https://auth.test/',
    });
    expect(refusals).toEqual([{ code: '030100002', locationUrl: 'https://auth.test/', sentToken: 'T1' }]);
    expect(seen.error).toMatchObject({ name: 'UnauthorizedError', code: '030100002', answer: 'redirecting' });
  });

  test('a numeric code has lost its leading 0', async () => {
    const { gateway, transport, refusals } = setUp();
    const seen = watch(gateway.call(claim, ASK));
    await settle();
    await transport.last.status(401, { code: 30_100_005 });
    expect(refusals).toMatchObject([{ code: '030100005' }]);
    expect(seen.error).toMatchObject({ code: '030100005' });
  });

  test.each(['', '<html>', '[]', '{"code":[1]}'])('a body of %j is a plain 401', async (body) => {
    const { gateway, transport, refusals } = setUp();
    const seen = watch(gateway.call(claim, ASK));
    await settle();
    await transport.last.status(401, body);
    expect(refusals).toEqual([{ code: '', locationUrl: null, sentToken: null }]);
    expect(seen.error).toMatchObject({ answer: 'login-needed' });
  });

  test('a stale 401 is retried with the current token, once, and does not reach the session', async () => {
    const { gateway, transport, state, refusals } = setUp();
    state.token = 'OLD';
    const seen = watch(gateway.call(claim, ASK));
    await settle();
    state.token = 'NEW';
    await transport.last.status(401, {});
    expect(refusals).toEqual([]);
    expect(transport.sent).toHaveLength(2);
    expect(transport.last.headers['Authorization']).toBe('NEW');
    state.token = 'NEWER';
    await transport.last.status(401, { code: '030100001' });
    expect(transport.sent).toHaveLength(2);
    expect(refusals).toEqual([{ code: '030100001', locationUrl: null, sentToken: 'NEW' }]);
    expect(seen.error).toBeInstanceOf(UnauthorizedError);
  });

  test('a stale 401 of a write that another account made: it fails, and does not reach the session', async () => {
    const { gateway, transport, state, refusals } = setUp();
    Object.assign(state, { token: 'A', account: 1 });
    const write = watch(gateway.call(claim, ASK));
    const read = watch(gateway.call(check, ASK));
    await settle();
    Object.assign(state, { token: 'B', account: 2 });
    const [first, second] = [...transport.sent];
    await first?.status(401, {});
    await second?.status(401, {});
    expect(write.error).toEqual(new HttpError(401));
    expect(refusals).toEqual([]);
    // A read shows the current user's own data.
    expect(transport.sent.map(({ path }) => path)).toEqual([claim.path, check.path, check.path]);
    await transport.last.ok({ phone: '1' });
    expect(read.value?.data).toEqual({ phone: '1' });
  });

  test('a call that skips auth is not retried', async () => {
    const { gateway, transport, state } = setUp();
    state.token = 'T1';
    const seen = watch(gateway.call({ ...check, skipsAuth: true }, ASK));
    await settle();
    await transport.last.status(401, {});
    expect(transport.sent).toHaveLength(1);
    expect(seen.error).toBeInstanceOf(UnauthorizedError);
  });
});

test('parts left out of a response are reported, once per response', async () => {
  const notified: unknown[] = [];
  const { gateway, transport } = makeTestGateway(new FakeClock(), {
    onBadParts: (path, first, count) => void notified.push([path, first.message, count]),
  });
  const list = object({ list: goodOnes(object({ code: string }), 9) });
  const seen = watch(gateway.call({ path: '/list', decode: list }, {}));
  await settle();
  await transport.last.ok({ list: [{ code: 'A' }, { code: true }, null, { code: 'B' }] });
  expect(seen.value?.data).toEqual({ list: [{ code: 'A' }, { code: 'B' }] });
  expect(notified).toEqual([['/list', 'data.list[1].code is not a string', 2]]);
  watch(gateway.call({ path: '/list', decode: list }, {}));
  await settle();
  await transport.last.ok({ list: [] });
  expect(notified).toHaveLength(1);
});

test('response headers are stored, but not after the login of the request has ended', async () => {
  const { gateway, transport, state } = setUp();
  state.token = 'T1';
  watch(gateway.call(claim, ASK));
  await settle();
  state.token = null;
  await transport.last.ok({}, { headers: { 'fc-encrypt-token': 'E1', fc_ip: '1.2.3.4' } });
  expect([state.encryptToken, state.ip]).toEqual([null, null]);
  watch(gateway.call(claim, ASK));
  await settle();
  state.token = 'T2';
  await transport.last.ok({}, { headers: { 'fc-encrypt-token': 'E2', fc_ip: '1.2.3.4' } });
  expect([state.encryptToken, state.ip]).toEqual(['E2', '1.2.3.4']);
});

test.each([
  ['0', 0],
  ['15010000', 15_010_000],
] as const)('a success with code %s may write it as a number, and 1 for true', async (okCode, code) => {
  const { gateway, transport } = setUp();
  const seen = watch(gateway.call({ path: '/list', okCode, decode: object({ id: string }) }, {}));
  await settle();
  await transport.last.status(200, `{"success":1,"code":${code},"data":{"id":1234567890123456789}}`);
  expect(seen.value?.data).toEqual({ id: '1234567890123456789' });
});

test('the compiler checks input and result against the contract', () => {
  const { gateway } = setUp();
  const wrongBody = () =>
    // @ts-expect-error the contract wants `code`
    gateway.call(receiveActivityInfo, { kode: 'A' });
  const tooMuch = () =>
    // @ts-expect-error the contract knows no `more`
    gateway.call(receiveActivityInfo, { code: 'A', more: 1 });
  const wrongAnswer = async () => {
    const { data } = await gateway.call(receiveActivityInfo, { code: 'A' });
    // @ts-expect-error the contract has no field `nope`
    return data.nope;
  };
  expect([wrongBody, tooMuch, wrongAnswer]).toHaveLength(3);
});

test('a call with its own token carries that one, and its 401 does not reach the session', async () => {
  const { gateway, transport, state, refusals } = setUp();
  state.token = 'SESSION';
  const seen = watch(gateway.call(check, ASK, undefined, 'OTHER'));
  await settle();
  expect(transport.last.headers['Authorization']).toBe('OTHER');
  await transport.last.status(401, { code: '030100002', locationUrl: 'https://login.test/' });
  await settle();
  expect([seen.error, transport.sent.length]).toEqual([expect.any(UnauthorizedError), 1]);
  expect([state.token, refusals]).toEqual(['SESSION', []]);
});
