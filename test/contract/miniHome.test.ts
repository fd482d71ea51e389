import type { FastifyInstance } from 'fastify';
import { MESSAGE_TEMPLATES } from '../../sandbox/app/messageTemplates';
import { control, post, receiveBody, ACTIVITY, startSandbox, tokenOf } from './harness';
import { miniCalls } from './miniCalls';
import { rewardCalls } from './rewardCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const DAY_MS = 86_400_000;

interface Campaign {
  readonly code: string;
  readonly kind: string;
  readonly statusCode: string;
  readonly imgUrl: string;
  readonly linkUrl: string;
}
const campaigns = (data: unknown): readonly Campaign[] =>
  (data as { readonly campaignList: readonly Campaign[] }).campaignList;

describe('campaigns', () => {
  test('are of every kind; current ones come first, ended ones are left out', async () => {
    const list = campaigns((await miniCalls(app).home()).data);
    expect(new Set(list.map(({ kind }) => kind))).toEqual(
      new Set(['receive', 'incentive', 'weekly', 'reduction']),
    );
    const running = list.filter(({ statusCode }) => statusCode === 'PROCEED');
    expect(list.slice(0, running.length)).toEqual(running);
    expect(list.at(-1)).toMatchObject({ code: 'RC-NOT-START', statusCode: 'NOT_START' });
    expect(list.map(({ code }) => code)).not.toContain('RC-FINISHED');
    expect(campaigns((await miniCalls(app).welfare()).data)).toEqual(list);
  });

  test('follow the clock', async () => {
    await control(app, 'clock', { offsetMs: 3 * DAY_MS });
    const list = campaigns((await miniCalls(app).home()).data);
    expect(list.find(({ code }) => code === 'RC-NOT-START')).toMatchObject({ statusCode: 'PROCEED' });
    await control(app, 'clock', { offsetMs: 400 * DAY_MS });
    expect(campaigns((await miniCalls(app).home()).data)).toEqual([]);
  });

  test('have existing pictures, and links within the app', async () => {
    for (const { imgUrl, linkUrl } of campaigns((await miniCalls(app).home()).data)) {
      const { pathname, search } = new URL(imgUrl);
      expect((await app.inject(pathname + search)).statusCode).toBe(200);
      expect(new URL(linkUrl).origin).toBe(new URL(imgUrl).origin);
    }
  });
});

describe('personal data', () => {
  test('is empty without login', async () => {
    expect((await miniCalls(app).home()).data).toMatchObject({
      isLogin: false,
      couponHint: null,
      nearestParcel: null,
      waitingCount: 0,
      taskHint: null,
      claimableCount: 0,
    });
    expect((await miniCalls(app).welfare()).data).toMatchObject({
      isLogin: false,
      fundFen: null,
      claimableCount: 0,
    });
  });

  test('has the sums of the pages behind it', async () => {
    const token = await tokenOf(app, MOBILE);
    const [calls, rewards] = [miniCalls(app, token), rewardCalls(app, token)];
    const { data } = await calls.home({ longitude: '113.9369', latitude: '22.5176' });
    expect(data).toMatchObject({
      isLogin: true,
      waitingCount: 3,
      nearestParcel: { parcelId: 'PKG-OFFLINE', distanceMeter: 0 },
    });
    const hint = data.couponHint as {
      readonly count: number;
      readonly expiringCount: number;
      readonly firstEndTm: unknown;
    };
    expect(hint.count).toBe((await calls.coupons()).data.total);
    expect(hint.expiringCount).toBe(1);
    const list = (await rewards.list('TASK-ALL')).data as {
      readonly taskItemList: readonly { readonly taskSubTitle: string; readonly taskStatus: number }[];
      readonly joinedList: readonly { readonly reduceMoney: number }[];
    };
    const fen = list.taskItemList.reduce(
      (sum, { taskSubTitle }) => sum + Math.round(Number(taskSubTitle.split('#')[1]) * 100),
      0,
    );
    expect(data.taskHint).toEqual({
      rewardFen: list.joinedList.reduce((sum, { reduceMoney }) => sum + reduceMoney, fen),
      taskCount: list.taskItemList.filter(({ taskStatus }) => taskStatus === 1 || taskStatus === 2).length,
      channelId: 'TASK-ALL',
    });
    expect((await calls.welfare()).data).toMatchObject({
      isLogin: true,
      fundFen: (await rewards.fund()).data.availableMoney,
      weekly: { configId: 'FRI-ALL', statusCode: 'PROCEED' },
      couponHint: data.couponHint,
      taskHint: data.taskHint,
      claimableCount: data.claimableCount,
    });
  });

  test('counts the badge down for a claim and up for a sent parcel', async () => {
    const token = await tokenOf(app, MOBILE);
    const badge = async () => (await miniCalls(app, token).home()).data.claimableCount;
    expect(await badge()).toBe(1);
    await rewardCalls(app, token).claim('AI-OPEN', 'AI2');
    expect(await badge()).toBe(0);
    await control(app, 'parcels', { mobile: MOBILE, count: 1 });
    expect(await badge()).toBe(1);
  });

  test('includes a coupon claimed in a campaign, usable for sending', async () => {
    const token = await tokenOf(app, MOBILE);
    const calls = miniCalls(app, token);
    const before = Number((await calls.coupons()).data.total);
    await post(app, `${ACTIVITY}/receiveCoupon`, receiveBody('RC-OPEN'), { token });
    expect((await calls.coupons()).data.total).toBe(before + 1);
    expect((await calls.sendCoupons()).data.couponList).toHaveLength(before + 1);
  });

  test('has coupons that expire by the clock; the pages together are complete', async () => {
    const calls = miniCalls(app, await tokenOf(app, MOBILE));
    const ids = (
      await Promise.all([1, 2, 3].map((pageNo) => calls.coupons(1, { pageNo, pageSize: 2 })))
    ).flatMap(({ data }) => (data.content as readonly { readonly id: string }[]).map(({ id }) => id));
    expect(new Set(ids)).toEqual(new Set(['WC-REDUCE', 'WC-DISCOUNT', 'WC-FIXED', 'WC-FREE', 'WC-LUGGAGE']));
    await control(app, 'clock', { offsetMs: 90 * DAY_MS });
    const later = miniCalls(app, await tokenOf(app, MOBILE)); // no token lives that long
    expect((await later.coupons(1)).data.total).toBe(0);
    expect((await later.coupons(3)).data.total).toBe(6);
  });
});

describe('messages', () => {
  test.each([
    ['SEND', 5],
    ['PICK', 2],
    ['SALE', 1],
    ['WELFARE', 2],
  ])('%s has %i templates in both mini programs, none elsewhere', async (scene, count) => {
    const idsOf = async (client: number) =>
      (
        (await miniCalls(app).templates(scene, client)).data.templateList as readonly {
          readonly templateId: string;
        }[]
      ).map(({ templateId }) => templateId);
    const [wechat, alipay] = [await idsOf(5), await idsOf(6)];
    expect(wechat).toHaveLength(count);
    expect(new Set([...wechat, ...alipay]).size).toBe(2 * count);
    expect(await idsOf(9)).toEqual([]);
  });

  test('stores each accepted template, once per occasion', async () => {
    const calls = miniCalls(app, await tokenOf(app, MOBILE));
    const results = { 'wxtmpl-signed': 'accept', 'wxtmpl-to-pay': 'reject', 'wxtmpl-reward': 'ban' };
    expect((await calls.report(results)).data).toEqual({ acceptedIds: ['wxtmpl-signed'] });
    await calls.report({ 'wxtmpl-signed': 'accept' });
    const kept = await app.inject(`/__sandbox/messages?mobile=${MOBILE}`);
    expect(kept.json()).toEqual({ mobile: MOBILE, templateIds: ['wxtmpl-signed', 'wxtmpl-signed'] });
  });

  test.each([{ 'wxtmpl-arrived': 'accept' }, { 'alitmpl-signed': 'accept' }, { other: 'reject' }])(
    '%j does not belong to this scene and client',
    async (results) => {
      expect((await miniCalls(app, await tokenOf(app, MOBILE)).report(results)).body.code).toBe('201400001');
    },
  );

  test.each([{}, { 'wxtmpl-signed': 'yes' }])('%j violates the contract', async (results) => {
    expect((await miniCalls(app, await tokenOf(app, MOBILE)).report(results)).status).toBe(400);
  });

  test('every template has a title', () => {
    expect(MESSAGE_TEMPLATES.filter(({ title }) => title === '')).toEqual([]);
  });
});
