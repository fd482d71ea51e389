import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { nextPart } from '../../sandbox/invite/helpRules';
import { beijingDays, control, post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const CASH = 'activity/api/fission';
let number = 0;
const requestNo = (): string => `help${String((number += 1)).padStart(20, '0')}`;

const home = async (body: Readonly<Record<string, unknown>>, token?: string) =>
  (await post(app, `${CASH}/taskHome`, body, token === undefined ? {} : { token })).data;
const start = (activityCode: string, token: string) =>
  post(app, `${CASH}/taskStart`, { activityCode, requestNo: requestNo() }, { token });
const assist = async (inviteCode: string, token: string) =>
  (await post(app, `${CASH}/taskAssist`, { inviteCode, requestNo: requestNo() }, { token })).data;
const friend = (index: number): Promise<string> => tokenOf(app, `1370000${String(index).padStart(4, '0')}`);
const wallet = async (token: string) =>
  (await post(app, 'base/personalCenter/userInfo', undefined, { token })).data.walletFen;

test('parts of a sum: each is positive, together they are the sum', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.nat(100_000),
      fc.array(fc.nat(1_000_000), { minLength: 300, maxLength: 300 }),
      (friends, more, dice) => {
        const goal = friends + more;
        let left = goal;
        for (let helper = 0; helper < friends; helper += 1) {
          const part = nextPart(left, friends - helper, (below) => (dice[helper] ?? 0) % below);
          expect(part).toBeGreaterThan(0);
          left -= part;
          // The goal is not reached before the last help.
          expect(left === 0).toBe(helper === friends - 1);
        }
      },
    ),
    { numRuns: 50 },
  );
});

test('200 friends simultaneously: 120 help, the sum is exactly the goal, and it is paid once', async () => {
  const owner = await tokenOf(app, '13912345678');
  const before = Number(await wallet(owner));
  const { inviteCode } = (await start('FISSION-CROWD', owner)).data;
  const tokens = await Promise.all(Array.from({ length: 200 }, (_, index) => friend(index)));
  const answers = await Promise.all(tokens.map((token) => assist(String(inviteCode), token)));
  const helped = answers.filter(({ isHelped }) => isHelped === true);
  expect(helped).toHaveLength(120);
  expect(helped.reduce((sum, { fen }) => sum + Number(fen), 0)).toBe(9997);
  expect(
    new Set(answers.filter(({ isHelped }) => isHelped !== true).map(({ reasonCode }) => reasonCode)),
  ).toEqual(new Set(['FULL']));
  expect(await home({ inviteCode }, owner)).toMatchObject({
    statusCode: 'REACHED',
    sumFen: 9997,
    helperCount: 120,
    isOwner: true,
  });
  expect(await wallet(owner)).toBe(before + 9997);
  expect((await start('FISSION-CROWD', owner)).body.code).toBe('100901051');
});

test('fifty simultaneous requests of one friend are one help', async () => {
  const token = await friend(1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => assist('FI-FRIEND', token)));
  expect(answers.filter(({ isHelped }) => isHelped === true)).toHaveLength(1);
  expect(await home({ inviteCode: 'FI-FRIEND' }, token)).toMatchObject({
    helperCount: 4,
    reasonCode: 'HELPED',
    isOwner: false,
    ownerName: '138****0011',
  });
});

test('twenty simultaneous starts are one help', async () => {
  const owner = await tokenOf(app, '13912345678');
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await start('FISSION-OPEN', owner)).data),
  );
  expect(new Set(codes.map(({ inviteCode }) => inviteCode)).size).toBe(1);
  expect(String(codes[0]?.inviteCode)).not.toMatch(/139/);
});

test.each([
  ['FI-FRIEND', '13800000011', 'OWN'],
  ['FI-FULL', '13912345678', 'FULL'],
  ['FI-OVER', '13912345678', 'OVER'],
  ['FI-FRIEND', '13800000010', 'NEW_ONLY'],
])('%s by %s is refused with %s and changes nothing', async (inviteCode, mobile, reasonCode) => {
  const token = await tokenOf(app, mobile);
  const before = await home({ inviteCode }, token);
  expect(await assist(inviteCode, token)).toMatchObject({ isHelped: false, fen: 0, reasonCode });
  expect(await home({ inviteCode }, token)).toMatchObject({ reasonCode, sumFen: before.sumFen });
});

test('three helps a day, also simultaneously; three more the next day', async () => {
  const at = beijingDays(app);
  await at(0, 12);
  const helper = await friend(9);
  const codes = await Promise.all(
    [1, 2, 3, 4].map(async (owner) => (await start('FISSION-OPEN', await friend(owner))).data.inviteCode),
  );
  const answers = await Promise.all(codes.map((code) => assist(String(code), helper)));
  expect(answers.map(({ reasonCode }) => reasonCode).sort()).toEqual(['DAILY_LIMIT', 'NONE', 'NONE', 'NONE']);
  const late = codes[answers.findIndex(({ isHelped }) => isHelped !== true)];
  await at(1, 9);
  expect(await assist(String(late), helper)).toMatchObject({ isHelped: true });
});

test('after the time is up its owner starts again with another link', async () => {
  const owner = await tokenOf(app, '13912345678');
  const first = (await start('FISSION-OPEN', owner)).data.inviteCode;
  await control(app, 'clock', { offsetMs: 24 * 3_600_000 + 1000 });
  expect(await home({ activityCode: 'FISSION-OPEN' }, owner)).toMatchObject({ statusCode: 'OVER' });
  const second = (await start('FISSION-OPEN', owner)).data.inviteCode;
  expect(second).not.toBe(first);
  expect(await home({ activityCode: 'FISSION-OPEN' }, owner)).toMatchObject({
    statusCode: 'RUNNING',
    inviteCode: second,
    sumFen: 0,
  });
});

const records = async (token: string, pageNo = 1, pageSize = 20) =>
  (await post(app, 'activity/api/help/records', { kind: 'FISSION', pageNo, pageSize }, { token })).data;

test('records: each round of this account, newest first and paged, with its present state', async () => {
  const owner = await tokenOf(app, '13912345678');
  expect(await records(owner)).toEqual({ content: [], total: 0 });
  const first = (await start('FISSION-OPEN', owner)).data.inviteCode;
  await assist(String(first), await friend(1));
  expect(await records(owner)).toMatchObject({
    content: [{ id: first, state: 'RUNNING', helperCount: 1, goalFen: 2000 }],
    total: 1,
  });
  await control(app, 'clock', { offsetMs: 24 * 3_600_000 + 1000 });
  const second = (await start('FISSION-OPEN', owner)).data.inviteCode;
  expect(await records(owner)).toMatchObject({
    content: [
      { id: second, state: 'RUNNING', sumFen: 0 },
      { id: first, state: 'OVER', helperCount: 1 },
    ],
  });
  expect(await records(owner, 2, 1)).toMatchObject({ content: [{ id: first }], total: 2 });
});

test('records need a login, and show only the own rounds', async () => {
  const path = 'activity/api/help/records';
  expect((await post(app, path, { kind: 'FISSION', pageNo: 1, pageSize: 20 })).status).toBe(401);
  const past = await records(await tokenOf(app, '13800000023'));
  expect(past).toMatchObject({
    content: [{ state: 'OVER' }, { state: 'OVER' }, { state: 'REACHED' }],
    total: 3,
  });
});

test('without login an activity and a link can be read; an unknown code has no help', async () => {
  expect(await home({})).toMatchObject({ statusCode: 'NONE', isOwner: true, activityCode: 'FISSION-OPEN' });
  expect(await home({ inviteCode: 'FI-FRIEND' })).toMatchObject({ isOwner: false, reasonCode: 'NONE' });
  expect((await post(app, `${CASH}/taskHome`, { inviteCode: 'NOBODY' })).body.code).toBe('100205002');
  const token = await tokenOf(app, '13912345678');
  expect((await post(app, `${CASH}/taskAssist`, { inviteCode: 'NOBODY' }, { token })).body.code).toBe(
    '100205002',
  );
  expect((await start('FISSION-FINISHED', token)).body.code).toBe('100901006');
});
