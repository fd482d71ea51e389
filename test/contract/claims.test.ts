// A claim that is repeated with its key returns the first response again and gives nothing twice.
import type { FastifyInstance } from 'fastify';
import { UNBOUND_TOKEN } from '../../sandbox/account/accounts';
import { checkResponse } from '../../sandbox/core/contract/check';
import { loadContract } from '../../sandbox/core/contract/load';
import { CLAIM_CASES, NOT_CLAIMS, type Claimant, type ClaimCase } from './claimCases';
import { control, encrypt, post, startSandbox, tokenOf, type PostOptions } from './harness';

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = await startSandbox();
  origin = await app.listen({ port: 0, host: '127.0.0.1' }); // a dropped response needs a socket
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

type Json = Readonly<Record<string, unknown>>;

const MOBILE = '13912345678';
const OTHER_MOBILE = '13987654321';
const KEY = 'claim0123456789AB';
const OTHER_KEY = 'claim0123456789AC';
const DAY_MS = 86_400_000;

const claimant = async (mobile = MOBILE): Promise<Claimant> => ({
  app,
  mobile,
  token: await tokenOf(app, mobile),
});
const claim = ({ path }: ClaimCase, { token }: Claimant, body: Json, options: PostOptions = {}) =>
  post(app, path, body, { token, ...options });
const keyed = (body: Json, requestNo: unknown = KEY): Json => ({ ...body, requestNo });
const fault = ({ path }: ClaimCase, fields: Json) => control(app, 'faults', { path, ...fields });
const clock = (offsetMs: number) => control(app, 'clock', { offsetMs });

test('all calls of the contract with a requestNo are covered', () => {
  const { operations } = loadContract();
  const taking = operations.filter(({ takesRequestNo }) => takesRequestNo).map(({ id }) => id);
  expect(taking.sort()).toEqual([...CLAIM_CASES.map(({ id }) => id), ...NOT_CLAIMS].sort());
});

describe.each(CLAIM_CASES.map((one) => [one.id, one] as const))('%s', (_id, one) => {
  test('the same key returns the first response again and gives nothing twice', async () => {
    const who = await claimant();
    const body = await one.prepare(who);
    expect(await one.given(who)).toBe(0);
    const first = await claim(one, who, keyed(body));
    expect(first.body).toMatchObject({ success: true, code: '0' });
    await one.goesOn?.(who);
    for (const options of [{}, { prefix: '/aligw' }]) {
      const again = await claim(one, who, keyed(body), options);
      expect([again.status, again.text]).toEqual([200, first.text]);
    }
    expect(await one.given(who)).toBe(1);
  });

  test('20 simultaneous requests are one claim', async () => {
    const who = await claimant();
    const body = await one.prepare(who);
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim(one, who, keyed(body))));
    expect(answers[0]?.body).toMatchObject({ success: true, code: '0' });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await one.given(who)).toBe(1);
  });

  test('the same key of another account is a separate claim', async () => {
    const [mine, theirs] = [await claimant(), await claimant(OTHER_MOBILE)];
    await claim(one, mine, keyed(await one.prepare(mine)));
    const body = await one.prepare(theirs);
    expect(await one.given(theirs)).toBe(0);
    expect((await claim(one, theirs, keyed(body))).body).toMatchObject({ success: true, code: '0' });
    expect([await one.given(mine), await one.given(theirs)]).toEqual([1, 1]);
  });

  test('the same key with another body is refused, by the contract, and the first response stays', async () => {
    const who = await claimant();
    const body = await one.prepare(who);
    const first = await claim(one, who, keyed(body));
    const other = await claim(one, who, keyed({ ...body, ...one.otherClaim }));
    expect(other.status).toBe(200);
    expect(other.body).toMatchObject({ success: false, code: '100205032', data: null });
    expect(other.body.msg).not.toBe('');
    const operation = loadContract().find('POST', `/${one.path}`);
    expect(operation && checkResponse(operation, 200, other.body, other.headers)).toEqual([]);
    expect(await one.given(who)).toBe(1);
    const reordered = Object.fromEntries(Object.entries(keyed(body)).reverse());
    expect((await claim(one, who, reordered)).text).toBe(first.text);
  });

  test('of two simultaneous bodies under one key one is a claim, the other is refused', async () => {
    const who = await claimant();
    const body = await one.prepare(who);
    const answers = await Promise.all(
      [body, { ...body, ...one.otherClaim }].map((each) => claim(one, who, keyed(each))),
    );
    expect(answers.filter((answer) => answer.body.code === '100205032')).toHaveLength(1);
  });

  test('a claim with a dropped response counts: its key returns the response', async () => {
    const who = await claimant();
    const body = await one.prepare(who);
    await fault(one, { kind: 'drop' });
    const lost = fetch(`${origin}/wxgw/${one.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'original-path': '/',
        authorization: who.token,
        'original-channel': 'consumer',
      },
      body: JSON.stringify(keyed(body)),
    });
    await expect(lost).rejects.toThrow();
    const log = (await app.inject('/__sandbox/requests')).json<readonly { response: unknown }[]>();
    await one.goesOn?.(who);
    const again = await claim(one, who, keyed(body));
    expect(again.body).toMatchObject({ success: true, code: '0' });
    expect(again.text).toBe(JSON.stringify(log.at(-1)?.response));
    expect(await one.given(who)).toBe(1);
  });

  test.each(['empty', 'malformed'])('a fault that is %s affects one response, not the next', async (kind) => {
    const who = await claimant();
    const body = await one.prepare(who);
    await fault(one, { kind });
    expect((await claim(one, who, keyed(body))).body).toEqual({});
    const again = await claim(one, who, keyed(body));
    expect(again.body).toMatchObject({ success: true, code: '0' });
    await one.goesOn?.(who);
    expect((await claim(one, who, keyed(body))).text).toBe(again.text);
    expect(await one.given(who)).toBe(1);
  });

  test('a fault instead of the claim is not stored as its response', async () => {
    const who = await claimant();
    const body = await one.prepare(who);
    await fault(one, {
      kind: 'status',
      status: 200,
      body: { success: false, code: 'X', msg: '', data: null },
    });
    expect((await claim(one, who, keyed(body))).body.code).toBe('X');
    expect(await one.given(who)).toBe(0);
    expect((await claim(one, who, keyed(body))).body).toMatchObject({ success: true, code: '0' });
    expect(await one.given(who)).toBe(1);
  });

  test('a key is valid for 24 hours', async () => {
    const who = await claimant();
    const body = await one.prepare(who);
    const first = await claim(one, who, keyed(body));
    await one.goesOn?.(who);
    await clock(DAY_MS - 60_000);
    expect((await claim(one, who, keyed(body))).text).toBe(first.text);
    await clock(DAY_MS);
    const late = await claim(one, who, keyed(body));
    expect(late.status).toBe(200);
    expect(late.text === first.text).toBe(one.isAlike === true);
  });

  test('a reset clears keys', async () => {
    const before = await claimant();
    await claim(one, before, keyed(await one.prepare(before)));
    await control(app, 'reset');
    const who = await claimant();
    const body = await one.prepare(who);
    expect(await one.given(who)).toBe(0);
    expect((await claim(one, who, keyed(body))).body).toMatchObject({ success: true, code: '0' });
    expect(await one.given(who)).toBe(1);
  });

  test.each([[''], ['x'.repeat(15)], ['x'.repeat(65)], [`${KEY}-`], [` ${KEY}`], [`${KEY}\n`], [7], [null]])(
    'the key %j violates the contract',
    async (requestNo) => {
      const who = await claimant();
      const answer = await claim(one, who, keyed(await one.prepare(who), requestNo));
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 'GW_CONTRACT', errors: [{ where: 'body/requestNo' }] });
      expect(await one.given(who)).toBe(0);
    },
  );

  test('without a key, or with a new one, the operation runs each time', async () => {
    const who = await claimant();
    const body = await one.prepare(who);
    const first = await claim(one, who, body);
    expect(first.body).toMatchObject({ success: true, code: '0' });
    await one.goesOn?.(who);
    const texts = [body, keyed(body), keyed(body, OTHER_KEY)].map((each) => claim(one, who, each));
    for (const { text } of await Promise.all(texts)) expect(text === first.text).toBe(one.isAlike === true);
  });

  test('keys apply after the login: a 401 is not stored, and other accounts do not get the response', async () => {
    const who = await claimant();
    const body = keyed(await one.prepare(who));
    for (const token of ['unknown-token', UNBOUND_TOKEN])
      expect((await claim(one, { ...who, token }, body)).status).toBe(401);
    expect((await claim(one, who, body)).body).toMatchObject({ success: true, code: '0' });
    for (const token of ['unknown-token', UNBOUND_TOKEN])
      expect((await claim(one, { ...who, token }, body)).status).toBe(401);
  });

  test('an encrypted body is the same claim', async () => {
    const who = await claimant();
    const body = await one.prepare(who);
    const first = await claim(one, who, keyed(body));
    await one.goesOn?.(who);
    const encrypted = encrypt(keyed(body), String(first.headers['fc-encrypt-token']));
    const again = await claim(one, who, encrypted, { headers: { 'gw-req-encrypt': '1' } });
    expect(again.text).toBe(first.text);
    expect(await one.given(who)).toBe(1);
  });
});

test('a refusal is stored too: a later success needs a new key', async () => {
  const [one] = CLAIM_CASES.filter(({ id }) => id === 'appIncentiveClaim');
  if (one === undefined) throw new Error('no such case');
  const who = await claimant();
  const body = { activityCode: 'AI-OPEN', taskId: 'AI1' };
  const refused = await claim(one, who, keyed(body));
  expect(refused.body.code).toBe('200700002');
  await control(app, 'tasks/finish', { mobile: MOBILE, taskId: 'AI1' });
  expect((await claim(one, who, keyed(body))).text).toBe(refused.text);
  expect((await claim(one, who, keyed(body, OTHER_KEY))).body.code).toBe('0');
});

test('one key in two calls is two claims', async () => {
  const who = await claimant();
  for (const one of CLAIM_CASES) {
    const body = await one.prepare(who);
    const before = await one.given(who); // both pay into the same fund
    expect((await claim(one, who, keyed(body))).body).toMatchObject({ code: '0' });
    expect((await one.given(who)) - before).toBe(1);
  }
});
