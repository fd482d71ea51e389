import type { FastifyInstance } from 'fastify';
import { control, post, smsProofOf, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const OTHER = '13912340001';
const DAY_MS = 86_400_000;
let number = 0;
const requestNo = (): string => `close${String((number += 1)).padStart(20, '0')}`;

const ask = (call: string, body: Readonly<Record<string, unknown>>, token?: string) =>
  post(app, `base/logOff/${call}`, body, token === undefined ? {} : { token });
/** Proof of owning this number. */
const proofOf = (mobile: string): Promise<unknown> => smsProofOf(app, mobile);
async function ticketOf(mobile: string, token: string): Promise<string> {
  const verifyCodeToken = await proofOf(mobile);
  const answer = await ask('verify', { mobile, verifyCodeToken, requestNo: requestNo() }, token);
  return String(answer.data.ticket);
}
const userId = async (token: string) =>
  (await post(app, 'base/personalCenter/userInfo', undefined, { token })).data.userId;

test('the number must be the account’s own; a proof is valid once, and its own repeat does not count as another use', async () => {
  const token = await tokenOf(app, MOBILE);
  const others = await proofOf(OTHER);
  const mismatch = { mobile: OTHER, verifyCodeToken: others, requestNo: requestNo() };
  expect((await ask('verify', mismatch, token)).body.code).toBe('202100002');
  const own = { mobile: MOBILE, verifyCodeToken: await proofOf(MOBILE), requestNo: requestNo() };
  const first = await ask('verify', own, token);
  expect((await ask('verify', own, token)).data.ticket).toBe(first.data.ticket);
  expect((await ask('verify', { ...own, requestNo: requestNo() }, token)).body.code).toBe('202100003');
});

test('closing ends every login; the ticket shows the result to its owner without login', async () => {
  const [token, elsewhere] = [await tokenOf(app, MOBILE), await tokenOf(app, MOBILE)];
  const ticket = await ticketOf(MOBILE, token);
  expect((await ask('state', { ticket })).data).toEqual({ isClosed: false, closesAt: null });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask('submit', { ticket, requestNo: requestNo() }, token)),
  );
  expect(answers.filter(({ status, data }) => status === 200 && data.isClosed === true)).not.toHaveLength(0);
  for (const ended of [token, elsewhere])
    expect((await post(app, 'base/personalCenter/userInfo', undefined, { token: ended })).status).toBe(401);
  expect((await ask('state', { ticket })).data.isClosed).toBe(true);
  expect((await ask('state', { ticket: 'nobody' })).body.code).toBe('202100004');
});

test('a ticket closes only its own account, for ten minutes', async () => {
  const token = await tokenOf(app, MOBILE);
  const others = await tokenOf(app, OTHER);
  const ticket = await ticketOf(MOBILE, token);
  expect((await ask('submit', { ticket, requestNo: requestNo() }, others)).body.code).toBe('202100004');
  await control(app, 'clock', { offsetMs: DAY_MS / 100 });
  expect((await ask('submit', { ticket, requestNo: requestNo() }, token)).body.code).toBe('202100004');
});

test.each([
  ['within seven days a login takes it back, and no later day closes it', 6.9, true],
  ['after them the number begins with a new account', 7.1, false],
])('%s', async (_name, days, isSame) => {
  const token = await tokenOf(app, MOBILE);
  const before = await userId(token);
  const ticket = await ticketOf(MOBILE, token);
  await ask('submit', { ticket, requestNo: requestNo() }, token);
  await control(app, 'clock', { offsetMs: days * DAY_MS });
  const again = await userId(await tokenOf(app, MOBILE));
  expect(again === before).toBe(isSame);
  expect((await ask('state', { ticket })).data?.isClosed ?? false).toBe(!isSame);
  await control(app, 'clock', { offsetMs: 20 * DAY_MS });
  expect(await userId(await tokenOf(app, MOBILE))).toBe(again);
});

test('obstacles: every kind for 13900000088, an own order for all accounts; submit refuses too', async () => {
  const blocked = await tokenOf(app, '13900000088');
  const kinds = (data: Readonly<Record<string, unknown>>) =>
    (Array.isArray(data.obstacles) ? data.obstacles : []).map((each: { readonly kind: string }) => each.kind);
  expect(kinds((await ask('check', {}, blocked)).data)).toEqual([
    'PARCEL',
    'FEE',
    'ORDER',
    'WITHDRAWAL',
    'INVOICE',
  ]);
  const ticket = await ticketOf('13900000088', blocked);
  expect((await ask('submit', { ticket, requestNo: requestNo() }, blocked)).body.code).toBe('202100001');
  const free = await tokenOf(app, MOBILE);
  expect(kinds((await ask('check', {}, free)).data)).toEqual([]);
  const empty = (await ask('check', {}, await tokenOf(app, '13912345600'))).data;
  expect(empty).toMatchObject({ losses: [], obstacles: [], coolingDays: 7 });
});
