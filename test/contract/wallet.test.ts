// One wallet of coupons: what any page gives is in it at once, and a coupon that an order uses is used everywhere.
import type { FastifyInstance } from 'fastify';
import {
  ACTIVITY,
  AGGREGATION,
  control,
  type GatewayAnswer,
  INCENTIVE,
  post,
  receiveBody,
  startSandbox,
  tokenOf,
} from './harness';
import { atTenTomorrow, miniCalls, type MiniCalls } from './miniCalls';
import { claimRight, home, WEEKLY } from './weeklyCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';

interface Coupon {
  readonly id: string;
  readonly couponTitle: string;
  readonly limitDescription: string;
}
const couponsOf = async (calls: MiniCalls, status = 1) =>
  ((await calls.coupons(status)).data.content ?? []) as readonly Coupon[];

type Give = (token: string) => Promise<unknown>;
const draw =
  (code: string) =>
  (token: string): Promise<GatewayAnswer> =>
    post(
      app,
      `${WEEKLY}/draw/drawPrize`,
      {
        channelCode: '',
        code: `DC-${code}`,
        biz: '2',
        aggregatePageBizId: code,
        appSystem: '',
        burialPointInfo: '{}',
      },
      { token },
    );
const right =
  (...name: [string, string, string]): Give =>
  (token) =>
    claimRight(app, name, token);
const send = (count: number, isShipped: boolean) =>
  control(app, 'parcels', { mobile: MOBILE, count, isShipped });

async function claimFirstStage(token: string): Promise<void> {
  await send(1, true);
  const body = { prizeSource: 1, client: 9, sourceBizId: 'AGG-SINGLE' };
  const activity = (await post(app, AGGREGATION, body, { token })).data.activity as {
    readonly activityId: string;
    readonly taskPkgReceiveId: string;
  };
  const { activityId, taskPkgReceiveId } = activity;
  await post(
    app,
    `${INCENTIVE}/send/receive`,
    { activityId, prizeSource: 1, stageNo: 1, taskPkgReceiveId },
    { token },
  );
}

async function reachPrize(token: string): Promise<void> {
  const body = { ...receiveBody('IN-JOIN'), channelCode: '', burialPointInfo: '{}' };
  await post(app, `${INCENTIVE}/join`, body, { token });
  await send(1, true);
}

async function buy(token: string): Promise<void> {
  const { data } = await miniCalls(app, token).buy('CS-OPEN', 'SUBMIT-0001');
  await control(app, 'pay', { orderNo: data.orderNo, result: 'pay' });
}

test.each<[string, readonly string[], Give]>([
  ['right of a session', ['寄件立减券'], right('FRI-MIN', 'MIN', 'MIN-1')],
  ['thank-you', [], draw('DRAW-THANKS')],
  ['drawn money', [], draw('DRAW-FUND')],
  [
    'receive coupon V1',
    ['寄件立减券'],
    (token) => post(app, `${ACTIVITY}/receiveCoupon`, receiveBody('RC-OPEN'), { token }),
  ],
  [
    'receive coupon V2',
    ['寄件立减券', '寄件折扣券', '柜机寄件满减券'],
    (token) =>
      post(
        app,
        'activity/appnew/activity/receive',
        { ...receiveBody('V2-OPEN'), scene: 2, requestNo: 'wallet00000000000000000001' },
        { token },
      ),
  ],
  [
    'gift for a pick-up',
    ['寄件折扣券', '寄件立减券'],
    (token) => post(app, 'activity/api/pickAppnew/openGift', { activityCode: 'PICKGIFT-OPEN' }, { token }),
  ],
  [
    'gift with a code',
    ['寄件折扣券', '寄件立减券'],
    (token) => post(app, 'activity/api/gift/accept', { giftCode: 'GIFT-COUPON', receiver: null }, { token }),
  ],
  [
    'thanks for joining a friend',
    ['寄件立减券'],
    (token) =>
      post(
        app,
        'activity/api/invite/accept',
        { activityCode: 'INV1-OPEN', inviteCode: 'IV-FRIEND' },
        { token },
      ),
  ],
  ['reward of a task package', ['下一单立减券'], claimFirstStage],
  ['prize of an incentive', ['寄件立减券'], reachPrize],
  ['bought pack', ['寄件立减券', '寄件折扣券', '首件免单券'], buy],
])('%s is in the wallet at once', async (_giver, titles, give) => {
  const token = await tokenOf(app, MOBILE);
  const calls = miniCalls(app, token);
  const before = new Set((await couponsOf(calls)).map(({ id }) => id));
  await give(token);
  const given = (await couponsOf(calls)).filter(({ id }) => !before.has(id));
  expect([...new Set(given.map(({ couponTitle }) => couponTitle))].sort()).toEqual([...titles].sort());
  const offered = (await calls.sendCoupons()).data.couponList as readonly { readonly couponId: string }[];
  expect(offered.map(({ couponId }) => couponId)).toEqual(expect.arrayContaining(given.map(({ id }) => id)));
});

test('every coupon won in a draw is in the wallet, one for one', async () => {
  const token = await tokenOf(app, MOBILE);
  const calls = miniCalls(app, token);
  const before = (await couponsOf(calls)).length;
  const named: string[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const { prizeInfo } = (await draw('DRAW-1000')(token)).data as {
      readonly prizeInfo: { readonly couponId: string };
    };
    if (prizeInfo.couponId !== '') named.push(prizeInfo.couponId);
  }
  const page = { activityId: 'DA-DRAW-1000', channelCode: '', pageNo: 1, pageSize: 20 };
  const won = (await post(app, `${WEEKLY}/draw/winningRecord`, page, { token })).data.content as readonly {
    readonly prizeType: number;
  }[];
  const coupons = won.filter(({ prizeType }) => prizeType === 2);
  expect(coupons.length).toBeGreaterThan(0);
  const wallet = await couponsOf(calls);
  expect(wallet.length - before).toBe(coupons.length);
  // The answer names the coupon only if sending accepts it.
  const forSending = wallet.filter(({ limitDescription }) => !limitDescription.startsWith('仅限'));
  expect(named.length).toBeGreaterThan(0);
  expect(forSending.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});

test('drawn money is in the reduction fund', async () => {
  const token = await tokenOf(app, MOBILE);
  const titles = async () => {
    const body = { type: 0, bizId: '', pageNo: 1, pageSize: 20 };
    const { data } = await post(app, 'activity/api/reduceMoneyActivity/fundRecords', body, { token });
    return (data.content as readonly { readonly title: string }[]).map(({ title }) => title);
  };
  expect(await titles()).not.toContain('周五抽好礼 · 1.88 元减免金');
  await draw('DRAW-FUND')(token);
  expect(await titles()).toContain('周五抽好礼 · 1.88 元减免金');
});

test('a bargain bought for nothing is in the wallet of its owner', async () => {
  const token = await tokenOf(app, '13800000021');
  const calls = miniCalls(app, token);
  const before = (await couponsOf(calls)).length;
  const body = {
    inviteCode: 'BG-FULL',
    submitNo: 'wallet-0000000000000002',
    client: 5,
    burialPointInfo: '{}',
  };
  expect((await post(app, 'activity/api/bargain/order', body, { token })).data.stateCode).toBe('PAID');
  expect((await couponsOf(calls)).length - before).toBe(1);
});

test('a claim repeated, or sent fifty times at once, gives one coupon', async () => {
  const token = await tokenOf(app, MOBILE);
  const calls = miniCalls(app, token);
  const before = (await couponsOf(calls)).length;
  await Promise.all(Array.from({ length: 50 }, () => right('FRI-MIN', 'MIN', 'MIN-1')(token)));
  expect((await couponsOf(calls)).length - before).toBe(1);
  expect(await couponsOf(miniCalls(app, await tokenOf(app, '13987654321')))).toHaveLength(before);
});

test('an order uses a given coupon everywhere; cancelled, it is back', async () => {
  await atTenTomorrow(app);
  const token = await tokenOf(app, MOBILE);
  const calls = miniCalls(app, token);
  const { couponInfos } = (await post(app, `${ACTIVITY}/receiveCoupon`, receiveBody('RC-OPEN'), { token }))
    .data as { readonly couponInfos: readonly { readonly couponId: string }[] };
  const couponId = couponInfos[0]?.couponId;
  const statuses = async () => {
    const list = { code: 'RC-OPEN', pageNo: 1, pageSize: 50, releaseStatus: 1 };
    const { content } = (await post(app, `${INCENTIVE}/prize`, list, { token })).data as {
      readonly content: readonly { readonly prizeStatus: number }[];
    };
    const offered = (await calls.sendCoupons()).data.couponList as readonly { readonly couponId: string }[];
    return {
      list: content.map(({ prizeStatus }) => prizeStatus),
      mine: (await couponsOf(calls, 2)).some(({ id }) => id === couponId) ? 2 : 1,
      isOffered: offered.some((each) => each.couponId === couponId),
    };
  };
  expect(await statuses()).toEqual({ list: [1], mine: 1, isOffered: true });
  const { dayList } = (await calls.pickUpTimes({ carrierCode: 'ZTO' })).data as {
    readonly dayList: readonly {
      readonly slotList: readonly { readonly slotId: string; readonly isAvailable: boolean }[];
    }[];
  };
  const slotId = dayList.flatMap(({ slotList }) => slotList).find(({ isAvailable }) => isAvailable)?.slotId;
  const order = { submitNo: 'SUBMIT-0001', slotId, couponId, expectedPayFen: 500 };
  const { orderNo } = (await calls.submit(order)).data;
  expect(await statuses()).toEqual({ list: [2], mine: 2, isOffered: false });
  await calls.cancel(orderNo);
  expect(await statuses()).toEqual({ list: [1], mine: 1, isOffered: true });
});

test('a claimed right names its coupon of the wallet, and only to the account that has it', async () => {
  const token = await tokenOf(app, MOBILE);
  const before = (await couponsOf(miniCalls(app, token))).map(({ id }) => id);
  await claimRight(app, ['FRI-MIN', 'MIN', 'MIN-1'], token);
  const [given] = (await couponsOf(miniCalls(app, token))).filter(({ id }) => !before.includes(id));
  const idOf = async (of?: string) =>
    (await home(app, 'FRI-MIN', of === undefined ? {} : { token: of })).data.seckillModule?.itemList[0]
      ?.rightsItemList[0]?.couponId;
  expect([await idOf(token), await idOf(await tokenOf(app, '13912345679')), await idOf()]).toEqual([
    given?.id,
    '',
    '',
  ]);
});
