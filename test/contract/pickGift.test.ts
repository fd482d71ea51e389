import type { FastifyInstance } from 'fastify';
import { control, post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const GIFTS = 'activity/api/pickAppnew';
const open = (activityCode: string, token: string) =>
  post(app, `${GIFTS}/openGift`, { activityCode }, { token });
const result = async (orderNo: string) => (await post(app, `${GIFTS}/cabinetPopupResult`, { orderNo })).data;

test('fifty simultaneous requests: coupons once, and the fund is paid once', async () => {
  const token = await tokenOf(app, '13912345678');
  const coupons = await Promise.all(Array.from({ length: 50 }, () => open('PICKGIFT-OPEN', token)));
  expect(new Set(coupons.map(({ data }) => JSON.stringify(data.coupons))).size).toBe(1);
  await Promise.all(Array.from({ length: 50 }, () => open('PICKGIFT-FUND', token)));
  const body = { type: 0, bizId: '', pageNo: 1, pageSize: 20 };
  const { content } = (await post(app, 'activity/api/reduceMoneyActivity/fundRecords', body, { token })).data;
  expect(
    (content as readonly { readonly title: string }[]).filter(({ title }) => title === '取件有礼'),
  ).toHaveLength(1);
});

test('a late gift, no gift, an ended activity, an unknown one', async () => {
  expect(await result('PG-SLOW')).toMatchObject({ stateCode: 'WAITING', activityCode: '' });
  await control(app, 'clock', { offsetMs: 4100 });
  expect(await result('PG-SLOW')).toMatchObject({ stateCode: 'READY', activityCode: 'PICKGIFT-FUND' });
  expect(await result('PG-NONE')).toMatchObject({ stateCode: 'NONE' });
  const token = await tokenOf(app, '13912345678');
  expect((await open('PICKGIFT-FINISHED', token)).body.code).toBe('100901006');
  expect((await open('NOBODYS', token)).body.code).toBe('100205002');
});
