import type { FastifyInstance } from 'fastify';
import {
  ACTIVITY,
  AGGREGATION,
  control,
  encrypt,
  INCENTIVE,
  openAttempt,
  post,
  receiveBody,
  startSandbox,
  tokenOf,
  type GatewayAnswer,
} from './harness';
import { rewardCalls } from './rewardCalls';
import { home, WEEKLY } from './weeklyCalls';

let app: FastifyInstance;
let token: string;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(async () => {
  await control(app, 'reset');
  token = await tokenOf(app, '13912345678');
});
afterAll(() => app.close());

const wire = (mode: string) => control(app, 'wire', { mode });
const modeNow = async () => (await app.inject('/__sandbox/wire')).json<unknown>();

const CALLS: Readonly<Record<string, () => Promise<Pick<GatewayAnswer, 'body'>>>> = {
  'pre-check': async () => ({ body: { data: (await openAttempt(app, '13912345678')).preCheck } }),
  'receive activity': () => post(app, `${ACTIVITY}/info`, { code: 'RC-MANY' }),
  'receive check': () => post(app, `${ACTIVITY}/preReceiveCheck`, receiveBody('RC-HAS'), { token }),
  'incentive activity': () => post(app, `${INCENTIVE}/info`, { code: 'IN-2002' }),
  'incentive progress': () => post(app, `${INCENTIVE}/progress`, receiveBody('IN-2002'), { token }),
  'aggregation cards': () =>
    post(app, AGGREGATION, { prizeSource: 2, client: 9, sourceBizId: 'AGG-MULTI' }, { token }),
  'weekly page': () => home(app, 'FRI-ALL', { token }),
  'weekly page with what is to come': () => home(app, 'FRI-HOSTILE', { token }),
  'weekly page that breaks the contract': () => home(app, 'FRI-BROKEN', { token }),
  subscribing: () =>
    post(
      app,
      `${WEEKLY}/subscribePush`,
      { subscribeInfos: [{ sourceBiz: 'CHAO_5_AGGREGATE_PAGE', sourceBizId: 'FRI-ALL' }] },
      { token },
    ),
  'prizes of a draw': async () => {
    const [draw] = (await home(app, 'FRI-ALL')).data.drawPrizeModuleList;
    const { configId: aggregatePageBizId, drawPrizeActId } = draw ?? { configId: '', drawPrizeActId: '' };
    const body = { aggregatePageBizId, drawPrizeActId, channelCode: '', client: 9 };
    return post(app, `${WEEKLY}/draw/prizeList`, body, { token });
  },
  tasks: () => rewardCalls(app, token).list(),
  'joined activities': () => rewardCalls(app, token).joined(),
  'who is logged in': () => post(app, 'base/personalCenter/userInfo', {}, { token }),
  fund: () => rewardCalls(app, token).fund(),
};
const call = async (name: string) => (await CALLS[name]?.())?.body;

/** Every path with a field, lists without their indexes: `data.content.id`. */
function places(value: unknown, at = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: unknown) => places(each, at));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]: [string, unknown]) => {
    const place = at === '' ? name : `${at}.${name}`;
    return [place, ...places(each, place)];
  });
}

/** Paths that are not in the other, without those below such a path. */
function missing(whole: unknown, part: unknown): readonly string[] {
  const there = new Set(places(part));
  const gone = [...new Set(places(whole))].filter((place) => !there.has(place));
  return gone.filter((place) => !gone.includes(place.slice(0, place.lastIndexOf('.'))));
}

test('the wire is full, can be switched, and is full again after a reset', async () => {
  expect(await modeNow()).toEqual({ mode: 'full' });
  await wire('spec');
  expect(await modeNow()).toEqual({ mode: 'spec' });
  await control(app, 'reset');
  expect(await modeNow()).toEqual({ mode: 'full' });
});

test.each([[{}], [{ mode: 'half' }], [{ mode: ['spec'] }]])('%j is not a wire', async (payload) => {
  const answer = await app.inject({ method: 'POST', url: '/__sandbox/wire', payload });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: 'mode must be one of full, spec, future' });
  expect(await modeNow()).toEqual({ mode: 'full' });
});

describe('only described fields', () => {
  test.each([
    ['pre-check', []],
    ['receive activity', ['code']],
    ['receive check', ['code']],
    ['incentive activity', ['code', 'data.taskInfo']],
    ['incentive progress', ['code']],
    ['aggregation cards', ['code', 'data.activity.endTm']],
    [
      'weekly page',
      [
        'code',
        'data.inclusiveModule.titleImgUrl',
        'data.inclusiveModule.seckillItem.rightsItemList.couponId',
        'data.seckillModule.itemList.rightsItemList.couponId',
        'data.drawPrizeModuleList.titleImgUrl',
        'data.sendIncentiveModule.titleImgUrl',
        'data.rewardAggregationModule',
      ],
    ],
    ['subscribing', ['code', 'data']],
    [
      'prizes of a draw',
      [
        'code',
        'data.leftDrawCount',
        'data.nextDrawTm',
        'data.prizeInfoList.prizeName',
        'data.prizeInfoList.prizeImgUrl',
      ],
    ],
    ['tasks', ['code', 'data.joinedList.leftMoney']],
    ['joined activities', ['code', 'data.joinedList.leftMoney']],
    ['who is logged in', ['code']],
    ['fund', ['code']],
  ])('%s is without %j', async (name, without) => {
    const full = await call(name);
    await wire('spec');
    const spec = await call(name);
    expect([...missing(full, spec)].sort()).toEqual([...without].sort());
    expect(missing(spec, full)).toEqual([]);
  });

  test('undescribed modules are left out', async () => {
    const full = await call('weekly page with what is to come');
    await wire('spec');
    const spec = await call('weekly page with what is to come');
    const unknown = missing(full, spec).filter((place) => /^data\.\w+$/.test(place));
    expect(unknown.length).toBeGreaterThan(0);
    expect(spec).toMatchObject({ success: true, data: { baseInfo: expect.any(Object) } });
  });

  test.each(['spec', 'future'])(
    'a page that violates the contract on purpose is sent, wire %s',
    async (mode) => {
      await wire(mode);
      expect(await call('weekly page that breaks the contract')).toMatchObject({ success: true });
    },
  );

  test('failures keep their code', async () => {
    await wire('spec');
    const gone = await post(app, `${ACTIVITY}/info`, { code: 'RC-GONE' });
    expect(gone.body).toEqual({ success: false, code: '100901004', msg: expect.any(String), data: null });
    const nobody = await post(app, `${ACTIVITY}/preReceiveCheck`, receiveBody('RC-OPEN'));
    expect(nobody.body).toEqual({ success: false, code: '030100001', msg: '请先登录', data: null });
    const wrong = await post(app, `${ACTIVITY}/info`, { kode: 1 });
    expect(wrong.body).toMatchObject({ code: 'GW_CONTRACT', errors: expect.any(Array) });
  });

  test('an encrypted call gets the same response as a plain one', async () => {
    const { headers } = await post(app, `${ACTIVITY}/info`, { code: 'RC-OPEN' });
    await wire('spec');
    const body = encrypt({ code: 'IN-2002' }, String(headers['fc-encrypt-token']));
    const answer = await post(app, `${INCENTIVE}/info`, body, { headers: { 'gw-req-encrypt': '1' } });
    expect(answer.body).toEqual((await post(app, `${INCENTIVE}/info`, { code: 'IN-2002' })).body);
    expect(answer.body).not.toHaveProperty('code');
  });

  test("the first response of a claim is kept whole, and sent in the current wire's form", async () => {
    const claim = () =>
      post(
        app,
        `${ACTIVITY}/receiveCoupon`,
        { ...receiveBody('RC-OPEN'), requestNo: 'a'.repeat(32) },
        { token },
      );
    await wire('spec');
    const spec = (await claim()).body;
    await wire('full');
    const full = (await claim()).body;
    expect(full).toEqual({ ...spec, code: '0' });
    expect(spec).not.toHaveProperty('code');
  });

  test('the log contains the sent response', async () => {
    await wire('spec');
    const { body } = await post(app, `${INCENTIVE}/info`, { code: 'IN-2002' });
    const log = (await app.inject('/__sandbox/requests')).json<readonly { readonly response: unknown }[]>();
    expect(log.at(-1)?.response).toEqual(body);
  });
});

describe('unknown values', () => {
  const FRESH = { futureField: 1 };

  test('one list item has unknown codes, and one is completely unknown', async () => {
    const ask = () =>
      post(
        app,
        `${INCENTIVE}/prize`,
        { code: 'LIST-137', pageNo: 1, pageSize: 3, releaseStatus: 1 },
        { token },
      );
    const { content, ...rest } = (await ask()).data;
    const items: readonly unknown[] = Array.isArray(content) ? content : [];
    await wire('future');
    const future = await ask();
    expect(future.body).toMatchObject({ success: true, code: '0' });
    expect(items).toHaveLength(3);
    expect(future.data).toEqual({
      ...rest,
      content: [
        ...items.slice(0, 2),
        expect.objectContaining({ couponType: 4711, prizeStatus: 4711 }),
        FRESH,
      ],
    });
  });

  test('a code outside lists is unknown, in its own format', async () => {
    await wire('future');
    expect((await call('receive activity'))?.data).toMatchObject({
      statusCode: 'OF_TOMORROW',
      code: 'RC-MANY',
    });
    expect((await call('incentive progress'))?.data).toMatchObject({ pageCode: '9999' });
    expect((await call('receive check'))?.data).toMatchObject({
      isCanReceive: false,
      reasonCode: '999999999',
    });
    const prizes = (await call('prizes of a draw'))?.data;
    expect(prizes).toMatchObject({ reasonCode: '9999' });
  });

  test('nested lists have their own, in known items too', async () => {
    await wire('future');
    const { data } = await home(app, 'FRI-ALL', { token });
    const sessions = data.seckillModule?.itemList ?? [];
    expect(sessions.at(-1)).toEqual(FRESH);
    expect(sessions.length).toBeGreaterThan(2);
    for (const { rightsItemList } of sessions.slice(0, -1)) {
      expect(rightsItemList.at(-1)).toEqual(FRESH);
      expect(rightsItemList.slice(0, -1).map(({ status }) => status === 'OF_TOMORROW')).toEqual(
        rightsItemList.slice(1).map((_right, index) => index === rightsItemList.length - 2),
      );
    }
  });

  test('the slider type is an existing one, and the key keeps its parts: a login continues', async () => {
    const ask = async () => (await openAttempt(app, '13800000001')).preCheck;
    await wire('future');
    const { keyParts, sliderType } = await ask();
    expect(keyParts).not.toContainEqual(FRESH);
    expect(sliderType).toBe(1);
  });

  test('a failure is unchanged', async () => {
    const ask = async () => (await post(app, `${ACTIVITY}/info`, { code: 'RC-GONE' })).body;
    const full = await ask();
    await wire('future');
    expect(await ask()).toEqual(full);
  });
});
