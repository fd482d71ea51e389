/** Bargains: cuts that add up exactly, prices that end at the floor, stock, one purchase and its coupons. */
import type { FastifyInstance } from 'fastify';
import { HELP_ACTIVITIES, SEEDED_HELPS } from '../../sandbox/invite/help';
import { control, post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const BARGAIN = 'activity/api/bargain';
const SALE_ORDER = 'activity/coupon/sale/order';
const WECHAT_MINI = 5;
const PLAIN_BROWSER = 9;
let number = 0;
const requestNo = (): string => `bargain${String((number += 1)).padStart(20, '0')}`;

const home = async (body: Readonly<Record<string, unknown>>, token?: string) =>
  (await post(app, `${BARGAIN}/home`, body, token === undefined ? {} : { token })).data;
const goods = async (inviteCode: string, token: string) =>
  (await home({ inviteCode }, token)).goods as Readonly<Record<string, unknown>>;
const start = (activityCode: string, token: string) =>
  post(app, `${BARGAIN}/start`, { activityCode, requestNo: requestNo() }, { token });
const assist = async (inviteCode: string, token: string) =>
  (await post(app, `${BARGAIN}/assist`, { inviteCode, requestNo: requestNo() }, { token })).data;
const order = (inviteCode: string, token: string, client = WECHAT_MINI) =>
  post(
    app,
    `${BARGAIN}/order`,
    { inviteCode, submitNo: requestNo(), client, burialPointInfo: '{}' },
    { token },
  );
const state = async (orderNo: unknown, token: string) =>
  (await post(app, `${SALE_ORDER}/state`, { orderNo }, { token })).data;
const friend = (index: number): Promise<string> => tokenOf(app, `1370000${String(index).padStart(4, '0')}`);
const startedBy = async (activityCode: string, token: string): Promise<string> =>
  String((await start(activityCode, token)).data.inviteCode);
const couponIds = async (token: string): Promise<readonly string[]> => {
  const body = { prizeStatus: 1, pageNo: 1, pageSize: 50 };
  const { content } = (await post(app, 'activity/coupon/my/list', body, { token })).data;
  return (content as readonly { readonly id: string }[]).map(({ id }) => id);
};

const OWNER = { running: '13800000011', floor: '13800000021', over: '13800000022' } as const;

test('fixtures never go below their floor', () => {
  for (const { inviteCode, activityCode, ownFen = 0, helpers } of SEEDED_HELPS) {
    const activity = HELP_ACTIVITIES.find(({ code }) => code === activityCode);
    const sum = helpers.reduce((all, { fen }) => all + fen, ownFen);
    expect([inviteCode, sum <= (activity?.goalFen ?? 0)]).toEqual([inviteCode, true]);
  }
});

test('210 friends simultaneously: 200 cut, and the price is exactly the floor', async () => {
  const owner = await tokenOf(app, '13912345678');
  const { inviteCode, ownFen } = (await start('BARGAIN-CROWD', owner)).data;
  expect(ownFen).toBeGreaterThan(0);
  const tokens = await Promise.all(Array.from({ length: 210 }, (_, index) => friend(index)));
  const answers = await Promise.all(tokens.map((token) => assist(String(inviteCode), token)));
  const helped = answers.filter(({ isHelped }) => isHelped === true);
  expect(helped).toHaveLength(200);
  expect(Math.min(...helped.map(({ fen }) => Number(fen)))).toBeGreaterThan(0);
  expect(helped.reduce((sum, { fen }) => sum + Number(fen), Number(ownFen))).toBe(19_999);
  expect(
    new Set(answers.filter(({ isHelped }) => isHelped !== true).map(({ reasonCode }) => reasonCode)),
  ).toEqual(new Set(['FULL']));
  expect(await home({ inviteCode }, owner)).toMatchObject({
    statusCode: 'REACHED',
    sumFen: 19_999,
    helperCount: 200,
    goods: { originalFen: 20_000, currentFen: 1, floorFen: 1, buyCode: 'BUY' },
  });
});

test('twenty simultaneous starts make one bargain with one first cut', async () => {
  const owner = await tokenOf(app, '13912345678');
  const started = await Promise.all(
    Array.from({ length: 20 }, async () => (await start('BARGAIN-OPEN', owner)).data),
  );
  expect(new Set(started.map(({ inviteCode }) => inviteCode)).size).toBe(1);
  expect(new Set(started.map(({ ownFen }) => ownFen)).size).toBe(1);
  const [{ inviteCode, ownFen } = {}] = started;
  expect(String(inviteCode)).not.toMatch(/139/);
  expect(await home({ activityCode: 'BARGAIN-OPEN' }, owner)).toMatchObject({
    statusCode: 'RUNNING',
    isOwner: true,
    inviteCode,
    ownFen,
    goods: { currentFen: 500 - Number(ownFen) },
  });
});

test('fifty simultaneous requests of one friend make one cut', async () => {
  const token = await friend(1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => assist('BG-FRIEND', token)));
  const [{ fen } = {}] = answers.filter(({ isHelped }) => isHelped === true);
  expect(answers.filter(({ isHelped }) => isHelped === true)).toHaveLength(1);
  expect(await home({ inviteCode: 'BG-FRIEND' }, token)).toMatchObject({
    helperCount: 4,
    helpedFen: fen,
    reasonCode: 'HELPED',
    isOwner: false,
    ownerName: '138****0011',
    goods: { currentFen: 195 - Number(fen), buyCode: 'CLOSED' },
  });
});

test.each([
  ['BG-FRIEND', OWNER.running, 'OWN', '不能给自己砍价哦，快去邀请好友吧'],
  ['BG-FULL', '13912345678', 'FULL', '来晚啦，好友已砍到底价'],
  ['BG-OVER', '13912345678', 'OVER', '来晚啦，本次砍价已结束'],
  ['BG-FRIEND', '13800000010', 'NEW_ONLY', '仅限新用户为好友砍价'],
])('%s by %s is refused with %s and changes nothing', async (inviteCode, mobile, reasonCode, reasonMsg) => {
  const token = await tokenOf(app, mobile);
  const before = await home({ inviteCode }, token);
  expect(await assist(inviteCode, token)).toEqual({ isHelped: false, fen: 0, reasonCode, reasonMsg });
  expect(await home({ inviteCode }, token)).toMatchObject({ reasonCode, sumFen: before.sumFen });
});

test('three cuts a day, counted separately from cash helps; links of one do not open the other', async () => {
  const helper = await friend(9);
  const codes = await Promise.all(
    [1, 2, 3, 4].map(async (owner) => startedBy('BARGAIN-OPEN', await friend(owner))),
  );
  const answers = await Promise.all(codes.map((code) => assist(code, helper)));
  expect(answers.map(({ reasonCode }) => reasonCode).sort()).toEqual(['DAILY_LIMIT', 'NONE', 'NONE', 'NONE']);
  const cash = await post(
    app,
    'activity/api/fission/taskAssist',
    { inviteCode: 'FI-FRIEND' },
    { token: helper },
  );
  expect(cash.data.isHelped).toBe(true);
  expect((await post(app, `${BARGAIN}/home`, { inviteCode: 'FI-FRIEND' })).body.code).toBe('100205002');
  expect((await post(app, 'activity/api/fission/taskHome', { inviteCode: 'BG-FRIEND' })).body.code).toBe(
    '100205002',
  );
});

test('bought at the current price: paid once, the coupon arrives, and friends cannot cut any more', async () => {
  const owner = await tokenOf(app, OWNER.running);
  const before = await couponIds(owner);
  const orders = await Promise.all(Array.from({ length: 20 }, () => order('BG-FRIEND', owner)));
  const [{ orderNo, payFen, stateCode } = {}] = orders.map(({ data }) => data);
  expect([payFen, stateCode]).toEqual([195, 'PAYING']);
  expect(new Set(orders.map(({ data }) => data.orderNo)).size).toBe(1);
  expect(await couponIds(owner)).toEqual(before);
  await Promise.all(Array.from({ length: 5 }, () => control(app, 'pay', { orderNo, result: 'pay' })));
  expect(await state(orderNo, owner)).toMatchObject({
    stateCode: 'PAID',
    couponInfos: [{ couponType: 3, couponCostStr: '5' }],
  });
  expect(await couponIds(owner)).toHaveLength(before.length + 1);
  expect((await order('BG-FRIEND', owner)).body.code).toBe('201300003');
  expect((await start('BARGAIN-OPEN', owner)).body.code).toBe('100901051');
  expect(await goods('BG-FRIEND', owner)).toMatchObject({ buyCode: 'BOUGHT' });
  const rounds = { kind: 'BARGAIN', pageNo: 1, pageSize: 20 };
  const { content } = (await post(app, 'activity/api/help/records', rounds, { token: owner })).data;
  expect(content).toContainEqual(expect.objectContaining({ id: 'BG-FRIEND', state: 'BOUGHT' }));
  const token = await friend(1);
  expect(await assist('BG-FRIEND', token)).toMatchObject({ isHelped: false, reasonCode: 'BOUGHT' });
  expect(await home({ inviteCode: 'BG-FRIEND' }, token)).toMatchObject({
    reasonCode: 'BOUGHT',
    reasonMsg: '好友已经买下，无需再砍',
  });
});

test('an order keeps its price while friends go on cutting; a new order after a cancellation has the lower price', async () => {
  const owner = await tokenOf(app, OWNER.running);
  const first = (await order('BG-FRIEND', owner)).data;
  const { fen } = await assist('BG-FRIEND', await friend(1));
  expect((await order('BG-FRIEND', owner)).data).toMatchObject({
    orderNo: first.orderNo,
    payFen: 195,
    isRepeat: true,
  });
  await post(app, `${SALE_ORDER}/close`, { orderNo: first.orderNo }, { token: owner });
  expect((await order('BG-FRIEND', owner)).data).toMatchObject({
    payFen: 195 - Number(fen),
    isRepeat: false,
  });
});

test('twenty owners order the last piece simultaneously: one order; free again after its cancellation', async () => {
  const owners = await Promise.all(Array.from({ length: 20 }, (_, index) => friend(index)));
  const codes = await Promise.all(owners.map((token) => startedBy('BARGAIN-LAST', token)));
  const answers = await Promise.all(codes.map((code, index) => order(code, owners[index]!)));
  const placed = answers.flatMap(({ body }, index) => (body.code === '0' ? [index] : []));
  expect(placed).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['0', '201300002']));
  const [winner = 0] = placed;
  const loser = winner === 0 ? 1 : 0;
  expect(await goods(codes[winner]!, owners[winner]!)).toMatchObject({ buyCode: 'BUY', stock: 0 });
  expect(await goods(codes[loser]!, owners[loser]!)).toMatchObject({ buyCode: 'SOLD_OUT' });
  expect(await assist(codes[loser]!, await friend(99))).toMatchObject({ reasonCode: 'SOLD_OUT' });
  expect((await start('BARGAIN-LAST', await friend(98))).body.code).toBe('201300002');
  const { orderNo } = answers[winner]!.data;
  await post(app, `${SALE_ORDER}/close`, { orderNo }, { token: owners[winner] });
  expect((await order(codes[loser]!, owners[loser]!)).body.code).toBe('0');
});

test('sold at the floor only: refused above it, accepted at the floor', async () => {
  const owner = await tokenOf(app, OWNER.running);
  expect(await goods('BG-NOPIC', owner)).toMatchObject({ buyCode: 'NOT_YET', isFloorOnly: true });
  expect((await order('BG-NOPIC', owner)).body.code).toBe('100901061');
  expect(await assist('BG-NOPIC', await friend(1))).toMatchObject({ isHelped: true, fen: 560 });
  expect(await goods('BG-NOPIC', owner)).toMatchObject({ buyCode: 'BUY', currentFen: 990 });
  expect((await order('BG-NOPIC', owner)).data).toMatchObject({ payFen: 990, stateCode: 'PAYING' });
});

test('with a floor of 0 it is paid immediately, also without a cashier', async () => {
  const owner = await tokenOf(app, OWNER.floor);
  const before = await couponIds(owner);
  expect((await order('BG-FULL', owner, PLAIN_BROWSER)).data).toMatchObject({
    payFen: 0,
    stateCode: 'PAID',
    payment: null,
  });
  expect(await couponIds(owner)).toHaveLength(before.length + 1);
  expect((await order('BG-FULL', owner, PLAIN_BROWSER)).body.code).toBe('201300003');
});

test.each([
  ['a friend', 'BG-FRIEND', '13912345678', WECHAT_MINI, '100205002'],
  ['nobody’s', 'NOBODY', '13912345678', WECHAT_MINI, '100205002'],
  ['cash', 'FI-FRIEND', OWNER.running, WECHAT_MINI, '100205002'],
  ['time is up', 'BG-OVER', OWNER.over, WECHAT_MINI, '100901006'],
  ['no cashier here', 'BG-FRIEND', OWNER.running, PLAIN_BROWSER, '201300006'],
])('%s: no order is created', async (_name, inviteCode, mobile, client, code) => {
  const token = await tokenOf(app, mobile);
  expect((await order(inviteCode, token, client)).body.code).toBe(code);
});

test('after the time is up its owner starts again, with another link and another first cut', async () => {
  const owner = await tokenOf(app, OWNER.over);
  expect(await home({ activityCode: 'BARGAIN-OPEN' }, owner)).toMatchObject({
    statusCode: 'OVER',
    goods: { buyCode: 'CLOSED' },
  });
  const { inviteCode, ownFen } = (await start('BARGAIN-OPEN', owner)).data;
  expect(inviteCode).not.toBe('BG-OVER');
  expect(await home({ activityCode: 'BARGAIN-OPEN' }, owner)).toMatchObject({
    statusCode: 'RUNNING',
    inviteCode,
    ownFen,
  });
});

test('without login: an activity can be started, a link read; an ended one is over', async () => {
  expect(await home({})).toMatchObject({
    statusCode: 'NONE',
    isOwner: true,
    activityCode: 'BARGAIN-OPEN',
    goods: { originalFen: 500, currentFen: 500, floorFen: 0, buyCode: 'CLOSED' },
  });
  expect(await home({ activityCode: 'BARGAIN-SOLD-OUT' })).toMatchObject({
    goods: { stock: 0, buyCode: 'SOLD_OUT' },
  });
  expect(await home({ inviteCode: 'BG-FRIEND' })).toMatchObject({ isOwner: false, reasonCode: 'NONE' });
  const token = await tokenOf(app, '13912345678');
  expect((await start('BARGAIN-FINISHED', token)).body.code).toBe('100901006');
  expect((await start('BARGAIN-SOLD-OUT', token)).body.code).toBe('201300002');
});

test('a started bargain has a poster of its own link; cash has no poster', async () => {
  const inviteCode = await startedBy('BARGAIN-FLOOR', await tokenOf(app, '13912345678'));
  const poster = (code: string) =>
    post(app, 'activity/api/poster/info', { scene: 'BARGAIN', inviteCode: code });
  expect((await poster(inviteCode)).data).toMatchObject({
    title: '寄件省钱券包 砍到 9.9 元',
    highlight: '最低 9.9 元拿',
    inviterName: '139****5678',
  });
  expect((await poster('FI-FRIEND')).body.code).toBe('100205002');
});
