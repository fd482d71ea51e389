import type { FastifyInstance } from 'fastify';
import { control, post, startSandbox, tokenOf } from './harness';
import { claimRight, home, type HomeData, WEEKLY } from './weeklyCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const HOUR_MS = 3_600_000;
const clock = (offsetMs: number) => control(app, 'clock', { offsetMs });
const claim = async (right: readonly [string, string, string], token?: string) =>
  claimRight(app, right, token ?? (await tokenOf(app, MOBILE)));
const codeOf = async (right: readonly [string, string, string], token?: string) =>
  (await claim(right, token)).body.code;
const session = ({ seckillModule }: HomeData, id: string) => {
  const found = seckillModule?.itemList.find((item) => item.id === id);
  if (found === undefined) throw new Error(`no session ${id}`);
  return found;
};
const statusesOf = (data: HomeData, id: string) =>
  Object.fromEntries(session(data, id).rightsItemList.map(({ rightsNo, status }) => [rightsNo, status]));
const timeOf = (beijing: string) => Date.parse(`${beijing.replace(' ', 'T')}+08:00`);

test('an unknown page has nothing to claim and no reminder', async () => {
  const token = await tokenOf(app, MOBILE);
  expect(await codeOf(['FRI-NOBODY', 'MIN', 'MIN-1'])).toBe('200300001');
  const subscribed = await subscribe(
    [{ sourceBiz: 'CHAO_5_AGGREGATE_PAGE', sourceBizId: 'FRI-NOBODY' }],
    token,
  );
  expect(subscribed.body.code).toBe('200300001');
});

test('a claim belongs to its account, and counts once', async () => {
  const right = ['FRI-MIN', 'MIN', 'MIN-1'] as const;
  const token = await tokenOf(app, MOBILE);
  expect(statusesOf((await home(app, 'FRI-MIN', { token })).data, 'MIN')['MIN-1']).toBe('AVAILABLE');
  expect(await codeOf(right)).toBe('0');
  expect(await codeOf(right)).toBe('200300003');
  const other = await tokenOf(app, '13987654321');
  const seen = async (who?: string) =>
    statusesOf((await home(app, 'FRI-MIN', who === undefined ? {} : { token: who })).data, 'MIN');
  expect(await seen(token)).toEqual({ 'MIN-1': 'ACQUIRED', 'MIN-2': 'AVAILABLE' });
  expect(await seen(other)).toEqual({ 'MIN-1': 'AVAILABLE', 'MIN-2': 'AVAILABLE' });
  expect(await seen()).toEqual({ 'MIN-1': 'AVAILABLE', 'MIN-2': 'AVAILABLE' });
  await control(app, 'reset');
  expect(await seen(await tokenOf(app, MOBILE))).toEqual({ 'MIN-1': 'AVAILABLE', 'MIN-2': 'AVAILABLE' });
});

test('simultaneous claims by one account give one right', async () => {
  const token = await tokenOf(app, MOBILE);
  const codes = await Promise.all(
    Array.from({ length: 20 }, () => codeOf(['FRI-MIN', 'MIN', 'MIN-1'], token)),
  );
  expect(codes.sort()).toEqual(['0', ...Array.from({ length: 19 }, () => '200300003')]);
});

test('the last right goes to one of several accounts, and is gone for the others', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 12 }, (_, index) => tokenOf(app, `139000010${String(index).padStart(2, '0')}`)),
  );
  const codes = await Promise.all(
    tokens.map((token) => codeOf(['FRI-LIMITS', 'LIMITS', 'LIMIT-LAST'], token)),
  );
  expect(codes.filter((code) => code === '0')).toHaveLength(1);
  expect(codes.filter((code) => code === '200300002')).toHaveLength(11);
  const statuses = await Promise.all(
    tokens.map(
      async (token) => statusesOf((await home(app, 'FRI-LIMITS', { token })).data, 'LIMITS')['LIMIT-LAST'],
    ),
  );
  expect(statuses.map((status) => status === 'ACQUIRED')).toEqual(codes.map((code) => code === '0'));
  expect(new Set(statuses)).toEqual(new Set(['ACQUIRED', 'UNAVAILABLE']));
});

test.each([
  ['LIMIT-SOLD', '200300002', true],
  ['LIMIT-BEFORE', '200300003', true],
  ['LIMIT-EARLY', '200300004', true],
  ['LIMIT-LATE', '200300005', true],
  ['LIMIT-QUIET', '200300002', false],
])('FRI-LIMITS %s looks claimable and returns %s, with the text %s', async (rightsNo, code, hasWords) => {
  const token = await tokenOf(app, MOBILE);
  expect(statusesOf((await home(app, 'FRI-LIMITS', { token })).data, 'LIMITS')[rightsNo]).toBe('AVAILABLE');
  const { body } = await claim(['FRI-LIMITS', 'LIMITS', rightsNo]);
  expect(body).toMatchObject({ success: false, code });
  expect(body.msg !== '').toBe(hasWords);
});

test('packages are bought, not claimed; public rights count as claimed before; unknown rights are refused', async () => {
  expect(await codeOf(['FRI-ALL', 'ALL-NOW', 'ALL-NOW-PKG'])).toBe('200300001');
  expect(await codeOf(['FRI-ALL', 'ALL-NOW', 'ALL-NOW-HELD'])).toBe('200300003');
  expect(await codeOf(['FRI-ALL', 'ALL-NOW', 'ALL-NOW-SOLD'])).toBe('200300002');
  expect(await codeOf(['FRI-ALL', 'ALL-NOW', 'ALL-NEXT-FREE'])).toBe('200300001');
  expect(await codeOf(['FRI-ALL', 'ALL-INCLUSIVE', 'ALL-INC-STORE'])).toBe('0');
});

test('FRI-ALL: rights that everyone holds show as acquired only when logged in', async () => {
  const now = async (token?: string) =>
    statusesOf((await home(app, 'FRI-ALL', token === undefined ? {} : { token })).data, 'ALL-NOW');
  expect((await now())['ALL-NOW-HELD']).toBe('AVAILABLE');
  expect(await now(await tokenOf(app, MOBILE))).toMatchObject({
    'ALL-NOW-SOLD': 'UNAVAILABLE',
    'ALL-NOW-HELD': 'ACQUIRED',
    'ALL-NOW-REDUCE': 'AVAILABLE',
    'ALL-NOW-PKG-HELD': 'ACQUIRED',
  });
});

test('FRI-SOON: one session starts 35 s after reset and one ends after 65 s, by the server clock', async () => {
  const beforeMs = Date.now();
  await control(app, 'reset');
  const afterMs = Date.now();
  const { data } = await home(app, 'FRI-SOON');
  const startMs = timeOf(session(data, 'SOON-NEXT').startTm); // without milliseconds
  expect(startMs).toBeGreaterThan(beforeMs + 34_000);
  expect(startMs).toBeLessThanOrEqual(afterMs + 35_000);
  expect(await codeOf(['FRI-SOON', 'SOON-NEXT', 'SOON-1'])).toBe('200300004');
  await clock(36_000);
  expect(await codeOf(['FRI-SOON', 'SOON-NEXT', 'SOON-1'])).toBe('0');
  expect(await codeOf(['FRI-SOON', 'SOON-ENDING', 'SOON-3'])).toBe('0');
  await clock(66_000);
  expect(await codeOf(['FRI-SOON', 'SOON-ENDING', 'SOON-4'])).toBe('200300005');
});

const subscribe = (subscribeInfos: readonly Record<string, unknown>[], token?: string) =>
  post(app, `${WEEKLY}/subscribePush`, { subscribeInfos }, token === undefined ? {} : { token });
const PAGE_REMINDER = { sourceBiz: 'CHAO_5_AGGREGATE_PAGE', sourceBizId: 'FRI-ALL' };
const sessionReminder = (sourceBizId: string, sourceSubBizId: string) => ({
  sourceBiz: 'CHAO_5_SECKILL',
  sourceBizId,
  sourceSubBizId,
});

test('reminders are stored by account and target', async () => {
  const token = await tokenOf(app, MOBILE);
  const statuses = async (who?: string) => {
    const { data } = await home(app, 'FRI-ALL', who === undefined ? {} : { token: who });
    return [data.subscribeInfo?.status, session(data, 'ALL-NEXT').subscribeInfo?.status];
  };
  expect(await statuses(token)).toEqual([0, 0]);
  expect((await subscribe([sessionReminder('FRI-ALL', 'ALL-NEXT')], token)).body.code).toBe('0');
  expect(await statuses(token)).toEqual([0, 1]);
  expect((await subscribe([PAGE_REMINDER], token)).body.code).toBe('0');
  expect((await subscribe([PAGE_REMINDER], token)).body.code).toBe('0');
  expect(await statuses(token)).toEqual([1, 1]);
  expect(await statuses(await tokenOf(app, '13987654321'))).toEqual([0, 0]);
  expect(await statuses()).toEqual([0, 0]);
});

test('no reminder where none is offered or the session is running; a list is accepted completely or not at all', async () => {
  const token = await tokenOf(app, MOBILE);
  const { data } = await home(app, 'FRI-ALL', { token });
  expect(session(data, 'ALL-NOW').subscribeInfo?.status).toBe(-1);
  expect((await home(app, 'FRI-MIN', { token })).data.subscribeInfo?.status).toBe(-1);
  const refused = await subscribe([PAGE_REMINDER, sessionReminder('FRI-ALL', 'ALL-NOW')], token);
  expect(refused.body).toMatchObject({ success: false, code: '200300001' });
  expect((await home(app, 'FRI-ALL', { token })).data.subscribeInfo?.status).toBe(0);
  await clock(36_000);
  const late = await subscribe([sessionReminder('FRI-SOON', 'SOON-NEXT')], token);
  expect(late.body).toMatchObject({ success: false, code: '200300001' });
});

test('simultaneous reminders of one account are all kept', async () => {
  const token = await tokenOf(app, MOBILE);
  const targets = Array.from({ length: 8 }, (_, index) => sessionReminder('FRI-BIG', `BIG-${index + 5}`));
  await Promise.all(targets.map((target) => subscribe([target], token)));
  const { data } = await home(app, 'FRI-BIG', { token });
  expect(targets.map(({ sourceSubBizId }) => session(data, sourceSubBizId).subscribeInfo?.status)).toEqual(
    targets.map(() => 1),
  );
});

test('before its start a right only looks claimable where a reminder is offered', async () => {
  await clock(-4 * HOUR_MS);
  const { data } = await home(app, 'FRI-ALL');
  expect(new Set(Object.values(statusesOf(data, 'ALL-NOW')))).toEqual(new Set(['UNAVAILABLE']));
  expect(statusesOf(data, 'ALL-NEXT')['ALL-NEXT-FREE']).toBe('AVAILABLE');
});

test.each([
  ['subscribePush', { subscribeInfos: [PAGE_REMINDER] }],
  [
    'receiveCoupon',
    {
      configId: 'FRI-MIN',
      seckillId: 'MIN',
      rightsNo: 'MIN-1',
      province: '',
      city: '',
      channelId: '',
      burialPointInfo: '{}',
    },
  ],
])('%s needs login', async (call, body) => {
  expect((await post(app, `${WEEKLY}/${call}`, body)).status).toBe(401);
});

test('a claim with unreadable attribution claims nothing', async () => {
  const token = await tokenOf(app, MOBILE);
  const refused = await claimRight(app, ['FRI-MIN', 'MIN', 'MIN-1'], token, {
    burialPointInfo: '{"mobile":"x"}',
  });
  expect(refused.body).toMatchObject({ success: false, code: '100205031' });
  expect(await codeOf(['FRI-MIN', 'MIN', 'MIN-1'], token)).toBe('0');
});

test('a claim without a response has taken effect', async () => {
  const token = await tokenOf(app, MOBILE);
  await control(app, 'faults', { path: 'aggregatePage/receiveCoupon', kind: 'empty' });
  await claim(['FRI-MIN', 'MIN', 'MIN-1'], token);
  expect(await codeOf(['FRI-MIN', 'MIN', 'MIN-1'], token)).toBe('200300003');
});
