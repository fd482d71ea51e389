/** Tasks on the reduction-fund center, the scan's success, the home popup and the weekly page (product §2.2, §2.4). */
import type { Locator, Page } from 'playwright-core';
import { eventually, expectToast, journey, mainJourney, type Visitor } from '../harness';
import { answerOauth, APP_TOKEN } from '../journeys/hostSteps';
import { openAs } from '../journeys/reductionSteps';
import { dialog, logIn, loginDialog } from '../journeys/steps';
import { button, center, finishTask, START } from '../journeys/taskSteps';

const own = journey();
const { sandbox, visit } = own;

const LIST = 'user/task/list';
const SUBSCRIBE = 'user/task/subscribe';
const LOST = '网络异常，请稍后再试';

const rows = (page: Page): Locator => page.getByRole('list', { name: '任务列表' }).getByRole('listitem');
const startButtons = (page: Page): Locator => button(page, /^去完成 /);
const inApp = (options: object = {}): Promise<Visitor> =>
  visit({ host: 'consumer-android', cookies: { token: APP_TOKEN }, ...options });

async function toasts(visitor: Visitor): Promise<unknown[]> {
  const calls = await visitor.bridgeCalls();
  return calls.filter(({ method }) => method === 'toast').map(({ params }) => params);
}

describe('on the center', () => {
  test('plain browser: the possible earnings, three cards, eight in all, then the rest', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, center('TASK-ALL'));
    await page.getByRole('heading', { name: /^做任务 最高赚[\d.]+元$/ }).waitFor();
    const items = page.getByRole('listitem').filter({ hasText: /去完成|去查看|已完成|已结束/ });
    await eventually(
      'eight tasks',
      () => items.count(),
      (count) => count >= 8,
    );
    expect(await rows(page).count()).toBe(5);
    await button(page, '查看更多任务').click();
    // Ten of the eleven: a bid without an icon is reported instead.
    await eventually(
      'the rest',
      () => rows(page).count(),
      (count) => count === 7,
    );
    await eventually(
      'the report of the bid without an icon',
      async () => JSON.stringify(await sandbox.events()).includes('taskShowFailed'),
      (isThere) => isThere,
    );
  });

  mainJourney(
    sandbox,
    'a task is started, done at the third party, paid, and shown in the refetched list',
    () => finishTask(own),
  );

  test('a refusal shows the reason, opens nothing, and the task can be tapped again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, center('TASK-REFUSED'));
    await startButtons(page).first().click();
    await expectToast(page, '今日任务名额已满');
    expect(new URL(page.url()).pathname).toBe('/reductionFunds');
    await startButtons(page).first().click();
    await eventually(
      'a second try',
      async () => (await sandbox.requests(START)).length,
      (count) => count === 2,
    );
  });

  test.each([
    ['status 500', { kind: 'status', status: 500 }],
    ['malformed', { kind: 'malformed' }],
    ['empty', { kind: 'empty' }],
  ] as const)('a failed start (%s) is reported, and the next tap starts', async (_name, fault) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500', 'request failed');
    await openAs(visitor, sandbox, center('TASK-FEW'));
    await startButtons(page).first().waitFor();
    await sandbox.faults({ path: START, ...fault });
    await startButtons(page).first().click();
    await expectToast(page, LOST);
    expect(await sandbox.requests(START)).toHaveLength(1);
    await startButtons(page).first().click();
    await page.waitForURL((url) => url.pathname === '/__sandbox/task');
  });

  test('a start with a lost connection is reported, and the page stays', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('request failed');
    await openAs(visitor, sandbox, center('TASK-FEW'));
    await startButtons(page).first().waitFor();
    // Ten: a browser resends what was lost on a connection that it had kept open.
    await sandbox.faults({ path: START, kind: 'drop', times: 10 });
    await startButtons(page).first().click();
    await expectToast(page, LOST);
    expect(new URL(page.url()).pathname).toBe('/reductionFunds');
  });

  test('chat browser: a 401 leads to its login and back to the tasks', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await visitor.open(center('TASK-FEW'));
    await button(page, '去登录').first().click();
    await answerOauth(page, '同意授权');
    await startButtons(page).first().click();
    await page.waitForURL((url) => url.pathname === '/__sandbox/task');
  });

  test('plain browser, logged out: one login for all, and the tasks follow', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(center('TASK-FEW'));
    await button(page, '去登录').first().waitFor();
    expect(await sandbox.requests(LIST)).toEqual([]);
    await button(page, '去登录').first().click();
    await loginDialog(page).waitFor();
    await logIn(page);
    await startButtons(page).first().waitFor();
  });
});

describe('in the consumer app', () => {
  test('a refusal is the app’s own toast; another app opens by its scheme', async () => {
    // With that app: without it the task's page would take over three seconds later.
    const visitor = await inApp({ bridgeAnswers: { jumpByScheme: null } });
    const { page } = visitor;
    await visitor.open(center('TASK-REFUSED'));
    await startButtons(page).first().click();
    await eventually(
      'the app’s toast',
      () => toasts(visitor),
      (said) => said.length > 0,
    );
    expect(await toasts(visitor)).toEqual([{ text: '今日任务名额已满' }]);

    await visitor.open(center('TASK-ALL'));
    await button(page, '去完成 打开短视频应用看视频').click();
    await eventually(
      'the scheme',
      async () => (await visitor.bridgeCalls()).filter(({ method }) => method === 'jumpByScheme'),
      (calls) => calls.length === 1,
    );
    expect(new URL(page.url()).pathname).toBe('/reductionFunds');
  });

  test('tomorrow’s tasks: subscribed once, and the switch is gone', async () => {
    const visitor = await inApp();
    const { page } = visitor;
    await visitor.open(center('TASK-FEW'));
    await button(page, '明日活动提醒').click();
    await eventually(
      'the app’s toast',
      () => toasts(visitor),
      (said) => said.length > 0,
    );
    expect(await toasts(visitor)).toEqual([{ text: '订阅成功' }]);
    await button(page, '明日活动提醒').waitFor({ state: 'hidden' });
    const calls = (await sandbox.requests(SUBSCRIBE)).map(({ body }) => body);
    // Two status queries (whether to offer it, whether it was subscribed elsewhere meanwhile), and the subscription.
    expect(calls).toEqual([
      { action: 0, channelId: 'TASK-FEW' },
      { action: 0, channelId: 'TASK-FEW' },
      { action: 1, channelId: 'TASK-FEW' },
    ]);
  });
});

describe('other hosts', () => {
  test('the home popup shows a plain list, and closes', async () => {
    const visitor = await inApp();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/reductionFunds/guide');
    await visitor.open('/?for=fromHomeModalPopup&channelId=TASK-ALL');
    const popup = dialog(page, '做任务');
    await popup.waitFor();
    expect(await popup.getByRole('listitem').count()).toBe(10);
    await popup.getByRole('button', { name: '关闭' }).click();
    await popup.waitFor({ state: 'hidden' });
  });

  test('after a scan a task finished meanwhile is reported', async () => {
    const visitor = await inApp();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/reductionFunds/guide');
    await visitor.open('/cabinetScan/success?channelId=TASK-DONE');
    await startButtons(page).first().waitFor();
    await eventually(
      'the app’s toast',
      () => toasts(visitor),
      (said) => said.length > 0,
    );
    expect(await toasts(visitor)).toEqual([{ text: '已完成任务，快查看奖励' }]);
    expect((await sandbox.requests(LIST)).map(({ body }) => body)).toMatchObject([{ scene: 5 }]);
  });

  test('the weekly page starts its tasks', async () => {
    const visitor = await inApp();
    const { page } = visitor;
    await visitor.open('/fcFriday?configId=FRI-TASKS');
    await button(page, /^去完成 搜一搜周末去哪儿玩/).click();
    await page.waitForURL((url) => url.pathname === '/__sandbox/task');
    expect((await sandbox.requests(START)).map(({ body }) => body)).toEqual([{ taskId: 'T3' }]);
  });
});

test('hostile tasks: every text is text, no address leads out, nothing runs', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, center('TASK-HOSTILE'));
  await rows(page).first().waitFor();
  expect(await page.locator('script[src*="evil"], img[src*="evil"], iframe').count()).toBe(0);
  await button(page, /^任务规则 /)
    .first()
    .click();
  await dialog(page, '任务规则').waitFor();
  await dialog(page, '任务规则').getByRole('button', { name: '确认' }).click();
  expect(new URL(page.url()).pathname).toBe('/reductionFunds');
});
