import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { COUPON_LIST_CODES } from '../../sandbox/coupon/couponLists';
import { ACTIVITY, control, INCENTIVE, post, receiveBody, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const DAY_MS = 86_400_000;

interface Item {
  readonly id: string;
  readonly couponType: number;
  readonly prizeStatus: number;
  readonly validStartTm: string;
  readonly validEndTm: string;
  readonly couponDescription: string;
}
async function page(code: string, releaseStatus: 0 | 1, pageNo = 1, pageSize = 50, token?: string) {
  const answer = await post(
    app,
    `${INCENTIVE}/prize`,
    { code, pageNo, pageSize, releaseStatus },
    { token: token ?? (await tokenOf(app, MOBILE)) },
  );
  return { ...answer, total: answer.data.total, items: (answer.data.content ?? []) as readonly Item[] };
}
const parcels = (count: number, isShipped: boolean) =>
  control(app, 'parcels', { mobile: MOBILE, count, isShipped });
const join = async (code: string) =>
  post(
    app,
    `${INCENTIVE}/join`,
    { ...receiveBody(code), channelCode: '', burialPointInfo: '{}' },
    { token: await tokenOf(app, MOBILE) },
  );

test('every list has a link', () => {
  const linked = FIXTURE_LINKS.filter(({ path }) => path.startsWith('/list/')).map(({ code }) => code);
  expect(linked).toEqual(expect.arrayContaining([...COUPON_LIST_CODES]));
});

test.each([
  ['LIST-0', 0, 0],
  ['LIST-137', 137, 3],
  ['LIST-1000', 1000, 60],
  ['RC-MANY', 4, 1],
  ['LIST-HOSTILE', 5, 1],
  ['RC-OPEN', 0, 0],
  ['RC-HAS', 1, 0],
  ['IN-2001', 0, 0],
  ['IN-2003', 6, 0],
])('%s has %i credited and %i pending', async (code, credited, pending) => {
  expect((await page(code, 1)).total).toBe(credited);
  expect((await page(code, 0)).total).toBe(pending);
});

test('pages of LIST-137 contain each coupon once; the last is short, further ones are empty', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 2000].map((pageNo) => page('LIST-137', 1, pageNo)));
  expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 37, 0, 0]);
  expect(pages.map(({ total }) => total)).toEqual([137, 137, 137, 137, 137]);
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(137);
  const again = await page('LIST-137', 1, 2);
  expect(again.items.map(({ id }) => id)).toEqual(ids.slice(50, 100));
});

test.each([
  [1000, 20, 50, 50],
  [1000, 21, 50, 0],
  [1000, 34, 30, 10],
  [60, 2, 50, 10],
])('LIST-1000, %i in all: page %i of %i contains %i', async (total, pageNo, pageSize, length) => {
  const shown = await page('LIST-1000', total === 60 ? 0 : 1, pageNo, pageSize);
  expect([shown.total, shown.items.length]).toEqual([total, length]);
});

test.each([
  [{ pageNo: 0 }, 'body/pageNo'],
  [{ pageSize: 51 }, 'body/pageSize'],
  [{ releaseStatus: 2 }, 'body/releaseStatus'],
])('%j violates the contract at %s', async (changes, where) => {
  const body = { code: 'LIST-0', pageNo: 1, pageSize: 50, releaseStatus: 1, ...changes };
  const answer = await post(app, `${INCENTIVE}/prize`, body, { token: await tokenOf(app, MOBILE) });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body.errors)).toContain(where);
});

test('long lists are newest first, of every type, status and kind of description', async () => {
  const { items } = await page('LIST-137', 1);
  const starts = items.map(({ validStartTm }) => validStartTm);
  expect(starts).toEqual([...starts].sort().reverse());
  expect(new Set(items.map(({ couponType }) => couponType)).size).toBe(4);
  expect([...new Set(items.map(({ prizeStatus }) => prizeStatus))].sort()).toEqual([1, 2, 3]);
  expect(items.some(({ couponDescription }) => couponDescription === '')).toBe(true);
  expect(items.some(({ couponDescription }) => couponDescription.length > 300)).toBe(true);
});

test('a coupon past its end by the server clock is expired, a used one stays used', async () => {
  const before = (await page('RC-MANY', 1)).items.map(({ prizeStatus }) => prizeStatus);
  expect(before).toEqual([1, 2, 1, 3]);
  await control(app, 'clock', { offsetMs: 60 * DAY_MS });
  expect((await page('RC-MANY', 1)).items.map(({ prizeStatus }) => prizeStatus)).toEqual([3, 2, 3, 3]);
});

test('claimed coupons come before those of an earlier round', async () => {
  const token = await tokenOf(app, MOBILE);
  const claim = await post(app, `${ACTIVITY}/receiveCoupon`, receiveBody('RC-MANY'), { token });
  const claimed = (claim.data.couponInfos as readonly { couponId: string }[]).map(({ couponId }) => couponId);
  const { total, items } = await page('RC-MANY', 1);
  expect(total).toBe(8);
  expect(items.slice(0, 4).map(({ id }) => id)).toEqual(claimed);
  expect((await page('RC-MANY', 1, 1, 50, await tokenOf(app, '13987654321'))).total).toBe(4);
});

test('prizes of IN-JOIN stay pending until the parcel that reached the stage is shipped', async () => {
  await parcels(3, true);
  expect((await page('IN-JOIN', 1)).total).toBe(0);
  // Sent in the same millisecond as the join they would count.
  await control(app, 'clock', { offsetMs: 1_000 });
  await join('IN-JOIN');
  await parcels(1, true);
  await parcels(2, false);
  expect((await page('IN-JOIN', 1)).total).toBe(1);
  const [waiting] = (await page('IN-JOIN', 0)).items;
  expect(waiting).toMatchObject({ couponType: 3, couponCostStr: '5', prizeStatus: 1 });
  await control(app, 'parcels/ship', { mobile: MOBILE });
  expect((await page('IN-JOIN', 0)).total).toBe(0);
  expect((await page('IN-JOIN', 1)).items.map(({ id }) => id)[0]).toBe(waiting?.id);
  await parcels(7, false);
  expect((await page('IN-JOIN', 0)).total).toBe(4); // stage 5, and the package of three at stage 10
});

test('a code without an activity fails; the list needs login', async () => {
  expect((await page('LIST-NOBODY', 1)).body).toMatchObject({
    success: false,
    code: '100205002',
    data: null,
  });
  const body = { code: 'LIST-137', pageNo: 1, pageSize: 50, releaseStatus: 1 };
  expect((await post(app, `${INCENTIVE}/prize`, body)).status).toBe(401);
});

test('a fault applies to the list', async () => {
  await control(app, 'faults', { path: 'prize', kind: 'status', status: 500 });
  expect((await page('LIST-137', 1)).status).toBe(500);
  expect((await page('LIST-137', 1)).status).toBe(200);
});

test('a reset clears prizes', async () => {
  await join('IN-JOIN');
  await parcels(10, true);
  expect((await page('IN-JOIN', 1)).total).toBe(6);
  await control(app, 'reset');
  expect((await page('IN-JOIN', 1)).total).toBe(0);
});
