import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { REDUCTIONS } from '../../sandbox/reduction/reductions';
import { beijingDays, control, picturesIn, startSandbox, tokenOf } from './harness';
import { rewardCalls } from './rewardCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const EMPTY_MOBILE = '13912345600';
const DAY_MS = 86_400_000;

const visitor = async (mobile = MOBILE) => rewardCalls(app, await tokenOf(app, mobile));
type Calls = Awaited<ReturnType<typeof visitor>>;
const clock = (offsetMs: number) => control(app, 'clock', { offsetMs });
const spend = (money: unknown, mobile = MOBILE) =>
  app.inject({ method: 'POST', url: '/__sandbox/funds/use', payload: { mobile, money } });

interface FundRecord {
  readonly id: string;
  readonly type: number;
  readonly money: number;
  readonly createTm: string;
  readonly validEndTm: string | null;
}
const recordsOf = async (calls: Calls, type = 0, bizId = ''): Promise<readonly FundRecord[]> =>
  (await calls.records(type, bizId)).data.content as readonly FundRecord[];
const sumOf = (records: readonly FundRecord[], type: number): number =>
  records.filter((record) => record.type === type).reduce((sum, { money }) => sum + money, 0);
const joinedOf = async (calls: Calls) =>
  (await calls.joined()).data.joinedList as readonly {
    readonly bizId: string;
    readonly status: number;
    readonly reduceMoney: number;
    readonly leftMoney: number;
  }[];

/** The fund's numbers always match its records. */
async function expectBalance(calls: Calls): Promise<void> {
  const { data } = await calls.fund();
  const records = await recordsOf(calls);
  expect({ used: data.usedMoney, expired: data.expiredMoney }).toEqual({
    used: sumOf(records, 2),
    expired: sumOf(records, 3),
  });
  expect(data.availableMoney).toBe(sumOf(records, 1) - sumOf(records, 2) - sumOf(records, 3));
}

describe('fund', () => {
  test('starts with 12.50 yuan, 37 records and joined activities of all five statuses', async () => {
    const calls = await visitor();
    expect((await calls.fund()).data).toMatchObject({ availableMoney: 1250, expiringMoney: 350 });
    const { content, total } = (await calls.records()).data;
    expect([total, (content as unknown[]).length]).toEqual([37, 37]);
    const joined = await joinedOf(calls);
    expect(joined.map(({ status, reduceMoney, leftMoney }) => [status, reduceMoney, leftMoney])).toEqual([
      [2, 500, 0],
      [1, 300, 300],
      [3, 400, 250],
      [4, 200, 0],
      [5, 300, 0],
    ]);
    await expectBalance(calls);
  });

  test('is empty for numbers that end in 00', async () => {
    const calls = await visitor(EMPTY_MOBILE);
    expect((await calls.fund()).data).toMatchObject({
      availableMoney: 0,
      usedMoney: 0,
      expiredMoney: 0,
      expiringMoney: 0,
      expiringTm: null,
    });
    expect((await calls.records()).data).toEqual({ content: [], total: 0 });
    expect(await joinedOf(calls)).toEqual([]);
  });

  test('needs login for every call', async () => {
    const calls = rewardCalls(app);
    for (const answer of [await calls.fund(), await calls.records(), await calls.joined()])
      expect(answer.status).toBe(401);
    expect((await calls.join('RF-EXTEND')).status).toBe(401);
  });

  test('has records newest first, in pages, by type', async () => {
    const calls = await visitor();
    const records = await recordsOf(calls);
    expect(records.map(({ createTm }) => createTm)).toEqual(
      [...records].sort((a, b) => b.createTm.localeCompare(a.createTm)).map(({ createTm }) => createTm),
    );
    expect(new Set(records.map(({ id }) => id)).size).toBe(37);
    const pages = [];
    for (const pageNo of [1, 2, 3, 4, 5])
      pages.push(...((await calls.records(0, '', pageNo, 10)).data.content as readonly FundRecord[]));
    expect(pages).toEqual(records);
    for (const type of [1, 2, 3]) {
      expect(await recordsOf(calls, type)).toEqual(records.filter((record) => record.type === type));
      expect(records.some((record) => record.type === type)).toBe(true);
    }
  });

  test('shows the expiry of the available money', async () => {
    const records = await recordsOf(await visitor());
    const left = records.filter(({ validEndTm }) => validEndTm !== null);
    expect(left).toHaveLength(6);
    expect(left.every(({ type }) => type === 1)).toBe(true);
  });

  test('expires by the server’s clock, and pending money arrives', async () => {
    const calls = await visitor();
    await clock(4 * DAY_MS);
    expect((await calls.fund()).data).toMatchObject({ availableMoney: 1250 - 100 + 500, expiringMoney: 250 });
    expect((await joinedOf(calls)).map(({ status }) => status).sort()).toEqual([1, 1, 3, 4, 5]);
    await expectBalance(calls);
    await clock(100 * DAY_MS);
    const later = await visitor(); // the first token has expired by then
    expect((await later.fund()).data).toMatchObject({
      availableMoney: 0,
      expiringMoney: 0,
      expiringTm: null,
    });
    expect((await joinedOf(later)).map(({ status }) => status).sort()).toEqual([4, 5, 5, 5, 5]);
    await expectBalance(later);
    await clock(0);
    expect((await calls.fund()).data).toMatchObject({ availableMoney: 1250 });
  });

  test('an order uses the money that expires first; the joined activity follows', async () => {
    const calls = await visitor();
    expect((await spend(1250)).json()).toMatchObject({ availableMoney: 0 });
    expect((await joinedOf(calls)).map(({ status }) => status).sort()).toEqual([2, 4, 4, 4, 5]);
    await expectBalance(calls);
    expect((await spend(1)).statusCode).toBe(400);
    await control(app, 'reset');
    expect((await spend(300)).json()).toMatchObject({ availableMoney: 950, expiringMoney: 50 });
  });

  test('simultaneous orders never use more than the balance', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => spend(500)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    await expectBalance(await visitor());
  });

  test.each([0, -1, 1.5, '5', null, 1e300])('the control call refuses %j fen', async (money) => {
    expect((await spend(money)).statusCode).toBe(400);
  });
});

describe('join', () => {
  test('pays immediately, is reported as joined, and appears in the list', async () => {
    const calls = await visitor();
    expect((await calls.info('RF-EXTEND')).data).toMatchObject({ joined: false, bizId: '', validEndTm: '' });
    const { data } = await calls.join('RF-EXTEND');
    expect(data).toMatchObject({ reduceMoney: 300, alreadyJoined: false });
    expect((await calls.join('RF-EXTEND')).data).toEqual({ ...data, alreadyJoined: true });
    const { bizId, validEndTm } = data;
    expect((await calls.info('RF-EXTEND')).data).toMatchObject({ joined: true, bizId, validEndTm });
    expect((await joinedOf(calls))[0]).toMatchObject({ bizId, reduceMoney: 300, status: 1 });
    expect(await recordsOf(calls, 0, String(bizId))).toMatchObject([{ type: 1, money: 300, validEndTm }]);
    expect((await calls.fund()).data).toMatchObject({ availableMoney: 1550 });
    await expectBalance(calls);
  });

  test('pays once for simultaneous joins', async () => {
    const calls = await visitor();
    const answers = await Promise.all(Array.from({ length: 8 }, () => calls.join('RF-STORAGE')));
    expect(answers.filter(({ data }) => data.alreadyJoined === false)).toHaveLength(1);
    expect((await calls.fund()).data).toMatchObject({ availableMoney: 1750 });
    expect(await joinedOf(calls)).toHaveLength(6);
  });

  test('is valid for as many days as it says', async () => {
    const at = beijingDays(app);
    await at(0, 10);
    const calls = await visitor(EMPTY_MOBILE);
    const { validDays } = (await calls.info('RF-STORAGE', 'STORAGE')).data;
    await calls.join('RF-STORAGE');
    await at(Number(validDays) - 1, 10);
    expect((await calls.fund()).data).toMatchObject({ availableMoney: 500, expiringMoney: 500 });
    await at(Number(validDays), 10);
    expect((await calls.fund()).data).toMatchObject({ availableMoney: 0, expiredMoney: 500 });
  });

  test.each([
    ['RF-GONE', '200600001'],
    ['__proto__', '200600001'],
    ['RF-NOT-START', '200600002'],
    ['RF-FINISHED', '200600003'],
    ['RF-USED-UP', '200600004'],
  ])('%s is refused with %s and pays nothing', async (code, failure) => {
    const calls = await visitor();
    const { body } = await calls.join(code);
    expect(body).toMatchObject({ success: false, code: failure, data: null });
    expect(body.msg).not.toBe('');
    expect((await calls.fund()).data).toMatchObject({ availableMoney: 1250 });
  });

  test('stays after the end if joined in time', async () => {
    const calls = await visitor();
    await calls.join('RF-EXTEND');
    await clock(31 * DAY_MS);
    const later = await visitor(); // the first token has expired by then
    expect((await later.join('RF-EXTEND')).data).toMatchObject({ alreadyJoined: true });
    expect((await later.join('RF-STORAGE')).body.code).toBe('200600003');
  });

  test('works for RF-NOT-START once it has begun', async () => {
    const calls = await visitor();
    await clock(2 * DAY_MS);
    expect((await calls.join('RF-NOT-START')).data).toMatchObject({ alreadyJoined: false });
  });

  test('works for RF-HOSTILE, whose records carry its name', async () => {
    const calls = await visitor();
    expect((await calls.join('RF-HOSTILE')).data).toMatchObject({ reduceMoney: 2_147_483_647 });
    expect((await calls.records()).text).toContain('<img src=x onerror=');
    await expectBalance(calls);
  });
});

describe('info', () => {
  test.each([
    ['RF-EXTEND', 'EXTEND', 'RUNNING'],
    ['RF-STORAGE', 'STORAGE', 'RUNNING'],
    ['RF-NOT-START', 'EXTEND', 'NOT_START'],
    ['RF-NOT-START', 'STORAGE', 'NOT_START'],
    ['RF-FINISHED', 'EXTEND', 'FINISHED'],
    ['RF-USED-UP', 'STORAGE', 'USED_UP'],
    ['RF-HOSTILE', 'EXTEND', 'RUNNING'],
  ])('%s as %s is %s, without login too', async (code, kind, statusCode) => {
    expect((await rewardCalls(app).info(code, kind)).data).toMatchObject({ statusCode, joined: false });
    expect((await (await visitor()).info(code, kind)).data).toMatchObject({ statusCode, joined: false });
  });

  test.each([
    ['RF-EXTEND', 'STORAGE'],
    ['RF-STORAGE', 'EXTEND'],
    ['RF-GONE', 'EXTEND'],
  ])('%s is not a %s', async (code, kind) => {
    expect((await rewardCalls(app).info(code, kind)).body).toMatchObject({
      success: false,
      code: '200600001',
    });
  });

  test('has existing pictures', async () => {
    for (const { code, kind } of REDUCTIONS.filter((activity) => activity.code !== 'RF-HOSTILE'))
      for (const address of picturesIn((await rewardCalls(app).info(code, kind ?? 'EXTEND')).data)) {
        const { pathname, search } = new URL(address);
        expect((await app.inject(pathname + search)).statusCode).toBe(200);
      }
  });

  test('every activity has a link', () => {
    const linked = new Set(
      FIXTURE_LINKS.map(({ path }) => /\/home\?activityCode=(RF-.*)/.exec(path)?.[1] ?? ''),
    );
    for (const { code } of REDUCTIONS) expect(linked).toContain(code);
  });
});
