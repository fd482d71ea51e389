import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { INCENTIVES } from '../../sandbox/coupon/incentives';
import {
  beijingDays,
  control,
  INCENTIVE,
  picturesIn,
  post,
  receiveBody,
  startSandbox,
  tokenOf,
} from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const DAY_MS = 86_400_000;
const info = (code: string) => post(app, `${INCENTIVE}/info`, { code });
const progress = (code: string, token: string) =>
  post(app, `${INCENTIVE}/progress`, receiveBody(code), { token });
const join = (code: string, token: string, changes: Record<string, unknown> = {}) =>
  post(
    app,
    `${INCENTIVE}/join`,
    { ...receiveBody(code), channelCode: '', burialPointInfo: '{}', ...changes },
    { token },
  );
const parcels = (count = 1, isShipped = true, mobile = MOBILE) =>
  control(app, 'parcels', { mobile, count, isShipped });
const clock = (offsetMs: number) => control(app, 'clock', { offsetMs });

interface TaskInfo {
  readonly prizeTotalAmount: number;
  readonly remainingDays: number;
  readonly taskStatus: number;
  readonly prizesInfo: readonly { receiveStatus: number; taskNum: number; prizeNum: number }[];
}
const taskOf = (data: Readonly<Record<string, unknown>>) => data.taskInfo as TaskInfo;
const receivedOf = (data: Readonly<Record<string, unknown>>) =>
  taskOf(data).prizesInfo.map(({ receiveStatus }) => receiveStatus);

test('every fixture has a link; the link of IN-MISSING has no fixture', () => {
  expect(
    FIXTURE_LINKS.filter(({ path }) => path.startsWith('/couponIncentive/'))
      .map(({ code }) => code)
      .sort(),
  ).toEqual([...INCENTIVES.map(({ code }) => code), 'IN-MISSING'].sort());
});

test.each([
  ['IN-2001', '2001', 0, 0],
  ['IN-JOIN', '2001', 0, 0],
  ['IN-2002', '2002', 1, 2],
  ['IN-2003', '2003', 2, 4],
  ['IN-2004', '2004', 3, 2],
  ['IN-2005', '2005', 3, 0],
  ['IN-2006', '2006', 3, 0],
  ['IN-WRONG-PLATFORM', '2001', 0, 0],
  ['IN-HOSTILE', '2002', 1, 2],
])('%s has page %s, task status %i, %i prizes received', async (code, pageCode, taskStatus, received) => {
  const { data } = await progress(code, await tokenOf(app, MOBILE));
  expect(data).toMatchObject({ pageCode, phone: MOBILE, taskInfo: { taskStatus } });
  expect(receivedOf(data).filter((status) => status === 1)).toHaveLength(received);
});

test.each([
  ['IN-1001', '1001', 'NOT_START'],
  ['IN-1002', '1002', 'FINISHED'],
  ['IN-1003', '1003', 'PAUSED'],
  ['IN-1004', '1004', 'OFF_SHELF'],
])('%s has page %s (%s), cannot be joined, and has no task', async (code, pageCode, statusCode) => {
  const token = await tokenOf(app, MOBILE);
  expect((await info(code)).data).toMatchObject({ statusCode, taskInfo: null });
  expect((await progress(code, token)).data).toMatchObject({ pageCode, taskInfo: null });
  expect((await join(code, token)).data).toMatchObject({ pageCode, taskInfo: null });
});

test('a code without an activity fails in every call', async () => {
  const token = await tokenOf(app, MOBILE);
  for (const answer of [
    await info('IN-MISSING'),
    await progress('IN-MISSING', token),
    await join('RC-OPEN', token),
  ])
    expect(answer.body).toMatchObject({ success: false, code: '100205002', data: null });
});

test('the info works without login and shows the round before joining', async () => {
  const { data } = await info('IN-2002');
  expect(data).toMatchObject({ code: 'IN-2002', statusCode: 'PROCEED', status: 2 });
  expect(taskOf(data)).toMatchObject({ prizeTotalAmount: 3500, remainingDays: 14, taskStatus: 0 });
  expect(receivedOf(data)).toEqual([0, 0, 0, 0, 0]);
});

test.each(['progress', 'join'])('%s needs login', async (call) => {
  const body = {
    ...receiveBody('IN-JOIN'),
    ...(call === 'join' ? { channelCode: '', burialPointInfo: '{}' } : {}),
  };
  const answer = await post(app, `${INCENTIVE}/${call}`, body);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ code: '030100001' });
});

test('IN-JOIN is joined and advances with parcels; the last prize is a package', async () => {
  const token = await tokenOf(app, MOBILE);
  await parcels(2); // before joining: do not count
  await clock(1_000); // they would in the same millisecond
  const joined = await join('IN-JOIN', token);
  expect(joined.data).toMatchObject({ pageCode: '2002', phone: MOBILE });
  expect(taskOf(joined.data)).toMatchObject({ prizeTotalAmount: 2840, remainingDays: 14, taskStatus: 1 });
  expect(receivedOf(joined.data)).toEqual([0, 0, 0, 0]);
  for (const [count, received] of [
    [1, [1, 0, 0, 0]],
    [1, [1, 0, 0, 0]],
    [1, [1, 1, 0, 0]],
    [2, [1, 1, 1, 0]],
  ] as const) {
    await parcels(count);
    const { data } = await progress('IN-JOIN', token);
    expect([data.pageCode, receivedOf(data)]).toEqual(['2002', received]);
  }
  await parcels(5);
  const { data } = await progress('IN-JOIN', token);
  expect([data.pageCode, taskOf(data).taskStatus, receivedOf(data)]).toEqual(['2003', 2, [1, 1, 1, 1]]);
  expect(taskOf(data).prizesInfo.map(({ taskNum, prizeNum }) => [taskNum, prizeNum])).toEqual([
    [1, 1],
    [3, 1],
    [5, 1],
    [10, 3],
  ]);
});

test('parcels of another number do not count', async () => {
  const token = await tokenOf(app, MOBILE);
  await join('IN-JOIN', token);
  await parcels(3, true, '13987654321');
  expect(receivedOf((await progress('IN-JOIN', token)).data)).toEqual([0, 0, 0, 0]);
});

test.each([
  [0, '2006'],
  [1, '2004'],
  [10, '2003'],
])('after %i parcels IN-JOIN ends as %s; later parcels do not count', async (count, pageCode) => {
  const token = await tokenOf(app, MOBILE);
  await join('IN-JOIN', token);
  if (count > 0) await parcels(count);
  await clock(15 * DAY_MS);
  const over = await progress('IN-JOIN', token);
  expect(over.data.pageCode).toBe(pageCode);
  expect(taskOf(over.data).remainingDays).toBe(0);
  await parcels(20);
  expect((await progress('IN-JOIN', token)).data).toEqual(over.data);
});

test('remaining days include today and decrease at midnight in Beijing', async () => {
  const at = beijingDays(app);
  await at(0, 10);
  const token = await tokenOf(app, MOBILE);
  await join('IN-JOIN', token);
  await at(0, 23.9);
  expect(taskOf((await progress('IN-JOIN', token)).data).remainingDays).toBe(14);
  await at(1, 0.1);
  expect(taskOf((await progress('IN-JOIN', token)).data).remainingDays).toBe(13);
  await at(13, 23.9);
  expect((await progress('IN-JOIN', token)).data).toMatchObject({
    pageCode: '2002',
    taskInfo: { remainingDays: 1 },
  });
});

test('joining repeatedly or simultaneously is joining once', async () => {
  const at = beijingDays(app);
  await at(0, 10);
  const token = await tokenOf(app, MOBILE);
  const first = await Promise.all(Array.from({ length: 20 }, () => join('IN-JOIN', token)));
  expect(new Set(first.map(({ text }) => text)).size).toBe(1);
  await parcels(1);
  await at(1, 10);
  const again = await join('IN-JOIN', token); // a second round would start without parcels, with 14 days
  expect(again.data).toMatchObject({ pageCode: '2002', taskInfo: { remainingDays: 13 } });
  expect(receivedOf(again.data)).toEqual([1, 0, 0, 0]);
});

test('IN-1001 can be joined once it has started', async () => {
  const token = await tokenOf(app, MOBILE);
  expect((await join('IN-1001', token)).data.pageCode).toBe('1001');
  await clock(49 * 3_600_000);
  const late = await tokenOf(app, MOBILE);
  expect((await info('IN-1001')).data.statusCode).toBe('PROCEED');
  expect((await progress('IN-1001', late)).data.pageCode).toBe('2001');
  expect((await join('IN-1001', late)).data.pageCode).toBe('2002');
});

test('the wrong client may not join', async () => {
  const token = await tokenOf(app, MOBILE);
  expect((await join('IN-WRONG-PLATFORM', token)).body).toMatchObject({ success: false, code: '100205007' });
  expect((await join('IN-WRONG-PLATFORM', token, { client: 8 })).data.pageCode).toBe('2002');
});

test.each([
  ['{}', true],
  ['{"channel_id":"sms","source_id":"7"}', true],
  ['', false],
  ['null', false],
  ['[]', false],
  ['"x"', false],
  ['{"channel_id":7}', false],
  ['{"mobile":"x"}', false],
  ['{', false],
])('attribution %s is handled: %s', async (burialPointInfo, isTaken) => {
  const { body } = await join('IN-JOIN', await tokenOf(app, MOBILE), { burialPointInfo });
  expect(body).toMatchObject(isTaken ? { success: true, code: '0' } : { success: false, code: '100205031' });
  if (!isTaken) expect(body.msg).not.toBe('');
});

test('every picture of every config exists, and each page code has its own page', async () => {
  for (const { code } of INCENTIVES.filter((fixture) => fixture.code !== 'IN-HOSTILE')) {
    const config = (await info(code)).data.pageConfigDTO as {
      readonly exceptionPageList: readonly { pageCode: string }[];
      readonly activityTaskPageList: readonly { pageCode: string }[];
    };
    expect(
      [...config.exceptionPageList, ...config.activityTaskPageList].map(({ pageCode }) => pageCode),
    ).toEqual(['1001', '1002', '1003', '1004', '2001', '2002', '2003', '2004', '2005', '2006']);
    for (const address of new Set(picturesIn(config))) {
      const picture = await app.inject(new URL(address).pathname + new URL(address).search);
      expect({ code, address, status: picture.statusCode }).toMatchObject({ status: 200 });
    }
  }
});

test.each([
  ['incentive/activity/info', () => info('IN-JOIN')],
  ['progress', async () => progress('IN-JOIN', await tokenOf(app, MOBILE))],
  ['join', async () => join('IN-JOIN', await tokenOf(app, MOBILE))],
])('a fault applies to %s once', async (path, call) => {
  await control(app, 'faults', { path, kind: 'status', status: 503 });
  expect((await call()).status).toBe(503);
  expect((await call()).status).toBe(200);
});

test('a refused join has no effect, a dropped response has one', async () => {
  const token = await tokenOf(app, MOBILE);
  await control(app, 'faults', { path: 'join', kind: 'status' });
  await join('IN-JOIN', token);
  expect((await progress('IN-JOIN', token)).data.pageCode).toBe('2001');
  await control(app, 'faults', { path: 'join', kind: 'empty' });
  await join('IN-JOIN', token);
  expect((await progress('IN-JOIN', token)).data.pageCode).toBe('2002');
});

test('a reset clears joins and parcels', async () => {
  await join('IN-JOIN', await tokenOf(app, MOBILE));
  await parcels(3);
  await control(app, 'reset');
  const token = await tokenOf(app, MOBILE);
  expect((await progress('IN-JOIN', token)).data.pageCode).toBe('2001');
  expect(receivedOf((await join('IN-JOIN', token)).data)).toEqual([0, 0, 0, 0]);
});
