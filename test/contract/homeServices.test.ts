import type { FastifyInstance } from 'fastify';
import { FIXTURE_LINKS } from '../../sandbox/areas';
import { HOME_SERVICE_PAGES } from '../../sandbox/weekly/fixtures/homeServicePages';
import { control, post, startSandbox, tokenOf } from './harness';
import { home } from './weeklyCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const OPEN = HOME_SERVICE_PAGES.filter(({ failure, spoil }) => failure === undefined && spoil === undefined);
/** Of the page; '': of none. */
const info = async (configId: string, token?: string) => {
  const response = await app.inject({
    method: 'GET',
    url: `/wxgw/oc/cash/activity/sendActivityPageInfo${configId === '' ? '' : `?configId=${configId}`}`,
    headers: {
      'original-path': '/HsGather/HS-OPEN',
      ...(token === undefined ? {} : { authorization: token, 'original-channel': 'unifylogin' }),
    },
  });
  return response.json<{
    readonly success: boolean;
    readonly code: string;
    readonly data: Readonly<Record<string, unknown>> | null;
  }>();
};

test('every page has a link', () => {
  expect(
    FIXTURE_LINKS.filter(({ path }) => path.startsWith('/HsGather/'))
      .map(({ code }) => code)
      .sort(),
  ).toEqual(HOME_SERVICE_PAGES.map(({ code }) => code).sort());
});

test.each(OPEN.map(({ code }) => code))(
  '%s satisfies the contract, in every city and without one',
  async (code) => {
    for (const city of ['', '深圳市', '北京市', '拉萨市']) {
      const { status, body } = await home(app, code, { place: { city } });
      expect({ status, ...body }).toMatchObject({ status: 200, success: true, code: '0' });
    }
  },
);

const kinds = async (code: string, city: string): Promise<readonly number[]> =>
  (await home(app, code, { place: { city } })).data.goodsGroupModuleList.map((group) => group.displayType);

test.each([
  ['HS-OPEN', '深圳市', [1, 1]],
  ['HS-OPEN', '上海市', [1, 1]],
  ['HS-OPEN', '北京市', [1, 3]],
  ['HS-OPEN', '拉萨市', [3, 3]],
  ['HS-OPEN', '', [2, 2]],
  ['HS-EMPTY', '深圳市', []],
])('%s in %p: groups %p', async (code, city, expected) => {
  expect(await kinds(code, city)).toEqual(expected);
});

test('an ended page and an unknown page say why', async () => {
  expect((await home(app, 'HS-GONE')).body).toMatchObject({ success: false, code: '200300009' });
  expect((await home(app, 'HS-NONE')).body).toMatchObject({ success: false, code: '200300001' });
});

describe('the cash banner', () => {
  test('without login has the campaign’s text and no sum', async () => {
    expect((await info('HS-OPEN')).data).toMatchObject({
      activityCode: 'FISSION-OPEN',
      statusCode: 'NONE',
      goalFen: 2000,
      sumFen: 0,
    });
    expect((await info('')).data).toMatchObject({ activityCode: 'FISSION-OPEN' });
  });

  test.each(['HS-EMPTY', 'HS-NONE', 'constructor'])('%s has no banner', async (code) => {
    expect(await info(code)).toMatchObject({ success: false, code: '100205002', data: null });
  });

  test('shows the user’s progress: what three friends gave simultaneously, exactly, and only to this user', async () => {
    const owner = await tokenOf(app, '13912345678');
    const { data } = await post(
      app,
      'activity/api/fission/taskStart',
      { activityCode: 'FISSION-OPEN', requestNo: 'hs'.padEnd(24, '0') },
      { token: owner },
    );
    const friends = await Promise.all(
      Array.from({ length: 8 }, (_, index) => tokenOf(app, `1370000100${index}`)),
    );
    const helps = await Promise.all(
      friends
        .slice(0, 3)
        .map((token, index) =>
          post(
            app,
            'activity/api/fission/taskAssist',
            { inviteCode: data.inviteCode, requestNo: `hs${index}`.padEnd(24, '1') },
            { token },
          ),
        ),
    );
    const given = helps.reduce((sum, help) => sum + Number(help.data.fen), 0);
    expect((await info('HS-OPEN', owner)).data).toMatchObject({ statusCode: 'RUNNING', sumFen: given });
    expect((await info('HS-OPEN', friends[7])).data).toMatchObject({ statusCode: 'NONE', sumFen: 0 });
    await Promise.all(
      friends
        .slice(3)
        .map((token, index) =>
          post(
            app,
            'activity/api/fission/taskAssist',
            { inviteCode: data.inviteCode, requestNo: `hs${index}`.padEnd(24, '2') },
            { token },
          ),
        ),
    );
    expect((await info('HS-OPEN', owner)).data).toMatchObject({ statusCode: 'REACHED', sumFen: 2000 });
  });

  test('after its time the help is over', async () => {
    const owner = await tokenOf(app, '13912345678');
    await post(
      app,
      'activity/api/fission/taskStart',
      { activityCode: 'FISSION-OPEN', requestNo: 'hs'.padEnd(24, '0') },
      { token: owner },
    );
    await control(app, 'clock', { offsetMs: 25 * 3_600_000 });
    expect((await info('HS-OPEN', owner)).data).toMatchObject({ statusCode: 'OVER' });
  });
});
