import type { FastifyInstance } from 'fastify';
import { control, get, post, startSandbox } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const HOUR_MS = 3_600_000;
const exchange = (code: string) => post(app, 'activity/api/fcappExchangeLink/info', { code });

test.each([
  ['EXL-COUPON', 'COUPON', 'OPEN'],
  ['EXL-PRIZE', 'PRIZE', 'OPEN'],
  ['EXL-TAKEN', 'COUPON', 'TAKEN'],
  ['EXL-OVER', 'PRIZE', 'OVER'],
  ['SAMPLE-OPEN', 'SAMPLE', 'OPEN'],
  ['SAMPLE-TAKEN', 'SAMPLE', 'TAKEN'],
])('%s: %s, %s', async (code, kindCode, stateCode) => {
  expect((await exchange(code)).data).toMatchObject({ code, kindCode, stateCode });
});

test('waiting gifts expire', async () => {
  await control(app, 'clock', { offsetMs: 24 * 30 * HOUR_MS - 60_000 });
  expect((await exchange('EXL-COUPON')).data).toMatchObject({ stateCode: 'OPEN' });
  await control(app, 'clock', { offsetMs: 24 * 30 * HOUR_MS + 60_000 });
  expect((await exchange('EXL-COUPON')).data).toMatchObject({ stateCode: 'OVER' });
});

test('an unknown code has no gift', async () =>
  expect((await exchange('NOBODYS')).body.code).toBe('204200001'));

test.each(['ios', 'android', 'harmony'])(
  'the newest version on %s; only Android has a package',
  async (osType) => {
    const { data } = await get(app, 'consumer/v1/version/getNewVersion', { osType });
    expect(data).toMatchObject({ versionName: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(data.packageUrl !== '').toBe(osType === 'android');
  },
);

test('an unknown system violates the contract', async () => {
  const { status } = await get(app, 'consumer/v1/version/getNewVersion', { osType: 'symbian' });
  expect(status).toBe(400);
});

test('without the app a universal link leads to the download page, with its target', async () => {
  const { statusCode, headers } = await app.inject('/__sandbox/app-link/send?code=X');
  expect([statusCode, headers.location]).toEqual([302, '/loadApp?missed=1&target=send']);
});
