/** The coupon list when calls fail: on its first page, on a later one, while refreshing; logins; late responses. */
import type { Page } from 'playwright-core';
import { journey, type Visitor } from '../harness';
import {
  answeredCalls,
  chosenTab,
  holdAnswers,
  LIST_CALL,
  listCalls,
  openList,
  panel,
  retry,
  row,
  rows,
  scrollUntilAsked,
  tab,
  waiting,
} from '../journeys/listSteps';
import { closeLogin, hung, logIn, loginDialog, MOBILE } from '../journeys/steps';

const { sandbox, visit } = journey();

const FAULTS = ['500', 'hang', 'drop', 'malformed'] as const;
type Fault = (typeof FAULTS)[number];
/** How often a read that fails in this way is sent: a server error or a lost connection is tried three times. */
const TRIES: Readonly<Record<Fault, number>> = { '500': 3, hang: 1, drop: 3, malformed: 1 };

/** The list's next call fails, with all its tries. The returned function lets the call after that succeed. */
async function breakNext({ page, ...visitor }: Visitor, fault: Fault): Promise<() => Promise<void>> {
  const path = LIST_CALL;
  visitor.expectProblems(LIST_CALL);
  switch (fault) {
    case '500':
      await sandbox.faults({ path, kind: 'status', status: 500, times: TRIES[fault] });
      break;
    case 'hang':
      await sandbox.faults({ path, kind: 'hang' });
      break;
    case 'malformed':
      await sandbox.faults({ path, kind: 'malformed' });
      break;
    case 'drop':
      // In the browser, which repeats a call whose kept connection the gateway cuts, an unknown number of times.
      await page.route(`**/${path}`, (route) => route.abort('connectionreset'));
      return () => page.unroute(`**/${path}`);
  }
  return () => Promise.resolve();
}

/** A hanging call is given up after its 10 s; the test does not wait that long. */
async function passLimit(page: Page, fault: Fault): Promise<void> {
  if (fault !== 'hang') return;
  await hung(sandbox, LIST_CALL);
  await page.clock.fastForward(10_500);
}

describe.each(FAULTS)('%s', (fault) => {
  test('on page 1: a failed state, 重试, and the list', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install();
    const calls = listCalls(page);
    const heal = await breakNext(visitor, fault);
    await openList(visitor, 'LIST-137', await sandbox.token(MOBILE));
    await passLimit(page, fault);
    await panel(page).getByRole('alert').filter({ hasText: '加载失败，请重试' }).waitFor();
    expect(await waiting(page).count()).toBe(0);
    expect(calls).toHaveLength(TRIES[fault]);
    await heal();
    await retry(page).click();
    await chosenTab(page, '已到账(137)').waitFor();
    await row(page, 1).waitFor();
    expect(await retry(page).count()).toBe(0);
    expect(calls).toHaveLength(TRIES[fault] + 1);
    expect(new Set(calls.map(({ pageNo }) => pageNo))).toEqual(new Set([1]));
  });
});

describe('login', () => {
  test('not logged in: the login opens automatically and leads to the list, which is fetched once', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const calls = listCalls(page);
    await openList(visitor, 'LIST-137');
    await logIn(page);
    await chosenTab(page, '已到账(137)').waitFor();
    await loginDialog(page).waitFor({ state: 'detached' });
    expect(calls.map(({ pageNo }) => pageNo)).toEqual([1]);
  });

  test('closed: says what the login is for; 去登录 opens it again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openList(visitor, 'LIST-137');
    await closeLogin(page);
    await panel(page).getByText('登录后查看我的优惠券').waitFor();
    expect(await waiting(page).count()).toBe(0);
    await panel(page).getByRole('button', { name: '去登录' }).click();
    await logIn(page);
    await chosenTab(page, '已到账(137)').waitFor();
  });
});

describe('late responses', () => {
  /** The list shows the pending tab with three coupons, and still does after the late response. */
  async function expectPending(page: Page): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByRole('tab').allTextContents()).toEqual(['已到账', '待发放(3)']);
    expect(await rows(page).count()).toBe(3);
    expect(await waiting(page).count()).toBe(0);
  }

  test('page 1 of the previous tab never appears', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const deliver = await holdAnswers(page, 1);
    await openList(visitor, 'LIST-137', await sandbox.token(MOBILE));
    await answeredCalls(sandbox, 1);
    await tab(page, '待发放').click();
    await chosenTab(page, '待发放(3)').waitFor();
    const landing = page.waitForResponse(`**/${LIST_CALL}`);
    await deliver();
    await landing;
    await expectPending(page);
  });

  test('page 2 of the previous tab never appears', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openList(visitor, 'LIST-137', await sandbox.token(MOBILE));
    await row(page, 1).waitFor();
    const deliver = await holdAnswers(page, 1);
    const calls = listCalls(page);
    await scrollUntilAsked(page, calls);
    await answeredCalls(sandbox, 2);
    await tab(page, '待发放').click();
    await chosenTab(page, '待发放(3)').waitFor();
    const landing = page.waitForResponse(`**/${LIST_CALL}`);
    await deliver();
    await landing;
    await expectPending(page);
    expect(calls).toHaveLength(2);
  });
});
