import type { FastifyInstance } from 'fastify';
import { AGGREGATIONS } from '../../sandbox/pick/aggregations';
import { AGGREGATION, control, post, startSandbox, tokenOf } from './harness';
import { atTenTomorrow, miniCalls } from './miniCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const HOUR_MS = 3_600_000;
const visitor = async (mobile = MOBILE) => miniCalls(app, await tokenOf(app, mobile));
const move = (body: Readonly<Record<string, unknown>>) =>
  app.inject({ method: 'POST', url: '/__sandbox/orders/move', payload: body });
const pass = async (hours: number) => {
  const { offsetMs } = (await app.inject('/__sandbox/clock')).json<{ readonly offsetMs: number }>();
  await control(app, 'clock', { offsetMs: offsetMs + hours * HOUR_MS });
};

interface Item {
  readonly orderNo: string;
  readonly stateCode: string;
  readonly rewardBizId: string;
  readonly waybillNo: string;
}
const items = (data: unknown): readonly Item[] => (data as { readonly content: readonly Item[] }).content;
const traces = (data: unknown): readonly string[] =>
  (data as { readonly traceList: readonly { readonly stateCode: string }[] }).traceList.map(
    ({ stateCode }) => stateCode,
  );

/** An order placed at ten; its slot ends within two hours. */
async function place(
  calls: Awaited<ReturnType<typeof visitor>>,
  change: Readonly<Record<string, unknown>> = {},
) {
  const { dayList } = (await calls.pickUpTimes()).data as {
    readonly dayList: readonly { readonly slotList: readonly { readonly slotId: string }[] }[];
  };
  const slotId = dayList[0]?.slotList[0]?.slotId;
  const { data } = await calls.submit({ submitNo: 'SUBMIT-0001', slotId, expectedPayFen: 1000, ...change });
  return String(data.orderNo);
}

describe('seeded orders', () => {
  test('have every state, each in its tab', async () => {
    const calls = await visitor();
    const states = async (tab: string) =>
      items((await calls.orders(tab)).data).map(({ stateCode }) => stateCode);
    expect([...new Set(await states('ALL'))].sort()).toEqual(
      ['CANCELLED', 'DELIVERING', 'IN_TRANSIT', 'PICKED_UP', 'SIGNED', 'WAIT_PICKUP'].sort(),
    );
    expect(await states('WAITING')).toEqual(['WAIT_PICKUP', 'WAIT_PICKUP']);
    expect(await states('TRANSIT')).toEqual(['PICKED_UP', 'IN_TRANSIT', 'IN_TRANSIT', 'DELIVERING']);
    expect(await states('DONE')).toEqual(['SIGNED', 'SIGNED', 'SIGNED', 'SIGNED']);
    expect(await states('CANCELLED')).toEqual(['CANCELLED', 'CANCELLED']);
  });

  test('are paged without gaps or duplicates', async () => {
    const calls = await visitor();
    const pages = [1, 2, 3, 4].map((pageNo) => calls.orders('ALL', { pageNo, pageSize: 5 }));
    const numbers = (await Promise.all(pages)).flatMap(({ data }) =>
      items(data).map(({ orderNo }) => orderNo),
    );
    expect(numbers).toHaveLength(12);
    expect(new Set(numbers).size).toBe(12);
  });

  test('have details that add up, with their events newest first', async () => {
    const calls = await visitor();
    for (const { orderNo, stateCode, waybillNo } of items((await calls.orders()).data)) {
      const { body, data } = await calls.order(orderNo);
      expect(body.msg).toBe('');
      const lines = data.freightLineList as readonly { readonly kind: string; readonly fen: number }[];
      const signed = lines.map(({ kind, fen }) => (kind === 'COUPON' || kind === 'REDUCTION' ? -fen : fen));
      expect({ orderNo, payFen: data.payFen }).toEqual({
        orderNo,
        payFen: signed.reduce((a, b) => a + b, 0),
      });
      expect(traces(data)[0]).toBe(stateCode);
      expect(traces(data).at(-1)).toBe('WAIT_PICKUP');
      expect(waybillNo === '').toBe(stateCode === 'WAIT_PICKUP' || stateCode === 'CANCELLED');
      const times = (data.traceList as readonly { readonly tm: string }[]).map(({ tm }) => tm);
      expect(times).toEqual([...times].sort().reverse());
    }
  });

  test('have a task package as reward cards, requested with prize source 2', async () => {
    const token = await tokenOf(app, MOBILE);
    const withCards = items((await miniCalls(app, token).orders()).data).filter(
      ({ rewardBizId }) => rewardBizId !== '',
    );
    expect(withCards.length).toBeGreaterThan(3);
    for (const { rewardBizId } of withCards) {
      expect(AGGREGATIONS.map(({ code }) => code)).toContain(rewardBizId);
      const answer = await post(
        app,
        AGGREGATION,
        { prizeSource: 2, client: 5, sourceBizId: rewardBizId },
        { token },
      );
      expect(answer.data.activity).toMatchObject({ activityId: rewardBizId });
    }
  });

  test.each(['NOBODY', '__proto__', `' OR 1=1`])('%s is not an order', async (orderNo) => {
    const calls = await visitor();
    expect((await calls.order(orderNo)).body.code).toBe('200900001');
    expect((await calls.cancel(orderNo)).body.code).toBe('200900001');
  });
});

describe('a new order', () => {
  beforeEach(() => atTenTomorrow(app));

  test('advances with the clock', async () => {
    const calls = await visitor();
    const orderNo = await place(calls);
    const state = async () => (await calls.order(orderNo)).data.stateCode;
    expect(await state()).toBe('WAIT_PICKUP');
    await pass(1.5);
    expect(await state()).toBe('PICKED_UP');
    await pass(3);
    expect(await state()).toBe('IN_TRANSIT');
    await pass(24 * 5);
    const { data } = await calls.order(orderNo);
    expect(traces(data)).toEqual(['SIGNED', 'DELIVERING', 'IN_TRANSIT', 'PICKED_UP', 'WAIT_PICKUP']);
    expect(data).toMatchObject({ canCancel: false, estimatedArrivalTm: null });
  });

  test('is visible only to its account', async () => {
    const orderNo = await place(await visitor());
    expect((await (await visitor('13912345679')).order(orderNo)).body.code).toBe('200900001');
    expect((await (await visitor('13912345679')).cancel(orderNo)).body.code).toBe('200900001');
  });

  test('counts for the reward cards once it is collected', async () => {
    const token = await tokenOf(app, MOBILE);
    const orderNo = await place(miniCalls(app, token));
    const first = async () => {
      const { data } = await post(
        app,
        AGGREGATION,
        { prizeSource: 2, client: 5, sourceBizId: orderNo },
        { token },
      );
      return (data.activity as { readonly stageList: readonly { readonly currentCount: number }[] })
        .stageList[0];
    };
    expect(await first()).toMatchObject({ currentCount: 0 });
    await move({ orderNo, state: 'PICKED_UP' });
    expect(await first()).toMatchObject({ currentCount: 1, distributionStatus: 0 });
    const claim = {
      activityId: 'AGG-DEFAULT',
      prizeSource: 2,
      stageNo: 1,
      taskPkgReceiveId: (
        (await post(app, AGGREGATION, { prizeSource: 2, client: 5, sourceBizId: orderNo }, { token })).data
          .activity as { readonly taskPkgReceiveId: string }
      ).taskPkgReceiveId,
    };
    const before = (await miniCalls(app, token).home()).data.claimableCount;
    await post(app, 'activity/incentive/activity/send/receive', claim, { token });
    expect(await first()).toMatchObject({ distributionStatus: 1 });
    expect((await miniCalls(app, token).home()).data.claimableCount).toBe(Number(before) - 1);
    await move({ orderNo, state: 'IN_TRANSIT' });
    expect(await first()).toMatchObject({ distributionStatus: 2 });
  });

  test('returns coupon and fund when cancelled, once; cancelling again succeeds', async () => {
    const calls = await visitor();
    const before = (await calls.user()).data;
    const orderNo = await place(calls, { couponId: 'WC-REDUCE', expectedPayFen: 500 });
    expect((await calls.user()).data).toMatchObject({ couponCount: Number(before.couponCount) - 1 });
    const [first, second] = await Promise.all([calls.cancel(orderNo, '不想寄了'), calls.cancel(orderNo)]);
    expect(first.data).toEqual({ stateCode: 'CANCELLED', couponReturned: true, reductionFen: 200 });
    expect(second.body.success).toBe(true);
    expect((await calls.user()).data).toEqual(before);
    expect((await calls.order(orderNo)).data).toMatchObject({
      stateCode: 'CANCELLED',
      cancelReason: '不想寄了',
      canCancel: false,
      rewardBizId: '',
    });
    await pass(48);
    expect((await calls.order(orderNo)).data.stateCode).toBe('CANCELLED');
  });

  test('cannot be cancelled once collected', async () => {
    const calls = await visitor();
    const orderNo = await place(calls);
    await move({ orderNo: 'latest', state: 'PICKED_UP' });
    expect((await calls.cancel(orderNo)).body.code).toBe('200900002');
  });
});

describe('advancing by control call', () => {
  test('needs the number for a seeded order, and includes skipped states', async () => {
    const calls = await visitor();
    expect((await move({ orderNo: 'ORD-WAIT', state: 'DELIVERING' })).statusCode).toBe(404);
    const moved = await move({ orderNo: 'ORD-WAIT', state: 'DELIVERING', mobile: MOBILE });
    expect(moved.json()).toEqual({ orderNo: 'ORD-WAIT', state: 'DELIVERING' });
    expect(traces((await calls.order('ORD-WAIT')).data)).toEqual([
      'DELIVERING',
      'IN_TRANSIT',
      'PICKED_UP',
      'WAIT_PICKUP',
    ]);
  });

  test.each([
    { orderNo: 'ORD-SIGNED', state: 'PICKED_UP', mobile: MOBILE },
    { orderNo: 'ORD-CANCELLED', state: 'SIGNED', mobile: MOBILE },
    { orderNo: 'ORD-PICKED', state: 'CANCELLED', mobile: MOBILE },
    { orderNo: 'NOBODY', state: 'SIGNED', mobile: MOBILE },
    { orderNo: 'ORD-WAIT', state: 'LOST', mobile: MOBILE },
    { orderNo: 7, state: 'SIGNED' },
  ])('%j is refused', async (body) => {
    expect((await move(body)).statusCode).toBe(400);
  });
});
