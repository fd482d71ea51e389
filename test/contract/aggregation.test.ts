import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { AGGREGATIONS } from '../../sandbox/pick/aggregations';
import { AGGREGATION, control, INCENTIVE, post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';

interface Stage {
  readonly stageNo: number;
  readonly targetCount: number;
  readonly currentCount: number;
  readonly distributionStatus: number;
  readonly couponIdsStr: string;
}
interface Activity {
  readonly activityId: string;
  readonly taskPkgReceiveId: string;
  readonly endTm: string;
  readonly stageList: readonly Stage[];
}

async function activityOf(sourceBizId: string | undefined, token?: string): Promise<Activity> {
  const answer = await post(
    app,
    AGGREGATION,
    { prizeSource: 1, client: 9, ...(sourceBizId === undefined ? {} : { sourceBizId }) },
    { token: token ?? (await tokenOf(app, MOBILE)) },
  );
  expect(answer.body).toMatchObject({ success: true, code: '0' });
  return answer.data.activity as Activity;
}
const claim = async (activity: Activity, stageNo: number, token?: string) =>
  post(
    app,
    `${INCENTIVE}/send/receive`,
    {
      activityId: activity.activityId,
      prizeSource: 1,
      stageNo,
      taskPkgReceiveId: activity.taskPkgReceiveId,
    },
    { token: token ?? (await tokenOf(app, MOBILE)) },
  );
const parcels = (count: number, isShipped: boolean) =>
  control(app, 'parcels', { mobile: MOBILE, count, isShipped });
const ship = () => control(app, 'parcels/ship', { mobile: MOBILE });

/** Card states as derived in product §1.4. */
function statesOf({ stageList }: Activity): readonly string[] {
  const unfinished = stageList.findIndex(({ currentCount, targetCount }) => currentCount < targetCount);
  const current = unfinished < 0 ? stageList.length - 1 : unfinished;
  return stageList.map(({ distributionStatus, currentCount, targetCount }, index) => {
    if (distributionStatus === 2) return 'TO_USE';
    if (distributionStatus === 1) return 'WAIT_DISTRIBUTION';
    if (currentCount >= targetCount) return 'CAN_RECEIVE';
    return index === current ? 'WAIT_RECEIVE_ACTIVE' : 'WAIT_RECEIVE_DIS';
  });
}

test('every package has a link', () => {
  expect(
    FIXTURE_LINKS.filter(({ path }) => path.startsWith('/cabinetScan/success?orderNo='))
      .map(({ code }) => code)
      .sort(),
  ).toEqual(AGGREGATIONS.map(({ code }) => code).sort());
});

test.each([
  ['AGG-SINGLE', ['WAIT_RECEIVE_ACTIVE']],
  ['AGG-SINGLE-3', ['WAIT_RECEIVE_ACTIVE', 'WAIT_RECEIVE_DIS', 'WAIT_RECEIVE_DIS']],
  ['AGG-MULTI', ['CAN_RECEIVE', 'WAIT_RECEIVE_ACTIVE', 'WAIT_RECEIVE_DIS']],
  ['AGG-STATES', ['TO_USE', 'WAIT_DISTRIBUTION', 'CAN_RECEIVE', 'WAIT_RECEIVE_ACTIVE', 'WAIT_RECEIVE_DIS']],
  ['AGG-THREE', ['TO_USE', 'CAN_RECEIVE', 'WAIT_RECEIVE_ACTIVE']],
  ['AGG-DONE', ['TO_USE', 'TO_USE', 'TO_USE']],
  ['AGG-ENDED', ['WAIT_RECEIVE_ACTIVE', 'WAIT_RECEIVE_DIS']],
  ['AGG-ENDING', ['WAIT_RECEIVE_ACTIVE', 'WAIT_RECEIVE_DIS']],
  ['AGG-OLD', ['TO_USE', 'CAN_RECEIVE', 'CAN_RECEIVE']],
  ['AGG-REFUSED', ['CAN_RECEIVE', 'WAIT_RECEIVE_ACTIVE']],
  ['AGG-EMPTY', []],
  ['AGG-DEFAULT', ['WAIT_RECEIVE_ACTIVE', 'WAIT_RECEIVE_DIS', 'WAIT_RECEIVE_DIS']],
  ['AGG-HOSTILE', ['CAN_RECEIVE', 'WAIT_RECEIVE_ACTIVE', 'WAIT_RECEIVE_DIS', 'WAIT_RECEIVE_DIS']],
])('%s shows %j', async (code, states) => {
  const activity = await activityOf(code);
  expect(activity.activityId).toBe(code);
  expect(statesOf(activity)).toEqual(states);
  for (const { distributionStatus, couponIdsStr } of activity.stageList)
    expect(couponIdsStr === '').toBe(distributionStatus === 0);
});

test('AGG-NONE has no cards', async () => {
  expect(await activityOf('AGG-NONE')).toBeNull();
});

test.each([[undefined], ['SF1234567890']])(
  'place %s returns the user’s own default package',
  async (place) => {
    const mine = await activityOf(place);
    const theirs = await activityOf(place, await tokenOf(app, '13987654321'));
    expect([mine.activityId, theirs.activityId]).toEqual(['AGG-DEFAULT', 'AGG-DEFAULT']);
    expect(mine.taskPkgReceiveId).not.toBe(theirs.taskPkgReceiveId);
  },
);

test.each([1, 2, 3])('prize source %i returns the same package', async (prizeSource) => {
  const token = await tokenOf(app, MOBILE);
  const answer = await post(app, AGGREGATION, { prizeSource, client: 9 }, { token });
  expect(answer.data.activity).toMatchObject({ activityId: 'AGG-DEFAULT' });
});

test('parcels of an account advance every package of this account, and of no other', async () => {
  await parcels(3, true);
  const counts = async (code: string, mobile: string) =>
    (await activityOf(code, await tokenOf(app, mobile))).stageList.map(({ currentCount }) => currentCount);
  expect(await counts('AGG-DEFAULT', MOBILE)).toEqual([3, 3, 3]);
  expect(await counts('AGG-MULTI', MOBILE)).toEqual([4, 4, 4]);
  expect(await counts('AGG-MULTI', '13987654321')).toEqual([1, 1, 1]);
});

test('a claim is distributed immediately when its parcel is shipped', async () => {
  const activity = await activityOf('AGG-MULTI');
  expect((await claim(activity, 1)).data).toEqual({ distributionStatus: 2, toast: '领取成功' });
  const [first] = (await activityOf('AGG-MULTI')).stageList;
  expect(first?.distributionStatus).toBe(2);
  expect(first?.couponIdsStr).not.toBe('');
});

test('a claim waits for its parcel, and is distributed once that is shipped', async () => {
  const activity = await activityOf('AGG-SINGLE');
  await parcels(1, false);
  const waiting = { distributionStatus: 1, toast: '领取成功，奖励将在快件发运后自动到账' };
  expect((await claim(activity, 1)).data).toEqual(waiting);
  expect((await activityOf('AGG-SINGLE')).stageList[0]?.distributionStatus).toBe(1);
  await ship();
  expect((await activityOf('AGG-SINGLE')).stageList[0]?.distributionStatus).toBe(2);
});

test('seeded waiting parcels are shipped with the account', async () => {
  await ship();
  expect(statesOf(await activityOf('AGG-STATES'))[1]).toBe('TO_USE');
});

test('claiming a stage in several simultaneous requests gives its reward once', async () => {
  const activity = await activityOf('AGG-DEFAULT');
  await parcels(5, true);
  const token = await tokenOf(app, MOBILE);
  const answers = await Promise.all(Array.from({ length: 20 }, () => claim(activity, 3, token)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const ids = (await activityOf('AGG-DEFAULT')).stageList.map(({ couponIdsStr }) => couponIdsStr);
  expect(ids.map((text) => text.split(',').filter((id) => id !== '').length)).toEqual([0, 0, 3]);
});

test('every stage of a package claimed simultaneously stays claimed', async () => {
  const activity = await activityOf('AGG-DEFAULT');
  await parcels(5, true);
  const token = await tokenOf(app, MOBILE);
  await Promise.all([3, 1, 2].map((stageNo) => claim(activity, stageNo, token)));
  expect(statesOf(await activityOf('AGG-DEFAULT'))).toEqual(['TO_USE', 'TO_USE', 'TO_USE']);
});

test("100206001: no such package or stage, or another user's package", async () => {
  const activity = await activityOf('AGG-MULTI');
  const wrong = { success: false, code: '100206001', data: null };
  expect((await claim({ ...activity, activityId: 'AGG-NOBODY' }, 1)).body).toMatchObject(wrong);
  expect((await claim({ ...activity, activityId: 'AGG-THREE' }, 1)).body).toMatchObject(wrong);
  expect((await claim(activity, 4)).body).toMatchObject(wrong);
  expect((await claim(activity, 1, await tokenOf(app, '13987654321'))).body).toMatchObject(wrong);
  expect(statesOf(await activityOf('AGG-MULTI'))[0]).toBe('CAN_RECEIVE');
});

test('100206002: stage not reached', async () => {
  expect((await claim(await activityOf('AGG-MULTI'), 2)).body).toMatchObject({ code: '100206002' });
});

test('100206003: package over, also when its prizes are gone; an earlier claim stays a success', async () => {
  await parcels(1, true);
  const ending = await activityOf('AGG-ENDING');
  expect((await claim(ending, 1)).body).toMatchObject({ code: '0' }); // first, since it only lasts 20 s
  expect((await claim(await activityOf('AGG-ENDED'), 1)).body).toMatchObject({ code: '100206003' });
  const refused = await claim(await activityOf('AGG-REFUSED'), 1);
  expect(refused.body).toMatchObject({ success: false, code: '100206003' });
  expect(refused.body.msg).not.toBe('');
  expect(statesOf(await activityOf('AGG-REFUSED'))[0]).toBe('CAN_RECEIVE');
  await parcels(2, true);
  await control(app, 'clock', { offsetMs: 21_000 });
  expect((await claim(ending, 1)).body).toMatchObject({ code: '0' });
  expect((await claim(ending, 2)).body).toMatchObject({ code: '100206003' });
});

test('AGG-ENDING ends 20 s after the reset, AGG-ENDED ended before it', async () => {
  const beforeMs = Date.now();
  await control(app, 'reset');
  const afterMs = Date.now();
  const endOf = async (code: string) =>
    Date.parse(`${(await activityOf(code)).endTm.replace(' ', 'T')}+08:00`); // without milliseconds
  const endMs = await endOf('AGG-ENDING');
  expect(endMs).toBeGreaterThan(beforeMs + 19_000);
  expect(endMs).toBeLessThanOrEqual(afterMs + 20_000);
  expect(await endOf('AGG-ENDED')).toBeLessThan(beforeMs);
});

test('both calls need login', async () => {
  const activity = await activityOf('AGG-MULTI');
  const { activityId, taskPkgReceiveId } = activity;
  expect((await post(app, AGGREGATION, { prizeSource: 1, client: 9 })).status).toBe(401);
  const body = { activityId, prizeSource: 1, stageNo: 1, taskPkgReceiveId };
  expect((await post(app, `${INCENTIVE}/send/receive`, body)).status).toBe(401);
});

test('faults: a failed claim has no effect, a claim with a lost response has one', async () => {
  const activity = await activityOf('AGG-MULTI');
  await control(app, 'faults', { path: 'send/receive', kind: 'status', status: 500 });
  expect((await claim(activity, 1)).status).toBe(500);
  expect(statesOf(await activityOf('AGG-MULTI'))[0]).toBe('CAN_RECEIVE');
  await control(app, 'faults', { path: 'send/receive', kind: 'empty' });
  await claim(activity, 1);
  expect(statesOf(await activityOf('AGG-MULTI'))[0]).toBe('TO_USE');
});

test('a reset clears claims and parcels', async () => {
  await parcels(5, true);
  await claim(await activityOf('AGG-DEFAULT'), 1);
  await control(app, 'reset');
  expect(statesOf(await activityOf('AGG-DEFAULT'))).toEqual([
    'WAIT_RECEIVE_ACTIVE',
    'WAIT_RECEIVE_DIS',
    'WAIT_RECEIVE_DIS',
  ]);
});
