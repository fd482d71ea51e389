import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { APP_INCENTIVES } from '../../sandbox/task/appIncentives';
import { control, picturesIn, startSandbox, tokenOf } from './harness';
import { rewardCalls } from './rewardCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const DAY_MS = 86_400_000;

const visitor = async (mobile = MOBILE) => rewardCalls(app, await tokenOf(app, mobile));
type Calls = Awaited<ReturnType<typeof visitor>>;
const clock = (offsetMs: number) => control(app, 'clock', { offsetMs });
const finish = (taskId: string) => control(app, 'tasks/finish', { mobile: MOBILE, taskId });

interface Item {
  readonly task: {
    readonly taskId: string;
    readonly taskStatus: number;
    readonly firstFinishedFlag: boolean;
  };
  readonly reward: number;
  readonly claimStatus: number;
}
const itemsOf = async (calls: Calls, code = ''): Promise<readonly Item[]> =>
  (await calls.incentive(code)).data.itemList as readonly Item[];
const itemOf = async (calls: Calls, id: string) =>
  (await itemsOf(calls)).find(({ task }) => task.taskId === id);
const statusesOf = async (calls: Calls, code = '') =>
  (await itemsOf(calls, code)).map(({ task, claimStatus }) => [task.taskId, claimStatus]);
const available = async (calls: Calls) => (await calls.fund()).data.availableMoney;

test('AI-OPEN, also without a code, returns every claim status', async () => {
  const calls = await visitor();
  expect((await calls.incentive('')).data).toEqual((await calls.incentive('AI-OPEN')).data);
  expect((await calls.incentive('')).data).toMatchObject({ statusCode: 'RUNNING', claimedMoney: 80 });
  expect(await statusesOf(calls)).toEqual([
    ['AI1', 0],
    ['AI2', 1],
    ['AI3', 2],
    ['AI4', 3],
    ['AI5', 0],
  ]);
});

test('a number with an empty fund has no claims', async () => {
  const calls = await visitor('13912345600');
  expect((await calls.incentive('')).data).toMatchObject({ claimedMoney: 0 });
  expect(await itemOf(calls, 'AI3')).toMatchObject({ claimStatus: 1 });
});

test.each([
  ['AI-NOT-START', 'NOT_START', [0, 0]],
  ['AI-FINISHED', 'FINISHED', [3, 3]],
])('the status of %s is %s', async (code, statusCode, claims) => {
  const calls = await visitor();
  expect((await calls.incentive(code)).data).toMatchObject({ statusCode });
  expect((await statusesOf(calls, code)).map(([, claim]) => claim)).toEqual(claims);
});

test.each(['AI-GONE', '__proto__', '<script>'])('%s is not an activity', async (code) => {
  const calls = await visitor();
  expect((await calls.incentive(code)).body).toMatchObject({ success: false, code: '200700001' });
  expect((await calls.claim(code, 'AI2')).body).toMatchObject({ success: false, code: '200700001' });
});

test('every call needs login', async () => {
  expect((await rewardCalls(app).incentive('')).status).toBe(401);
  expect((await rewardCalls(app).claim('AI-OPEN', 'AI2')).status).toBe(401);
});

test('a claim pays into the fund once, and its response says so', async () => {
  const calls = await visitor();
  expect((await calls.claim('AI-OPEN', 'AI2')).data).toEqual({
    claimStatus: 2,
    reward: 200,
    toast: '2 元减免金已到账',
  });
  expect((await calls.claim('AI-OPEN', 'AI2')).data).toMatchObject({
    claimStatus: 2,
    toast: '您已领取过该奖励',
  });
  expect(await available(calls)).toBe(1450);
  expect((await calls.records(1)).data.content).toMatchObject([
    { title: '做任务赚奖励 · 完善一次出行计划', money: 200 },
    ...Array.from({ length: 21 }, () => ({})),
  ]);
  expect((await calls.incentive('')).data).toMatchObject({ claimedMoney: 280 });
  expect(await itemOf(calls, 'AI2')).toMatchObject({ claimStatus: 2, task: { taskStatus: 4 } });
});

test('simultaneous claims pay once', async () => {
  const calls = await visitor();
  const answers = await Promise.all(Array.from({ length: 8 }, () => calls.claim('AI-OPEN', 'AI2')));
  expect(new Set(answers.map(({ data }) => data.claimStatus))).toEqual(new Set([2]));
  expect(answers.filter(({ data }) => data.toast === '2 元减免金已到账')).toHaveLength(1);
  expect(await available(calls)).toBe(1450);
});

test('a task is started, finished and then claimed; finishing alone pays nothing', async () => {
  const calls = await visitor();
  expect((await calls.claim('AI-OPEN', 'AI1')).body.code).toBe('200700002');
  await calls.start('AI1');
  expect(await itemOf(calls, 'AI1')).toMatchObject({ claimStatus: 0, task: { taskStatus: 2 } });
  await finish('AI1');
  expect(await available(calls)).toBe(1250);
  expect(await itemOf(calls, 'AI1')).toMatchObject({
    claimStatus: 1,
    task: { taskStatus: 3, firstFinishedFlag: true },
  });
  expect(await itemOf(calls, 'AI1')).toMatchObject({ task: { firstFinishedFlag: false } });
  expect((await calls.claim('AI-OPEN', 'AI1')).data).toMatchObject({ claimStatus: 2, reward: 150 });
  expect(await available(calls)).toBe(1400);
});

test.each([
  ['AI-OPEN', 'AI4', '200700003'],
  ['AI-OPEN', 'AI5', '200700002'],
  ['AI-OPEN', 'T2', '200700001'],
  ['AI-OPEN', 'AIF1', '200700001'],
  ['AI-NOT-START', 'AIN1', '200700002'],
  ['AI-FINISHED', 'AIF1', '200700003'],
])('%s %s cannot be claimed: %s', async (code, taskId, failure) => {
  const calls = await visitor();
  const { body } = await calls.claim(code, taskId);
  expect(body).toMatchObject({ success: false, code: failure, data: null });
  expect(body.msg).not.toBe('');
  expect(await available(calls)).toBe(1250);
});

test('after the end no claim works, and earlier claims stay', async () => {
  const calls = await visitor();
  await calls.claim('AI-OPEN', 'AI2');
  await finish('AI1');
  await clock(31 * DAY_MS);
  const later = await visitor(); // the first token has expired by then
  expect((await later.claim('AI-OPEN', 'AI1')).body.code).toBe('200700003');
  expect((await later.claim('AI-OPEN', 'AI2')).data).toMatchObject({ claimStatus: 2 });
});

test('a task finished before the start cannot be claimed before the start', async () => {
  const calls = await visitor();
  await finish('AIN1');
  expect((await calls.claim('AI-NOT-START', 'AIN1')).body.code).toBe('200700002');
  await clock(3 * DAY_MS);
  expect((await calls.claim('AI-NOT-START', 'AIN1')).data).toMatchObject({ claimStatus: 2, reward: 50 });
});

test('every activity satisfies the contract, has existing pictures and a link', async () => {
  const calls = await visitor();
  const linked = FIXTURE_LINKS.filter(({ path }) => path.startsWith('/appIncentive')).map(({ code }) => code);
  for (const { code } of APP_INCENTIVES) {
    const { status, data } = await calls.incentive(code);
    expect({ code, status, isLinked: linked.includes(code) }).toEqual({ code, status: 200, isLinked: true });
    for (const address of picturesIn({ headImgUrl: data.headImgUrl })) {
      const { pathname, search } = new URL(address);
      expect((await app.inject(pathname + search)).statusCode).toBe(200);
    }
  }
});
