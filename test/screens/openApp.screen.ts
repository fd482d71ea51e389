/**
 * Opening and getting the consumer app: phones with and without it, once and without a loop, and a login that is handed
 * over.
 */
import type { Page } from 'playwright-core';
import { eventually, journey } from '../harness';
import { APP_TOKEN } from '../journeys/hostSteps';
import { onSystem } from '../journeys/openAppSteps';
import { openAs } from '../journeys/pickSteps';
import { logIn } from '../journeys/steps';

const { sandbox, visit } = journey();

const OPEN = '打开小蜂驿站APP';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Beyond the limit of a try and the delay before the fallback. */

describe('a login that is handed over', () => {
  const TOKEN = 'handed-over.login-of-somebody';

  test('does not log in this page, and a universal link does not carry it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const token = await sandbox.token('13912345678');
    await visitor.open(`/outerOpenApp/${token}?target=send`);
    const link = page.waitForRequest((request) => request.url().includes('/__sandbox/app-link'));
    await button(page, OPEN).click();
    expect((await link).url()).toMatch(/\/app-link\/send$/);
    await page.waitForURL(/missed=1/);
    await visitor.open('/pickLoadApp');
    await page.getByText('登录后查看取件结果').waitFor();
  });

  test("inside the consumer app the app's own login stays", async () => {
    const visitor = await visit({
      host: 'consumer-android',
      cookies: { token: APP_TOKEN },
      bridgeAnswers: { jumpByScheme: {} },
    });
    await visitor.open(`/outerOpenApp/${TOKEN}?target=send`);
    const jumps = async () => (await visitor.bridgeCalls()).filter(({ method }) => method === 'jumpByScheme');
    await eventually('the jump', jumps, ({ length }) => length > 0);
    expect(await jumps()).toEqual([
      { bridge: 'HiveBridge', method: 'jumpByScheme', params: { scheme: 'hiveconsumer://send' } },
    ]);
  });
});

test('a code that expires while shown says so on the next look', async () => {
  const visitor = await visit();
  await visitor.open('/outerLoadApp?code=EXL-PRIZE');
  await button(visitor.page, '打开APP领取').waitFor();
  await sandbox.clock(31 * 24 * 3_600_000);
  await visitor.page.reload();
  await visitor.page.getByText('来晚啦，这份福利已过期').waitFor();
});

test('an unknown code: a sentence and a next step; a failing gateway: 重试', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await visitor.open('/outerLoadApp?code=NOBODYS');
  await button(page, '看看其他福利').click();
  await page.waitForURL(/\/welfare/);
  await sandbox.faults({ path: 'fcappExchangeLink/info', kind: 'status', status: 500, times: 20 });
  await visitor.open('/sampleOuterLoadApp?code=SAMPLE-OPEN');
  await page.getByText('福利加载失败，请重试').waitFor();
  await sandbox.reset();
  await button(page, '重试').click();
  await page.getByText('如何领取').waitFor();
});

test('Android’s package is linked only at an allowed address', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await onSystem(visitor, 'android');
  await visitor.open('/loadApp?missed=1');
  await button(page, '直接下载安装包（65.3MB）').click();
  await page.waitForURL(/\/__sandbox\/app-package/);
  await sandbox.faults({
    path: 'version/getNewVersion',
    kind: 'status',
    status: 200,
    body: {
      success: true,
      code: '0',
      msg: '',
      data: { versionName: '9.9.9', packageUrl: 'https://evil.example/a.apk', packageBytes: -1, news: null },
    },
    times: 1,
  });
  await visitor.open('/loadApp?missed=1');
  await page.getByText('9.9.9').waitFor();
  expect(await page.getByText('直接下载安装包').count()).toBe(0);
});

test('after a pick-up: the result once logged in, tasks below it', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/pickLoadApp');
  await button(page, '去登录').click();
  await logIn(page);
  await page.getByText('取件成功').waitFor();
});

test('an unknown pick-up leads to picking up', async () => {
  const visitor = await visit();
  await openAs(visitor, sandbox, '/pickLoadApp?parcelId=NOBODYS');
  await visitor.page.getByText('没有找到取件记录').waitFor();
  await button(visitor.page, '去取件').click();
  await visitor.page.waitForURL(/\/pick$/);
});
