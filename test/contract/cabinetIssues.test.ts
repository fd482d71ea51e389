import type { FastifyInstance } from 'fastify';
import { control, post, startSandbox, tokenOf } from './harness';
import { rewardCalls } from './rewardCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MINE = '13912345678';
const issues = async (cabinetCode: string, token = '') =>
  (await post(app, 'post/act/cabinetIssues', { cabinetCode }, token === '' ? {} : { token })).data;
const join = (activityCode: string, token: string) =>
  post(app, 'post/act/joinActivity', { activityCode }, { token });
const change = (name: string, token: string) =>
  post(app, 'post/pick/standard/name/change', { name }, { token });
const mayChange = async (token: string) => {
  const response = await app.inject({
    method: 'GET',
    url: '/wxgw/post/pick/standard/name/switch',
    headers: { 'original-path': '/', authorization: token, 'original-channel': 'consumer' },
  });
  return response.json<{ readonly data: boolean }>().data;
};

test('service and campaign of a cabinet; none for an unknown one; offline is reported', async () => {
  expect(await issues('CAB-1001')).toMatchObject({
    isOffline: false,
    servicePhone: '400-000-1234',
    offer: { activityCode: 'CABINET-SORRY', isJoined: false },
  });
  expect(await issues('CAB-1002')).toMatchObject({ isOffline: true });
  expect(await issues('CAB-404')).toMatchObject({ cabinetName: '', isOffline: false, offer: null });
});

test('fifty simultaneous joins count once and stay; an unknown campaign is refused', async () => {
  const token = await tokenOf(app, MINE);
  const before = Number((await rewardCalls(app, token).fund()).data.availableMoney);
  const answers = await Promise.all(Array.from({ length: 50 }, () => join('CABINET-SORRY', token)));
  expect(answers.every(({ body }) => body.code === '0')).toBe(true);
  expect(Number((await rewardCalls(app, token).fund()).data.availableMoney) - before).toBe(100);
  expect(await issues('CAB-1001', token)).toMatchObject({ offer: { isJoined: true } });
  expect((await join('CABINET-OTHER', token)).body.code).toBe('204300001');
});

test('of two simultaneous name changes one counts, once; then the switch is off', async () => {
  const token = await tokenOf(app, MINE);
  expect(await mayChange(token)).toBe(true);
  const answers = await Promise.all(['王小明', '李建国'].map((name) => change(name, token)));
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['0', '204300002']);
  expect(await mayChange(token)).toBe(false);
  const won = answers.find(({ body }) => body.code === '0');
  expect((await post(app, 'post/pick/standard/name/info', {}, { token })).data).toEqual(won?.data);
});

test.each([
  ['a number', '13800001111', '204300003', 200],
  ['marks', '<b>王</b>', '204300003', 200],
  ['too short', '王', undefined, 400],
])('%s is refused as a name, and the change is still available', async (_name, name, code, status) => {
  const token = await tokenOf(app, MINE);
  const answer = await change(name, token);
  expect(answer.status).toBe(status);
  if (code !== undefined) expect(answer.body.code).toBe(code);
  expect(await mayChange(token)).toBe(true);
});

test('joining and changing the name need login', async () => {
  expect((await post(app, 'post/act/joinActivity', { activityCode: 'CABINET-SORRY' })).status).toBe(401);
  expect((await post(app, 'post/pick/standard/name/info', {})).status).toBe(401);
  const nothing = await tokenOf(app, '13912345600');
  expect((await change('王小明', nothing)).body.code).toBe('204300002');
});
