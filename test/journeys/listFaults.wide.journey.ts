/**
 * The coupon list when calls fail while it is scrolled or pulled; its first page and the login are in
 * screens/listFaults.wide.screen.ts.
 */
import type { Page } from 'playwright-core';
import { expectToast, journey, type Visitor } from '../harness';
import {
  answeredCalls,
  chosenTab,
  holdAnswers,
  LIST_CALL,
  listCalls,
  more,
  openList,
  panel,
  pullDown,
  row,
  rows,
  scrollBy,
  scrollTo,
  scrollUntilAsked,
  stride,
  tab,
  waiting,
} from './listSteps';
import { openWithToken } from './receiveSteps';
import { closeLogin, dialog, hung, logIn, loginDialog, MOBILE } from './steps';

const { sandbox, visit } = journey();

const LOGGED_OUT = {
  path: LIST_CALL,
  kind: 'status',
  status: 401,
  body: { success: false, code: '030100001', msg: '', data: null },
} as const;

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

/** A user on a list with its first page; the clock can be advanced. */
async function onFirstPage(code: string): Promise<Visitor> {
  const visitor = await visit();
  await visitor.page.clock.install();
  await openList(visitor, code, await sandbox.token(MOBILE));
  await row(visitor.page, 1).waitFor();
  return visitor;
}

describe.each(FAULTS)('%s', (fault) => {
  test('on page 2: page 1 stays, one tap fetches page 2 and the list continues to its end', async () => {
    const visitor = await onFirstPage('LIST-137');
    const { page } = visitor;
    const calls = listCalls(page);
    const heal = await breakNext(visitor, fault);
    await scrollUntilAsked(page, calls);
    await passLimit(page, fault);
    await scrollTo(page, more(page));
    expect(await row(page, 50).count()).toBe(1);
    expect(await chosenTab(page, '已到账(137)').count()).toBe(1);
    expect(await waiting(page).count()).toBe(0);
    // It waits for a tap, however often its end becomes visible.
    await scrollBy(page, -300);
    await scrollBy(page, 300);
    expect(calls).toHaveLength(TRIES[fault]);
    await heal();
    await more(page).click();
    await row(page, 51).waitFor();
    const { places } = await stride(page, 600);
    expect(places.at(-1)).toBe(137);
    expect(calls.slice(TRIES[fault]).map(({ pageNo }) => pageNo)).toEqual([2, 3]);
  });

  test('while refreshing: the list stays, a message, and the next pull brings the list', async () => {
    const visitor = await onFirstPage('LIST-137');
    const { page } = visitor;
    const calls = listCalls(page);
    const heal = await breakNext(visitor, fault);
    const asked = page.waitForRequest(`**/${LIST_CALL}`);
    await pullDown(page);
    await asked; // the message may be gone before the test looks for it
    await passLimit(page, fault);
    await expectToast(page, '刷新失败，请稍后重试');
    await page.getByText('刷新中').waitFor({ state: 'detached' });
    expect(await row(page, 1).count()).toBe(1);
    expect(await chosenTab(page, '已到账(137)').count()).toBe(1);
    expect(calls).toHaveLength(TRIES[fault]);
    await heal();
    const answer = page.waitForResponse(`**/${LIST_CALL}`);
    await pullDown(page);
    expect((await answer).status()).toBe(200);
    await page.getByText('刷新中').waitFor({ state: 'detached' });
    expect(await row(page, 1).count()).toBe(1);
    expect(calls.map(({ pageNo }) => pageNo)).toEqual(Array(TRIES[fault] + 1).fill(1));
  });
});

describe('login', () => {
  /** Logged in by SMS, so that the page knows the account; then the token expires before page 2. */
  async function endBeforePage2(): Promise<{ page: Page; calls: ReturnType<typeof listCalls> }> {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install();
    await openList(visitor, 'LIST-137');
    await logIn(page);
    await row(page, 1).waitFor();
    await loginDialog(page).waitFor({ state: 'detached' });
    // Until then no second code is sent.
    await page.clock.fastForward(61_000);
    const calls = listCalls(page);
    await sandbox.faults(LOGGED_OUT);
    await scrollUntilAsked(page, calls);
    await loginDialog(page).waitFor();
    return { page, calls };
  }

  test('expired half-way: page 1 stays, and after the login the list continues with page 2', async () => {
    const { page, calls } = await endBeforePage2();
    expect(await rows(page).count()).toBeGreaterThan(0);
    await logIn(page);
    await loginDialog(page).waitFor({ state: 'detached' });
    const { places } = await stride(page, 600);
    expect(places.at(-1)).toBe(137);
    expect(calls.map(({ pageNo }) => pageNo)).toEqual([2, 2, 3]);
  });

  test('expired half-way and the login closed: page 1 stays, a tap at the end opens the login again', async () => {
    const { page, calls } = await endBeforePage2();
    await closeLogin(page);
    const logInForMore = page.getByRole('button', { name: '登录后查看更多，去登录' });
    await scrollTo(page, logInForMore);
    expect(await waiting(page).count()).toBe(0);
    expect(calls.map(({ pageNo }) => pageNo)).toEqual([2]);
    await logInForMore.click();
    await logIn(page);
    await row(page, 51).waitFor();
    expect(calls.map(({ pageNo }) => pageNo)).toEqual([2, 2, 2]);
  });

  test('another number after it: nothing of the first one stays', async () => {
    const { page, calls } = await endBeforePage2();
    await logIn(page, '13700000000');
    await loginDialog(page).waitFor({ state: 'detached' });
    await chosenTab(page, '已到账(137)').waitFor();
    const { places } = await stride(page, 600);
    // All from the first page on, no earlier rows.
    expect(places.at(-1)).toBe(137);
    expect(calls.map(({ pageNo }) => pageNo)).toEqual([2, 1, 2, 3]);
  });

  test('another number after a refresh: the coupons of the first one are gone', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'RC-OPEN', await sandbox.token(MOBILE));
    await dialog(page, '领券成功').waitFor();
    await openList(visitor, 'RC-OPEN');
    await chosenTab(page, '已到账(1)').waitFor();
    await sandbox.faults(LOGGED_OUT);
    await pullDown(page);
    await logIn(page, '13700000000');
    await panel(page).getByText('暂无已到账的优惠券').waitFor();
    await chosenTab(page, '已到账(0)').waitFor();
    expect(await rows(page).count()).toBe(0);
  });
});

describe('late responses', () => {
  test('there and back before the first response: one list, counted once, and its pages continue', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const deliver = await holdAnswers(page, 2);
    const calls = listCalls(page);
    await openList(visitor, 'LIST-137', await sandbox.token(MOBILE));
    await answeredCalls(sandbox, 1);
    await tab(page, '待发放').click();
    await answeredCalls(sandbox, 2);
    await tab(page, '已到账').click();
    await chosenTab(page, '已到账(137)').waitFor();
    await deliver();
    const { places } = await stride(page, 600);
    expect(places).toEqual(Array.from({ length: 137 }, (_, index) => index + 1));
    expect(calls.map(({ pageNo, releaseStatus }) => [pageNo, releaseStatus])).toEqual([
      [1, 1],
      [1, 0],
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });
});
