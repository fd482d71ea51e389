/** /appIncentive: tasks that pay into the reduction fund (product §2.2), in three hosts, and failing calls. */
import { expectToast, journey } from '../harness';
import { APP_TOKEN } from '../journeys/hostSteps';
import {
  button,
  finishTask,
  INCENTIVE_CALL,
  LOGGED_OUT,
  openIncentiveLoggedIn,
  taskSaying,
} from '../journeys/rewardSteps';
import { closeLogin, dialog, dismiss, logIn, loginDialog } from '../journeys/steps';
import { countCalls, pathOf, retry, setTabVisible } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const VIDEO = '体验短视频应用 3 分钟';
const TRIP = '完善一次出行计划';
const LESSON = '看完一节理财小课';
const SHOP = '超市开业逛一逛';
const FAILED = '领取失败，请重试';

describe('earning', () => {
  test('plain browser: after login a task is started, done in another app and claimed once, and the total grows', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/appIncentive');
    await logIn(page);
    await taskSaying(page, TRIP, '领取').waitFor();
    await taskSaying(page, LESSON, '已领取').waitFor();
    await taskSaying(page, SHOP, '已结束').waitFor();
    await page.getByText('￥0.8', { exact: true }).waitFor();
    await page.getByText('待领取 ￥2', { exact: true }).waitFor();
    await taskSaying(page, VIDEO, '去完成').click();
    await page.waitForURL(/\/__sandbox\/task\?/);
    await page.getByRole('button', { name: '完成任务' }).click();
    await page.getByRole('status').filter({ hasText: /./ }).waitFor();
    await page.goto('/appIncentive');
    await taskSaying(page, VIDEO, '领取').click();
    await taskSaying(page, VIDEO, '已领取').waitFor();
    await page.getByText('￥2.3', { exact: true }).waitFor();
    const claims = await sandbox.requests(INCENTIVE_CALL.claim);
    expect(claims.map(({ body, status }) => [body, status])).toEqual([
      [{ activityCode: 'AI-OPEN', taskId: 'AI1', requestNo: expect.stringMatching(/^[0-9a-f]{32}$/) }, 200],
    ]);
    expect(await sandbox.requests(INCENTIVE_CALL.start)).toHaveLength(1);
  });

  test('consumer app: logged in automatically; the call names the app', async () => {
    const visitor = await visit({ host: 'consumer-ios', cookies: { token: APP_TOKEN } });
    const { page } = visitor;
    await visitor.open('/appIncentive?activityCode=AI-OPEN&channelId=CH-9');
    await taskSaying(page, VIDEO, '去完成').waitFor();
    const [call] = await sandbox.requests(INCENTIVE_CALL.info);
    expect(call?.body).toEqual({
      activityCode: 'AI-OPEN',
      channelId: 'CH-9',
      appSystem: 'ios',
      appVersion: '6019000',
    });
    expect(await loginDialog(page).count()).toBe(0);
  });

  test('on return a task finished meanwhile can be claimed', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-OPEN');
    await taskSaying(page, VIDEO, '去完成').waitFor();
    await setTabVisible(page, false);
    await finishTask(sandbox, 'AI1');
    await setTabVisible(page, true);
    await expectToast(page, '已完成任务，快查看奖励');
    await taskSaying(page, VIDEO, '领取').waitFor();
  });

  test('a link leads to the reduction funds', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-OPEN');
    await button(page, '查看减免金').click();
    await page.waitForURL((url) => url.pathname === '/reductionFunds');
  });
});

describe('states by address', () => {
  test('logged out: the login opens; after closing it, a button opens it again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/appIncentive');
    await closeLogin(page);
    await page.getByText('登录后做任务赚奖励').waitFor();
    expect(await sandbox.requests(INCENTIVE_CALL.info)).toEqual([]);
    await button(page, '去登录').click();
    await logIn(page);
    await taskSaying(page, VIDEO, '去完成').waitFor();
  });

  test('not begun: shows the start time and nothing to start', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-NOT-START');
    await page.getByText(/^活动将于 \d{4}-\d\d-\d\d \d\d:\d\d 开始$/).waitFor();
    await taskSaying(page, '看一集短剧', '未开始').waitFor();
    expect(await page.getByRole('group', { name: '任务列表' }).getByRole('button').count()).toBe(0);
  });

  test('over: says so, with nothing to start', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-FINISHED');
    await page.getByText('活动已结束，看看其他活动吧').waitFor();
    await taskSaying(page, '设置视频彩铃', '已结束').waitFor();
  });

  test('an unknown activity offers a next step', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-NOBODY');
    await page.getByText('活动不存在或已下线').waitFor();
    await button(page, '查看减免金').click();
    await page.waitForURL((url) => url.pathname === '/reductionFunds');
  });

  test('rules open, and hostile content is text', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-HOSTILE');
    await button(page, '活动规则').click();
    await dialog(page, '活动规则').waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
    await dismiss(dialog(page, '活动规则'));
    expect(pathOf(page)).toBe('/appIncentive');
  });
});

describe('failing calls', () => {
  test.each([
    ['500', { kind: 'status', status: 500, times: 3 }],
    ['malformed', { kind: 'malformed', times: 1 }],
  ] as const)('the tasks fail (%s): a message and 重试', async (_name, fault) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: INCENTIVE_CALL.info, ...fault });
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-OPEN');
    await page.getByRole('alert').filter({ hasText: '获取活动信息失败，请重试' }).waitFor();
    await retry(page).click();
    await taskSaying(page, VIDEO, '去完成').waitFor();
  });

  test.each([
    ['malformed', { kind: 'malformed', times: 1 }],
    ['empty', { kind: 'empty', times: 1 }],
    ['dropped', { kind: 'drop', times: 10 }],
  ] as const)(
    'a claim whose response is %s, though it took effect: shown as claimed, claimed once',
    async (_name, fault) => {
      const visitor = await visit();
      const { page } = visitor;
      visitor.expectProblems(INCENTIVE_CALL.claim);
      await openIncentiveLoggedIn(visitor, sandbox, 'AI-OPEN');
      const claims = countCalls(page, INCENTIVE_CALL.claim);
      await sandbox.faults({ path: INCENTIVE_CALL.claim, ...fault });
      await taskSaying(page, TRIP, '领取').click();
      await expectToast(page, '领取成功');
      await taskSaying(page, TRIP, '已领取').waitFor();
      expect(claims()).toBe(1);
    },
  );

  test('500: says so, and the next tap claims', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: INCENTIVE_CALL.claim, kind: 'status', status: 500 });
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-OPEN');
    await taskSaying(page, TRIP, '领取').click();
    await expectToast(page, FAILED);
    await taskSaying(page, TRIP, '领取').click();
    await taskSaying(page, TRIP, '已领取').waitFor();
    expect((await sandbox.requests(INCENTIVE_CALL.claim)).map(({ status }) => status)).toEqual([500, 200]);
  });

  test.each([
    ['200700003', '您来晚啦，活动已结束~', '您来晚啦，活动已结束~'],
    ['200700002', '', '任务还没完成，快去完成吧'],
  ])('a refusal with %s and the text %p is shown, and the state is refetched', async (code, msg, text) => {
    const visitor = await visit();
    const { page } = visitor;
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-OPEN');
    await sandbox.faults({
      path: INCENTIVE_CALL.claim,
      kind: 'malformed',
      body: { success: false, code, msg, data: null },
    });
    await taskSaying(page, TRIP, '领取').click();
    await expectToast(page, text);
    expect(await sandbox.requests(INCENTIVE_CALL.info)).toHaveLength(2);
  });

  test('a 401 during a claim: one login, the tasks are fetched, one claim', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: INCENTIVE_CALL.claim, ...LOGGED_OUT });
    await openIncentiveLoggedIn(visitor, sandbox, 'AI-OPEN');
    await taskSaying(page, TRIP, '领取').click();
    await logIn(page);
    await taskSaying(page, TRIP, '已领取').waitFor();
    expect((await sandbox.requests(INCENTIVE_CALL.claim)).map(({ status }) => status)).toEqual([401, 200]);
    expect(await sandbox.requests('loginByMobileCodeToken')).toHaveLength(1);
  });
});
