import type { FastifyInstance } from 'fastify';
import { control, startSandbox, tokenOf } from './harness';
import { rewardCalls } from './rewardCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const MOBILE = '13912345678';
const visitor = async (mobile = MOBILE) => rewardCalls(app, await tokenOf(app, mobile));
const tokenFor = async (taskId: string) => String((await (await visitor()).start(taskId)).data.taskToken);
const open = (query: string) => app.inject(`/__sandbox/task?${query}`);
const submit = (fields: Readonly<Record<string, string>>) =>
  app.inject({
    method: 'POST',
    url: '/__sandbox/task',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const available = async () => (await (await visitor()).fund()).data.availableMoney;

test('with a token it needs no input, finishes the task and pays once', async () => {
  const taskToken = await tokenFor('T2');
  const page = await open(`taskId=T2&taskToken=${taskToken}&token=secret`);
  expect(page.body).toContain('打开短视频应用看视频');
  expect(page.body).toContain('完成任务');
  expect(page.body).not.toContain('name="mobile"');
  expect(page.body).not.toContain('secret');
  const done = await submit({ taskId: 'T2', taskToken });
  expect(done.statusCode).toBe(200);
  expect(done.body).toContain('139****5678 的任务已完成，1.20 元减免金已到账');
  expect((await submit({ taskId: 'T2', taskToken })).body).toContain('奖励只发一次');
  expect(await available()).toBe(1250 + 120);
});

test('without a token it asks for the number', async () => {
  expect((await open('taskId=T6')).body).toContain('name="mobile"');
  expect((await submit({ taskId: 'T6', mobile: '139 1234 5678' })).body).toContain('0.66 元减免金已到账');
  expect(await available()).toBe(1250 + 66);
});

test('a claimable reward is not paid here', async () => {
  expect((await submit({ taskId: 'AI1', mobile: MOBILE })).body).toContain('请回到活动页领取奖励');
  expect(await available()).toBe(1250);
});

test('the token of another task finishes nothing', async () => {
  const taskToken = await tokenFor('T2');
  const answer = await submit({ taskId: 'T7', taskToken });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('任务凭证无效');
  expect(await available()).toBe(1250);
});

test.each([
  [{ taskId: 'T2' }, '请输入 11 位手机号'],
  [{ taskId: 'T2', mobile: '139' }, '请输入 11 位手机号'],
  [{ taskId: 'T2', taskToken: 'nobody', mobile: MOBILE }, '任务凭证无效'],
  [{ taskId: 'T5', mobile: MOBILE }, '任务已结束'],
])('refuses %j', async (fields, message) => {
  const answer = await submit(fields);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(message);
});

test('input from link and form is escaped', async () => {
  const evil = '"><script>x</script>';
  const pages = [
    await open(`taskId=T2&taskToken=${encodeURIComponent(evil)}&note=${encodeURIComponent(evil)}`),
    await submit({ taskId: 'T2', mobile: evil }),
    await submit({ taskId: 'T2', taskToken: evil }),
    await open('taskId=TH1'),
  ];
  for (const { body } of pages) {
    expect(body).toContain('完成任务');
    expect(body).not.toContain('<script>x');
    expect(body).not.toContain('<img src=x');
  }
});

test.each(['', 'taskId=', 'taskId=NOBODY', 'taskId=__proto__', 'taskId=T1&taskId=T2'])(
  '"%s" is not a task',
  async (query) => {
    expect((await open(query)).statusCode).toBe(404);
  },
);
