import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { WEEKLY_PAGES } from '../../sandbox/weekly/fixtures/pages';
import { control, post, startSandbox, tokenOf } from './harness';
import { claimRight, home, homeBody, WEEKLY } from './weeklyCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const HOUR_MS = 3_600_000;
const OPEN = WEEKLY_PAGES.filter(({ failure, spoil }) => failure === undefined && spoil === undefined);

const clock = (offsetMs: number) => control(app, 'clock', { offsetMs });
test('every page has a link', () => {
  expect(
    FIXTURE_LINKS.filter(({ path }) => path.startsWith('/fcFriday?configId='))
      .map(({ code }) => code)
      .sort(),
  ).toEqual(WEEKLY_PAGES.map(({ code }) => code).sort());
});

test.each(OPEN.map(({ code }) => code))(
  '%s satisfies the contract, without login and for a user',
  async (code) => {
    const token = await tokenOf(app, MOBILE);
    for (const answer of [
      await home(app, code),
      await home(app, code, { token }),
      await home(app, code, { token, place: { province: '广东省', city: '深圳市' } }),
    ])
      expect({ status: answer.status, ...answer.body }).toMatchObject({
        status: 200,
        success: true,
        code: '0',
      });
  },
);

test.each(OPEN.map(({ code }) => code))('%s: modules have unique names and places', async (code) => {
  const modules = Object.values((await home(app, code)).data as unknown as Record<string, unknown>)
    .flat()
    .filter(
      (one): one is { order: number; uniqueId: string } =>
        typeof one === 'object' && one !== null && 'uniqueId' in one,
    );
  expect(new Set(modules.map(({ uniqueId }) => uniqueId)).size).toBe(modules.length);
  expect(new Set(modules.map(({ order }) => order)).size).toBe(modules.length);
});

test('every picture of every page exists', async () => {
  const seen = new Set<string>();
  for (const { code } of OPEN.filter((page) => page.code !== 'FRI-HOSTILE' && page.code !== 'FRI-BIG'))
    for (const [address] of (await home(app, code)).text.matchAll(/http:[^"]*\/__sandbox\/art\/[^"]*/g))
      seen.add(address);
  expect(seen.size).toBeGreaterThan(60);
  for (const address of seen) {
    const picture = await app.inject(new URL(address).pathname + new URL(address).search);
    expect({ address, status: picture.statusCode }).toEqual({ address, status: 200 });
  }
});

test('FRI-ALL has every module of the contract', async () => {
  const data = (await home(app, 'FRI-ALL')).data as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(data)) {
    if (name.endsWith('ModuleList'))
      expect({ name, count: (value as unknown[]).length }).not.toEqual({ name, count: 0 });
    else expect({ name, value }).not.toEqual({ name, value: null });
  }
});

test.each([
  ['FRI-GONE', '活动已下线，看看其他活动吧'],
  ['FRI-GONE-QUIET', ''],
])('%s fails with msg "%s"', async (code, msg) => {
  expect((await home(app, code)).body).toMatchObject({ success: false, msg, data: null });
});

test('an unknown page fails', async () => {
  expect((await home(app, 'FRI-NOBODY')).body).toMatchObject({ success: false, code: '200300001' });
});

test('FRI-BROKEN violates the contract on purpose and still contains its good modules', async () => {
  const answer = await home(app, 'FRI-BROKEN');
  expect({ status: answer.status, ...answer.body }).toMatchObject({ status: 200, success: true, code: '0' });
  expect(answer.data).toMatchObject({
    locationModule: [],
    liveRoomModule: { roomId: 7 },
    guideBarModule: 'on',
  });
  expect(answer.text).toContain('BROKEN-GOOD');
  const claimed = await claimRight(
    app,
    ['FRI-BROKEN', 'BROKEN-GOOD', 'BROKEN-A'],
    await tokenOf(app, MOBILE),
  );
  expect(claimed.body.code).toBe('0');
});

test.each([
  ['', 2, false],
  ['深圳市', 1, true],
  ['成都市', 3, false],
])('FRI-PLACE in "%s": display type %i, regional code there: %s', async (city, displayType, hasCode) => {
  const { data } = await home(app, 'FRI-PLACE', { place: { city } });
  expect(data.goodsGroupModuleList.map((group) => group.displayType)).toEqual([displayType, displayType]);
  expect(data.regionalCodeModule?.regionalCodeQrCodeUrl !== '').toBe(hasCode);
});

test('FRI-ALL: the send incentive counts parcels and its countdown', async () => {
  const token = await tokenOf(app, MOBILE);
  const progress = async () => {
    const { sendIncentiveModule } = (await home(app, 'FRI-ALL', { token })).data;
    const response = sendIncentiveModule?.sendIncentiveProgressResp;
    return {
      seconds: response?.secondsToexpiry ?? NaN,
      received: response?.sendIncentiveTaskProgressDTO.stageList.map(({ isReceived }) => isReceived),
    };
  };
  const startedAtMs = Date.now();
  const first = await progress();
  expect(first.received).toEqual([true, false, false]);
  await control(app, 'parcels', { mobile: MOBILE, count: 2 });
  await clock(HOUR_MS);
  const second = await progress();
  expect(second.received).toEqual([true, true, false]);
  // Besides the hour, the test's own duration; both are whole seconds.
  const passed = first.seconds - second.seconds - 3600;
  expect(passed).toBeGreaterThanOrEqual(-1);
  expect(passed).toBeLessThanOrEqual((Date.now() - startedAtMs) / 1000 + 1);
  await clock(100 * HOUR_MS);
  expect((await progress()).seconds).toBeLessThan(0);
});

test.each([
  ['longitude', '181,5'],
  ['sceneId', '9'],
  ['appSystem', 'windows'],
])('home with %s "%s" violates the contract', async (name, value) => {
  expect((await post(app, `${WEEKLY}/home`, { ...homeBody('FRI-MIN'), [name]: value })).status).toBe(400);
});

test.each([
  ['114.05', '22.55', undefined],
  ['113.95', '22.54', '深圳市'],
  ['121.5', '31.23', '上海市'],
  ['116.3', '39.98', '北京市'],
  ['120.1', '30.27', '杭州市'],
  ['104.06', '30.6', '成都市'],
  ['86.15', '41.76', '巴音郭楞蒙古自治州'],
  ['0', '0', undefined],
])('the place at %s, %s is %s', async (longitude, latitude, city) => {
  for (const mapType of ['gcj02', 'wgs84']) {
    const answer = await post(app, 'address/api/v1/geo/parseLatLongAddress', {
      longitude,
      latitude,
      mapType,
      source: 11,
    });
    if (city === undefined)
      expect(answer.body).toMatchObject({ success: false, code: '200500001', data: null });
    else expect(answer.data).toMatchObject({ city });
  }
});

test.each([
  ['/__sandbox/art/goods.svg?id=7', 400, 400],
  ['/__sandbox/art/goods.svg?id=7&imageView2/2/w/272', 272, 272],
  ['/__sandbox/art/goods.svg?id=7?imageView2/2/w/100', 100, 100],
  ['/__sandbox/art/guide-bar.svg?imageView2/2/w/375', 375, 60],
  ['/__sandbox/art/guide-bar.svg?imageView2/2/w/375/h/30', 188, 30],
  ['/__sandbox/art/guide-bar.svg?imageView2/1/h/60/q/75', 375, 60],
  ['/__sandbox/art/guide-bar.svg?imageView2/2/w/999999', 750, 120],
  ['/__sandbox/art/guide-bar.svg?imageView2/2/w/0', 750, 120],
])('%s is %i x %i, with the same drawing in it', async (url, width, height) => {
  const { body, statusCode } = await app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`);
  const whole = await app.inject(url.replace(/[?&]imageView2.*/, ''));
  expect(body.slice(body.indexOf('viewBox'))).toBe(whole.body.slice(whole.body.indexOf('viewBox')));
});

test('two hundred goods have different pictures', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 200 }, (_, index) => app.inject(`/__sandbox/art/goods.svg?id=${index + 1}`)),
  );
  expect(new Set(pictures.map(({ body }) => body)).size).toBe(200);
});
