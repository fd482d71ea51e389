import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { TASK_SETS } from '../../sandbox/task/fixtures/sets';
import { control, picturesIn, startSandbox, tokenOf } from './harness';
import { rewardCalls } from './rewardCalls';
import { home } from './weeklyCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const MINUTE_MS = 60_000;

const visitor = async (mobile = MOBILE) => rewardCalls(app, await tokenOf(app, mobile));
const clock = (offsetMs: number) => control(app, 'clock', { offsetMs });
const finish = (taskId: string, mobile = MOBILE) =>
  app.inject({ method: 'POST', url: '/__sandbox/tasks/finish', payload: { mobile, taskId } });

interface ShownTask {
  readonly taskId: string;
  readonly taskStatus: number;
  readonly taskStatusButtonText: string;
  readonly taskToken: string;
  readonly taskJumpUrl: string;
  readonly firstFinishedFlag: boolean;
}
const tasksIn = (data: unknown): readonly ShownTask[] =>
  (data as { readonly taskItemList: readonly ShownTask[] }).taskItemList;
const task = (data: unknown, id: string): ShownTask | undefined =>
  tasksIn(data).find(({ taskId }) => taskId === id);

describe('list', () => {
  test.each(TASK_SETS.map(({ channelId }) => channelId))('%s satisfies the contract', async (channelId) => {
    const answer = await (await visitor()).list(channelId);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 200, code: '0' });
  });

  test('every call needs login', async () => {
    const calls = rewardCalls(app);
    for (const answer of [await calls.list(), await calls.start('T2'), await calls.subscribe(0)])
      expect(answer.status).toBe(401);
  });

  test.each(['', 'TASK-ALL', 'some-other-channel'])(
    '"%s" has all eleven tasks, in every status',
    async (channel) => {
      const { data } = await (await visitor()).list(channel);
      expect(data.taskStyleToggle).toBe(1);
      expect(tasksIn(data)).toHaveLength(11);
      expect([...new Set(tasksIn(data).map(({ taskStatus }) => taskStatus))].sort()).toEqual([1, 2, 3, 4, 9]);
    },
  );

  test('bidding tasks have report addresses, one of them has no icon', async () => {
    const { data } = await (await visitor()).list();
    const bidding = (data.taskItemList as readonly Record<string, unknown>[]).filter(
      ({ taskChannel, taskType }) => taskChannel === 12 && taskType === 20,
    );
    expect(bidding.map(({ taskIcon }) => taskIcon === '').sort()).toEqual([false, true]);
    for (const { appIncentiveTask } of bidding) {
      const { nurl, curl } = appIncentiveTask as { readonly nurl: string; readonly curl: string };
      for (const address of [nurl, curl]) {
        const { pathname, search } = new URL(address);
        expect((await app.inject(pathname + search)).statusCode).toBe(204);
      }
    }
    const pings = (await app.inject('/__sandbox/pings')).json<readonly { readonly path: string }[]>();
    expect(pings.map(({ path }) => path)).toContain('/__sandbox/ping?kind=nurl&taskId=T10');
    expect(pings).toHaveLength(4);
    await control(app, 'reset');
    expect((await app.inject('/__sandbox/pings')).json()).toEqual([]);
  });

  test('the center lists joined activities, another scene does not', async () => {
    const calls = await visitor();
    expect((await calls.list('', 3)).data.joinedList).toHaveLength(5);
    expect((await calls.list('', 5)).data.joinedList).toEqual([]);
    expect((await calls.list('TASK-NONE')).data).toMatchObject({ taskItemList: [], joinedList: [] });
  });

  test('every picture exists and every task has its page', async () => {
    const calls = await visitor();
    for (const channelId of ['TASK-ALL', 'TASK-FEW', 'TASK-REFUSED', 'TASK-DONE']) {
      const { data } = await calls.list(channelId);
      const pictures = [
        ...picturesIn(data),
        ...tasksIn(data).flatMap((item) => (item as unknown as { taskIcon: string }).taskIcon || []),
      ];
      expect(pictures.length).toBeGreaterThan(2);
      for (const address of new Set(pictures)) {
        const { pathname, search } = new URL(address);
        expect({ address, status: (await app.inject(pathname + search)).statusCode }).toEqual({
          address,
          status: 200,
        });
      }
      for (const { taskId, taskJumpUrl } of tasksIn(data).filter(({ taskId: id }) => id !== 'T11')) {
        const { pathname, search } = new URL(taskJumpUrl);
        expect({ taskId, status: (await app.inject(pathname + search)).statusCode }).toEqual({
          taskId,
          status: 200,
        });
      }
    }
  });

  test('every reachable set has a link', () => {
    const linked = FIXTURE_LINKS.filter(({ path }) => path.startsWith('/reductionFunds?channelId='));
    expect(linked.map(({ code }) => code).sort()).toEqual(
      TASK_SETS.map(({ channelId }) => channelId)
        .filter((channelId) => channelId !== 'fri')
        .sort(),
    );
  });
});

describe('start', () => {
  test('returns a token, the same on a repeat, for one account and one task', async () => {
    const [mine, other] = [await visitor(), await visitor('13912345679')];
    const { data } = await mine.start('T2');
    expect(data).toMatchObject({ result: true, reasonMsg: '', taskToken: expect.stringMatching(/^\w{8,}$/) });
    expect((await mine.start('T2')).data.taskToken).toBe(data.taskToken);
    const others = [(await mine.start('T6')).data.taskToken, (await other.start('T2')).data.taskToken];
    expect(new Set([data.taskToken, ...others]).size).toBe(3);
  });

  test('returns one token for two simultaneous starts', async () => {
    const calls = await visitor();
    const answers = await Promise.all([1, 2, 3, 4].map(() => calls.start('T8')));
    expect(new Set(answers.map(({ data }) => data.taskToken)).size).toBe(1);
  });

  test('moves the task from 1 to 2 and returns its token', async () => {
    const calls = await visitor();
    expect(task((await calls.list()).data, 'T2')).toMatchObject({ taskStatus: 1, taskToken: '' });
    const { taskToken } = (await calls.start('T2')).data;
    expect(task((await calls.list()).data, 'T2')).toMatchObject({ taskStatus: 2, taskToken });
  });

  test.each([
    ['TR1', '今日任务名额已满'],
    ['T1', '任务已结束，看看其他任务吧'],
    ['T5', '任务已结束，看看其他任务吧'],
    ['T4', '任务已完成，快去查看奖励吧'],
    ['AIN1', '活动还未开始，敬请期待'],
    ['AIF2', '任务已结束，看看其他任务吧'],
  ])('%s is refused: %s', async (taskId, reasonMsg) => {
    const { body, data } = await (await visitor()).start(taskId);
    expect(body).toMatchObject({ success: true, code: '0' });
    expect(data).toMatchObject({ result: false, reasonMsg, taskToken: '' });
    expect(data.reasonCode).not.toBe('');
  });

  test.each(['NOBODY', '__proto__', 'constructor', '<script>', `' OR 1=1 --`])(
    '%s is not a task',
    async (taskId) => {
      expect((await (await visitor()).start(taskId)).body).toMatchObject({
        success: false,
        code: '200500001',
        data: null,
      });
    },
  );

  test.each([{ taskId: '' }, { taskId: 'x'.repeat(65) }, { taskId: 7 }, {}])(
    '%j violates the contract',
    async (body) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/wxgw/activity/api/user/task/start',
        headers: {
          'content-type': 'application/json',
          'original-path': '/reductionFunds',
          authorization: await tokenOf(app, MOBILE),
          'original-channel': 'unifylogin',
        },
        payload: body,
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('finish', () => {
  const available = async (mobile = MOBILE) => (await (await visitor(mobile)).fund()).data.availableMoney;

  test('sets status 3, reports it once, and pays', async () => {
    const calls = await visitor();
    const before = Number(await available());
    await calls.start('T2');
    expect((await finish('T2')).json()).toMatchObject({ outcome: 'finished', paid: 120 });
    expect(task((await calls.list()).data, 'T2')).toMatchObject({
      taskStatus: 3,
      taskStatusButtonText: '去查看',
      firstFinishedFlag: true,
    });
    expect(task((await calls.list()).data, 'T2')).toMatchObject({ taskStatus: 3, firstFinishedFlag: false });
    expect(await available()).toBe(before + 120);
    expect((await calls.records(1)).data.content).toMatchObject([
      { type: 1, title: '做任务 · 打开短视频应用看视频', money: 120 },
      ...Array.from({ length: 21 }, () => ({ type: 1 })),
    ]);
  });

  test('pays once, however often or simultaneously', async () => {
    const before = Number(await available());
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => finish('T7')));
    const paid = outcomes.map((answer) => answer.json<{ readonly paid: number }>().paid);
    expect(paid.sort((a, b) => b - a)).toEqual([888, 0, 0, 0, 0, 0, 0, 0]);
    expect((await finish('T7')).json()).toMatchObject({ outcome: 'finished-before', paid: 0 });
    expect(await available()).toBe(before + 888);
  });

  test('applies to one account', async () => {
    await finish('T2');
    const other = '13912345679';
    expect(task((await (await visitor(other)).list()).data, 'T2')).toMatchObject({ taskStatus: 1 });
    expect(await available(other)).toBe(1250);
  });

  test('the weekly page reports it too, and only one of both responses has the news', async () => {
    const token = await tokenOf(app, MOBILE);
    await finish('T3');
    const weekly = async () => task((await home(app, 'FRI-TASKS', { token })).data.taskModule, 'T3');
    expect(await weekly()).toMatchObject({ taskStatus: 3, firstFinishedFlag: true });
    expect(await weekly()).toMatchObject({ taskStatus: 3, firstFinishedFlag: false });
    expect(task((await (await visitor()).list()).data, 'T3')?.firstFinishedFlag).toBe(false);
    expect(task((await home(app, 'FRI-TASKS')).data.taskModule, 'T3')).toMatchObject({ taskStatus: 2 });
  });

  test('a page without tasks does not consume the news', async () => {
    const token = await tokenOf(app, MOBILE);
    await finish('T3');
    await home(app, 'FRI-MIN', { token });
    expect(task((await (await visitor()).list()).data, 'T3')?.firstFinishedFlag).toBe(true);
  });

  test.each([
    ['T1', 400],
    ['T5', 400],
    ['TR1', 400],
    ['NOBODY', 404],
  ])('%s cannot be finished: %i', async (taskId, status) => {
    expect((await finish(taskId)).statusCode).toBe(status);
  });

  test.each([{}, { mobile: '139', taskId: 'T2' }, { mobile: MOBILE }, { mobile: MOBILE, taskId: 7 }])(
    'the control call refuses %j',
    async (payload) => {
      const answer = await app.inject({ method: 'POST', url: '/__sandbox/tasks/finish', payload });
      expect(answer.statusCode).toBe(400);
    },
  );

  test('a reset clears it', async () => {
    const { taskToken } = (await (await visitor()).start('T2')).data;
    await finish('T2');
    await control(app, 'reset');
    expect(task((await (await visitor()).list()).data, 'T2')).toMatchObject({
      taskStatus: 1,
      firstFinishedFlag: false,
    });
    expect(await available()).toBe(1250);
    expect((await (await visitor()).start('T2')).data.taskToken).not.toBe(taskToken);
  });
});

describe('subscribe', () => {
  test('applies to one account and one channel', async () => {
    const [mine, other] = [await visitor(), await visitor('13912345679')];
    const status = async (calls: typeof mine, channelId: string) =>
      (await calls.subscribe(0, channelId)).data.status;
    expect(await status(mine, 'A')).toBe(0);
    expect((await mine.subscribe(1, 'A')).data.status).toBe(1);
    expect(await Promise.all([status(mine, 'A'), status(mine, 'B'), status(other, 'A')])).toEqual([1, 0, 0]);
    await control(app, 'reset');
    expect(await status(await visitor(), 'A')).toBe(0);
  });

  test('a third subscription within a minute is refused, status queries are not', async () => {
    const calls = await visitor();
    const codes = [];
    for (const action of [1, 0, 0, 1, 0, 1] as const) codes.push((await calls.subscribe(action)).body.code);
    expect(codes).toEqual(['0', '0', '0', '0', '0', '200500002']);
    expect((await calls.subscribe(1)).body).toMatchObject({ success: false, msg: '操作太频繁，请稍后再试' });
    expect((await calls.subscribe(0)).data.status).toBe(1);
    await clock(MINUTE_MS + 1000);
    expect((await calls.subscribe(1)).body.code).toBe('0');
  });
});
