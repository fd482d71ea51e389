import type { FastifyInstance } from 'fastify';
import { DRAWS } from '../../sandbox/weekly/fixtures/draws';
import { beijingDays, control, post, startSandbox, tokenOf, type GatewayAnswer } from './harness';
import { home, WEEKLY } from './weeklyCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';

interface Activity {
  readonly reasonCode: string;
  readonly leftDrawCount: number | null;
  readonly nextDrawTm: string | null;
  readonly prizeInfoList: readonly {
    readonly index: number;
    readonly prizeCode: string;
    readonly prizeType: number;
  }[];
}

/** The draw as a client finds it: through the page's module. */
async function activityOf(code: string, token?: string): Promise<Activity> {
  const [module] = (await home(app, code)).data.drawPrizeModuleList;
  if (module === undefined) throw new Error(`${code} has no draw`);
  const answer = await post(
    app,
    `${WEEKLY}/draw/prizeList`,
    {
      aggregatePageBizId: module.configId,
      drawPrizeActId: module.drawPrizeActId,
      channelCode: '',
      client: 9,
    },
    token === undefined ? {} : { token },
  );
  expect(answer.body).toMatchObject({ success: true, code: '0' });
  return answer.data as unknown as Activity;
}

function draw(code: string, token: string, changes: Record<string, unknown> = {}): Promise<GatewayAnswer> {
  const body = {
    channelCode: '',
    code: `DC-${code}`,
    biz: '2',
    aggregatePageBizId: code,
    appSystem: '',
    burialPointInfo: '{}',
    ...changes,
  };
  return post(app, `${WEEKLY}/draw/drawPrize`, body, { token });
}
const records = async (token: string, activityId = '', pageNo = 1, pageSize = 20) =>
  (
    await post(
      app,
      `${WEEKLY}/draw/winningRecord`,
      { activityId, channelCode: '', pageNo, pageSize },
      { token },
    )
  ).data as { readonly total: number; readonly content: readonly Record<string, unknown>[] };
const prizeCodeOf = ({ data }: GatewayAnswer) =>
  (data.prizeInfo as { readonly prizeCode: string } | null)?.prizeCode ?? null;

const BLOCKING = [
  ['DRAW-1002', '1002', '1002'],
  ['DRAW-1003', '1003', '1003'],
  ['DRAW-1004', '1011', '1004'],
  ['DRAW-1005', '1011', '1005'],
  ['DRAW-1006', '1011', '1006'],
  ['DRAW-1007', '1011', '1007'],
  ['DRAW-1008', '1011', '1008'],
  ['DRAW-1009', '1011', '1009'],
  ['DRAW-1010', '1010', '1010'],
  ['DRAW-1011', '1011', '1011'],
  ['DRAW-1013', '1013', '1013'],
  ['DRAW-1015', '1011', '1015'],
] as const;

test.each(BLOCKING)(
  '%s has code %s logged out, %s for a user, and refuses to draw',
  async (code, open, own) => {
    const token = await tokenOf(app, MOBILE);
    expect((await activityOf(code)).reasonCode).toBe(open);
    expect((await activityOf(code, token)).reasonCode).toBe(own);
    const { data } = await draw(code, token);
    expect(data).toMatchObject({ result: false, prizeInfo: null, reasonCode: own, nextReasonCode: own });
    expect((await records(token)).total).toBe(0);
  },
);

test.each(DRAWS.map(({ code }) => code))(
  '%s is on its page; its pool is numbered and has no duplicate code',
  async (code) => {
    const [module] = (await home(app, code)).data.drawPrizeModuleList;
    expect(module?.configId).toBe(code);
    const { prizeInfoList } = await activityOf(code);
    expect(prizeInfoList.map(({ index }) => index)).toEqual(prizeInfoList.map((_, index) => index));
    expect(new Set(prizeInfoList.map(({ prizeCode }) => prizeCode)).size).toBe(prizeInfoList.length);
  },
);

test.each([
  ['FRI-GRID', 2, 8],
  ['FRI-GRID-10', 2, 11],
  ['FRI-ROW', 1, 6],
  ['FRI-ROW-2', 1, 3],
  ['DRAW-1004', 2, 8],
  ['DRAW-1015', 1, 6],
])('%s has style %i and %i prizes', async (code, style, count) => {
  expect((await home(app, code)).data.drawPrizeModuleList[0]?.drawActivityStyle).toBe(style);
  expect((await activityOf(code)).prizeInfoList).toHaveLength(count);
});

test('FRI-GRID has three rounds for each account', async () => {
  const token = await tokenOf(app, MOBILE);
  const { prizeInfoList } = await activityOf('FRI-GRID', token);
  const pool = prizeInfoList.map(({ prizeCode }) => prizeCode);
  const next: unknown[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const answer = await draw('FRI-GRID', token);
    expect(answer.data).toMatchObject({ result: true, reasonCode: '1000' });
    expect(pool).toContain(prizeCodeOf(answer));
    next.push([answer.data.nextReasonCode, answer.data.leftDrawCount]);
  }
  expect(next).toEqual([
    ['1000', 2],
    ['1000', 1],
    ['1004', 0],
  ]);
  expect((await draw('FRI-GRID', token)).data).toMatchObject({ result: false, reasonCode: '1004' });
  expect((await activityOf('FRI-GRID', token)).reasonCode).toBe('1004');
  expect((await activityOf('FRI-GRID', await tokenOf(app, '13987654321'))).reasonCode).toBe('1000');
  await control(app, 'reset');
  expect((await activityOf('FRI-GRID', await tokenOf(app, MOBILE))).reasonCode).toBe('1000');
});

test('how many draws are left is not known without a login or a limit', async () => {
  expect((await activityOf('FRI-GRID')).leftDrawCount).toBeNull();
  const token = await tokenOf(app, MOBILE);
  expect((await activityOf('DRAW-1000', token)).leftDrawCount).toBeNull();
  expect((await activityOf('FRI-GRID', token)).leftDrawCount).toBe(3);
});

test('FRI-ROW has five draws per Beijing day', async () => {
  const at = beijingDays(app);
  await at(0, 1);
  const token = await tokenOf(app, MOBILE);
  for (let count = 1; count <= 5; count += 1) {
    const { data } = await draw('FRI-ROW', token);
    expect(data.nextReasonCode).toBe(count < 5 ? '1000' : '1015');
  }
  expect((await draw('FRI-ROW', token)).data).toMatchObject({ result: false, reasonCode: '1015' });
  await at(0, 23.9);
  const { nextDrawTm, ...full } = await activityOf('FRI-ROW', token);
  expect(full).toMatchObject({ reasonCode: '1015', leftDrawCount: 0 });
  expect(nextDrawTm).toMatch(/ 00:00:00$/);
  await at(1, 0.1);
  expect(await activityOf('FRI-ROW', token)).toMatchObject({
    reasonCode: '1000',
    leftDrawCount: 5,
    nextDrawTm: null,
  });
  expect((await draw('FRI-ROW', token)).data.result).toBe(true);
});

test.each([
  ['FRI-GRID', 3],
  ['FRI-ROW', 5],
])('simultaneous draws of %s count once each: %i of them', async (code, limit) => {
  await beijingDays(app)(0, 1);
  const token = await tokenOf(app, MOBILE);
  const answers = await Promise.all(Array.from({ length: 15 }, () => draw(code, token)));
  const drawn = answers.filter(({ data }) => data.result === true);
  expect(drawn).toHaveLength(limit);
  const prizes = (await activityOf(code)).prizeInfoList;
  const wins = drawn.filter(
    (answer) => prizes.find(({ prizeCode }) => prizeCode === prizeCodeOf(answer))?.prizeType !== 5,
  );
  expect((await records(token, `DA-${code}`)).total).toBe(wins.length);
});

test('DRAW-1009 can be drawn once the account has sent a parcel', async () => {
  const token = await tokenOf(app, MOBILE);
  await control(app, 'parcels', { mobile: '13987654321' });
  expect((await activityOf('DRAW-1009', token)).reasonCode).toBe('1009');
  await control(app, 'parcels', { mobile: MOBILE, isShipped: false });
  expect((await activityOf('DRAW-1009', token)).reasonCode).toBe('1000');
  expect((await draw('DRAW-1009', token)).data.result).toBe(true);
});

test.each([
  ['DRAW-REFUSED', '1006', '1000', true],
  ['DRAW-REFUSED-1004', '1004', '1004', false],
  ['DRAW-REFUSED-QUIET', '1099', '1000', false],
])(
  '%s is listed at 1000 and refuses with %s, then %s, toast: %s',
  async (code, reasonCode, nextReasonCode, hasToast) => {
    const token = await tokenOf(app, MOBILE);
    expect((await activityOf(code, token)).reasonCode).toBe('1000');
    const { body, data } = await draw(code, token);
    expect([body.success, body.msg]).toEqual([true, '']);
    expect(data).toMatchObject({ result: false, prizeInfo: null, reasonCode, nextReasonCode });
    expect(data.toast !== '').toBe(hasToast);
  },
);

test.each([
  ['DRAW-THANKS', 5],
  ['DRAW-FUND', 6],
])('%s always draws a prize of type %i', async (code, type) => {
  const token = await tokenOf(app, MOBILE);
  const { prizeInfoList } = await activityOf(code, token);
  for (let count = 0; count < 6; count += 1) {
    const prizeCode = prizeCodeOf(await draw(code, token));
    expect(prizeInfoList.find((prize) => prize.prizeCode === prizeCode)?.prizeType).toBe(type);
  }
  expect((await records(token, `DA-${code}`)).total).toBe(type === 5 ? 0 : 6);
});

test('DRAW-POOL draws a prize that is not in its pool', async () => {
  const token = await tokenOf(app, MOBILE);
  const { prizeInfoList } = await activityOf('DRAW-POOL', token);
  const answer = await draw('DRAW-POOL', token);
  expect(answer.data.result).toBe(true);
  expect(prizeInfoList.map(({ prizeCode }) => prizeCode)).not.toContain(prizeCodeOf(answer));
});

test('DRAW-APP only refers to the app', async () => {
  expect((await home(app, 'DRAW-APP')).data.drawPrizeModuleList[0]?.jumpAppSwitch).toBe(true);
  expect((await home(app, 'DRAW-1000')).data.drawPrizeModuleList[0]?.jumpAppSwitch).toBe(false);
});

test("the record has the account's wins, newest first, by draw or all", async () => {
  const token = await tokenOf(app, MOBILE);
  await draw('DRAW-FUND', token);
  await control(app, 'clock', { offsetMs: 60_000 });
  await draw('DRAW-FUND', token);
  await draw('DRAW-THANKS', token);
  const all = await records(token);
  expect(all.total).toBe(2);
  expect(all.content).toMatchObject([
    { prizeType: 6, prizeName: '1.88 元减免金', couponCostStr: '1.88' },
    { prizeType: 6 },
  ]);
  const [newest, oldest] = all.content.map(({ drawTm }) => String(drawTm));
  expect(String(newest) > String(oldest)).toBe(true);
  expect((await records(token, 'DA-DRAW-FUND')).total).toBe(2);
  expect((await records(token, 'DA-FRI-GRID')).total).toBe(0);
  expect((await records(await tokenOf(app, '13987654321'))).total).toBe(0);
});

test('the record is paged: FRI-GRID-10 has 56 earlier wins', async () => {
  const token = await tokenOf(app, MOBILE);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => records(token, 'DA-FRI-GRID-10', page)));
  expect(pages.map(({ content, total }) => [content.length, total])).toEqual([
    [20, 56],
    [20, 56],
    [16, 56],
    [0, 56],
  ]);
  const items = pages.flatMap(({ content }) => content);
  expect(new Set(items.map(({ id }) => id)).size).toBe(56);
  const times = items.map(({ drawTm }) => String(drawTm));
  expect(times).toEqual([...times].sort().reverse());
  expect((await activityOf('FRI-GRID-10', token)).reasonCode).toBe('1000');
});

test.each([
  ['another activity code', { code: 'DC-FRI-ROW' }, '200400001'],
  ['another biz', { biz: '9' }, '200400001'],
  ['a page without a draw', { aggregatePageBizId: 'FRI-MIN' }, '200400001'],
  ['attribution that cannot be read', { burialPointInfo: '[]' }, '100205031'],
])('%s draws nothing', async (_what, changes, code) => {
  const token = await tokenOf(app, MOBILE);
  expect((await draw('FRI-GRID', token, changes)).body).toMatchObject({ success: false, code, data: null });
  expect((await draw('FRI-GRID', token)).data.nextReasonCode).toBe('1000');
});

test('a prize list of an unknown draw fails', async () => {
  const answer = await post(app, `${WEEKLY}/draw/prizeList`, {
    aggregatePageBizId: 'FRI-GRID',
    drawPrizeActId: 'DA-FRI-ROW',
    channelCode: '',
    client: 9,
  });
  expect(answer.body).toMatchObject({ success: false, code: '200400001' });
});

test.each([
  [
    'drawPrize',
    {
      channelCode: '',
      code: 'DC-FRI-GRID',
      biz: '2',
      aggregatePageBizId: 'FRI-GRID',
      appSystem: '',
      burialPointInfo: '{}',
    },
  ],
  ['winningRecord', { activityId: '', channelCode: '', pageNo: 1, pageSize: 20 }],
])('%s needs login', async (call, body) => {
  expect((await post(app, `${WEEKLY}/draw/${call}`, body)).status).toBe(401);
});

test('a draw without a response has taken effect', async () => {
  const token = await tokenOf(app, MOBILE);
  await control(app, 'faults', { path: 'draw/drawPrize', kind: 'empty' });
  await draw('DRAW-FUND', token);
  expect((await records(token)).total).toBe(1);
});
