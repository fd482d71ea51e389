import type { FastifyInstance } from 'fastify';
import { post, startSandbox } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
afterAll(() => app.close());

interface Row {
  readonly cabinetCode: string;
  readonly distanceM: number | null;
}
const ask = (change: Readonly<Record<string, unknown>> = {}) =>
  post(app, 'activity/api/nearbyCabinet/getLandingPageConfig', {
    configId: 'NEAR-OPEN',
    longitude: '',
    latitude: '',
    mapType: '',
    province: '',
    city: '',
    pageNo: 1,
    pageSize: 20,
    ...change,
  });
const rowsOf = async (change: Readonly<Record<string, unknown>>): Promise<readonly Row[]> =>
  (await ask(change)).data.content as readonly Row[];

const SHENZHEN = { longitude: '113.95', latitude: '22.54', mapType: 'gcj02' };

test('cabinets around a position: nearest first, no distant ones', async () => {
  const distances = (await rowsOf(SHENZHEN)).map(({ distanceM }) => distanceM ?? Infinity);
  expect(distances).toHaveLength(8);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect(Math.max(...distances)).toBeLessThan(20_000);
  expect(await rowsOf({ ...SHENZHEN, longitude: '0', latitude: '0' })).toEqual([]);
});

test('cabinets of a city have no distances; none in a city without cabinets, or without position and city', async () => {
  const rows = await rowsOf({ province: '浙江省', city: '杭州市' });
  expect([rows.length, new Set(rows.map(({ distanceM }) => distanceM))]).toEqual([8, new Set([null])]);
  expect(await rowsOf({ province: '西藏自治区', city: '拉萨市' })).toEqual([]);
  expect(await rowsOf({})).toEqual([]);
});

test('pages of a long list contain each cabinet once', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((pageNo) => rowsOf({ ...SHENZHEN, configId: 'NEAR-MANY', pageNo })),
  );
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 20, 20, 20, 20, expect.any(Number), 0]);
  const codes = pages.flat().map(({ cabinetCode }) => cabinetCode);
  expect(new Set(codes).size).toBe(codes.length);
});

test.each([
  ['no such page', { configId: 'NOBODYS' }, '204200001'],
  ['the page of the day', { configId: '' }, '0'],
])('%s', async (_name, change, code) => expect((await ask(change)).body.code).toBe(code));

test('an invalid position is refused', async () => {
  expect((await ask({ longitude: 'here' })).status).toBe(400);
});
