/**
 * Starting tasks and subscribing to tomorrow's when calls fail (product §2.4, §2.8): reported in place, with a next step.
 */
import type { Locator, Page } from 'playwright-core';
import { expectToast, eventually, journey, type Fault, type HostName, type Visitor } from '../harness';
import { APP_TOKEN } from '../journeys/hostSteps';
import { openAs } from '../journeys/reductionSteps';
import { LOGGED_OUT } from '../journeys/rewardSteps';
import { hung, logIn, loginDialog, toast } from '../journeys/steps';
import { pathOf } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const START = 'user/task/start';
const SUBSCRIBE = 'user/task/subscribe';
const LOST = '网络异常，请稍后再试';
const NOT_NOW = '任务暂时无法开始，请稍后再试';
/** A write is given up after 15 s (api/createGateway); the test does not wait that long. */
const PAST_LIMIT_MS = 15_500;

const PLACES = [
  ['the consumer app', 'consumer-android'],
  ['a plain browser', 'plain'],
  ['the chat browser', 'wechat'],
] as const satisfies readonly (readonly [string, HostName])[];

const startButton = (page: Page): Locator => page.getByRole('button', { name: /^去完成 / }).first();
const remind = (page: Page): Locator => page.getByRole('button', { name: '明日活动提醒' });
const waiting = (page: Page): Locator => page.locator('[data-blocking]');
const answer = (changes: Readonly<Record<string, unknown>>): Omit<Fault, 'path'> => ({
  kind: 'status',
  status: 200,
  body: { success: true, code: '0', msg: '', data: null, ...changes },
});

/** Logged in on the center, with a clock that can be advanced. */
async function onCenter(host: HostName, channelId = 'TASK-FEW'): Promise<Visitor> {
  const isApp = host === 'consumer-android';
  const visitor = await visit({
    host,
    ...(isApp ? { cookies: { token: APP_TOKEN }, bridgeAnswers: { toast: null } } : {}),
  });
  await visitor.page.clock.install();
  const path = `/reductionFunds?channelId=${channelId}`;
  await (isApp ? visitor.open(path) : openAs(visitor, sandbox, path));
  await startButton(visitor.page).waitFor();
  return visitor;
}

async function nativeToasts(visitor: Visitor): Promise<readonly unknown[]> {
  const calls = await visitor.bridgeCalls();
  return calls.filter(({ method }) => method === 'toast').map(({ params }) => params);
}

/** In the app its own toast says it and the page does not; in other hosts the page does. */
async function expectSaid(visitor: Visitor, host: HostName, text: string): Promise<void> {
  const { page } = visitor;
  if (host === 'consumer-android') {
    await eventually(
      `the app’s toast ${text}`,
      () => nativeToasts(visitor),
      (said) => said.length > 0,
    );
    expect(await nativeToasts(visitor)).toEqual([{ text }]);
    expect(await toast(page, text).count()).toBe(0);
  } else {
    await expectToast(page, text);
    expect(await nativeToasts(visitor)).toEqual([]);
  }
}

async function passLimit(page: Page, call: string): Promise<void> {
  await hung(sandbox, call);
  await page.clock.fastForward(PAST_LIMIT_MS);
}

/**
 * Nothing remains of the failed start: the page stays, no loading state, and the next tap starts and opens the task.
 */
async function expectNextStarts(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  expect(pathOf(page)).toBe('/reductionFunds');
  expect(await waiting(page).count()).toBe(0);
  expect(await sandbox.requests(START)).toHaveLength(1);
  await startButton(page).click();
  await page.waitForURL((url) => url.pathname === '/__sandbox/task');
  expect((await sandbox.requests(START)).map(({ body }) => body)).toEqual([
    { taskId: 'TF1' },
    { taskId: 'TF1' },
  ]);
}

describe.each(PLACES)('a start in %s', (_name, host) => {
  test('that hangs: 加载中... until its limit, then a message, and the next tap starts', async () => {
    const visitor = await onCenter(host);
    const { page } = visitor;
    await sandbox.faults({ path: START, kind: 'hang' });
    await startButton(page).click();
    await waiting(page).filter({ hasText: '加载中...' }).waitFor();
    await passLimit(page, START);
    await expectSaid(visitor, host, LOST);
    await expectNextStarts(visitor);
  });

  test.each([
    [
      'its reason',
      answer({ data: { result: false, reasonMsg: '今日任务名额已满', reasonCode: '1', taskToken: '' } }),
      '今日任务名额已满',
    ],
    [
      'no reason',
      answer({ data: { result: false, reasonMsg: '', reasonCode: '', taskToken: 'tk' } }),
      NOT_NOW,
    ],
    ['a failure in words', answer({ success: false, code: '200500001', msg: '任务已下架' }), '任务已下架'],
    ['a failure without', answer({ success: false, code: '200500001' }), NOT_NOW],
  ] as const)(
    'refused with %s: a message, nothing opens, and the next tap starts',
    async (_what, fault, text) => {
      const visitor = await onCenter(host);
      await sandbox.faults({ path: START, ...fault });
      await startButton(visitor.page).click();
      await expectSaid(visitor, host, text);
      await expectNextStarts(visitor);
    },
  );
});

describe('tomorrow’s tasks', () => {
  const FAILED = '订阅失败，请稍后再试';
  const DONE = '订阅成功';
  const ALREADY = '已订阅明日活动通知';
  /** Statuses of the sent subscriptions. */
  const sent = async (): Promise<readonly (number | null)[]> =>
    (await sandbox.requests(SUBSCRIBE))
      .filter(({ body }) => (body as { readonly action: number }).action === 1)
      .map(({ status }) => status);

  /** A tap queries first: this fault is the subscription's own. */
  const fail = async (fault: Omit<Fault, 'path'>): Promise<void> => {
    // The page's own first look has been answered: it must not take the fault that is meant for the press.
    await eventually(
      'the first look',
      () => sandbox.requests(SUBSCRIBE),
      (requests) => requests.length > 0 && requests.every(({ status }) => status !== null),
    );
    await sandbox.faults({ path: SUBSCRIBE, kind: 'slow', delayMs: 0 });
    await sandbox.faults({ path: SUBSCRIBE, ...fault });
  };

  const FAULTS: readonly (readonly [string, Omit<Fault, 'path'>, string, string])[] = [
    [
      '200500002 with words',
      answer({ success: false, code: '200500002', msg: '操作太频繁，请稍后再试' }),
      '操作太频繁，请稍后再试',
      DONE,
    ],
    ['a failure without words', answer({ success: false, code: '1' }), FAILED, DONE],
    ['an answer that nothing is subscribed', answer({ data: { status: 0 } }), FAILED, DONE],
    ['500', { kind: 'status', status: 500 }, FAILED, DONE],
    // These took effect before their response was lost.
    ['malformed', { kind: 'malformed' }, FAILED, ALREADY],
    ['empty', { kind: 'empty' }, FAILED, ALREADY],
  ];

  test.each(FAULTS)(
    '%s: a message, the switch stays, and the next tap succeeds',
    async (_name, fault, text, next) => {
      const visitor = await onCenter('plain');
      const { page } = visitor;
      visitor.expectProblems('status 500');
      await remind(page).waitFor();
      await fail(fault);
      await remind(page).click();
      await expectToast(page, text);
      expect(await remind(page).count()).toBe(1);
      await remind(page).click();
      await expectToast(page, next);
      await remind(page).waitFor({ state: 'detached' });
      expect(await sent()).toHaveLength(next === ALREADY ? 1 : 2);
    },
  );

  test.each(PLACES)(
    'hangs in %s: a message after its limit, and a query before it is sent again',
    async (_name, host) => {
      const visitor = await onCenter(host);
      const { page } = visitor;
      await remind(page).waitFor();
      await fail({ kind: 'hang' });
      await remind(page).click();
      await passLimit(page, SUBSCRIBE);
      await expectSaid(visitor, host, FAILED);
      await remind(page).click();
      await remind(page).waitFor({ state: 'detached' });
      const actions = (await sandbox.requests(SUBSCRIBE)).map(
        ({ body }) => (body as { readonly action: number }).action,
      );
      expect(actions.slice(0, 4)).toEqual([0, 0, 1, 0]);
      expect((await sent()).filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    },
  );

  test('a lost connection: a message, and the next tap subscribes', async () => {
    const visitor = await onCenter('plain');
    const { page } = visitor;
    visitor.expectProblems(SUBSCRIBE);
    await remind(page).waitFor();
    // In the browser, which resends what the gateway cuts on a kept connection.
    await page.route(`**/${SUBSCRIBE}`, (route) => route.abort('connectionreset'));
    await remind(page).click();
    await expectToast(page, FAILED);
    await page.unroute(`**/${SUBSCRIBE}`);
    await remind(page).click();
    await expectToast(page, DONE);
    await remind(page).waitFor({ state: 'detached' });
    expect(await sent()).toEqual([200]);
  });

  test('a 401 while subscribing: one login, then subscribed once', async () => {
    const visitor = await onCenter('plain');
    const { page } = visitor;
    await remind(page).waitFor();
    await fail(LOGGED_OUT);
    await remind(page).click();
    await loginDialog(page).waitFor();
    await logIn(page);
    await expectToast(page, DONE);
    await remind(page).waitFor({ state: 'detached' });
    expect(await sent()).toEqual([401, 200]);
  });

  test('an unknown status: no switch, and the tasks are there', async () => {
    await sandbox.faults({ path: SUBSCRIBE, kind: 'status', status: 500, times: 3 });
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await openAs(visitor, sandbox, '/reductionFunds?channelId=TASK-FEW');
    await startButton(page).waitFor();
    await eventually(
      'all tries',
      () => sandbox.requests(SUBSCRIBE),
      (calls) => calls.length === 3,
    );
    expect(await remind(page).count()).toBe(0);
  });
});
