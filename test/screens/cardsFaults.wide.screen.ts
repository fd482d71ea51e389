/** The reward cards when calls fail: nothing loads forever, nothing is claimed twice, and there is always a next step. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, journey } from '../harness';
import {
  answered,
  BUSY,
  card,
  cardSaying,
  CLAIM,
  countCalls,
  ENTRANCE,
  openCards,
  openPage,
  retry,
  setTabVisible,
} from '../journeys/cardsSteps';
import { closeLogin, hung, logIn, loginDialog, loseNetworkAt, MOBILE } from '../journeys/steps';

const { sandbox, visit } = journey();

const LOGGED_OUT = {
  kind: 'status',
  status: 401,
  body: { success: false, code: '030100001', msg: '', data: null },
} as const;
const FAILED = '寄件奖励加载失败';
const WON = '领取成功，奖励将在快件发运后自动到账';
/** A read is tried three times. */
const TRIES = 3;

const loading = (page: Page) => page.getByRole('status', { name: '加载中' });

/** Advances the page's clock, with room for responses, until this appears. */
async function runUntil(page: Page, coming: Promise<void>): Promise<void> {
  let isOver = false;
  const over = coming.finally(() => {
    isOver = true;
  });
  for (let second = 0; second < 60 && !isOver; second += 1) {
    await page.clock.runFor(1_000);
    await page.waitForTimeout(50);
  }
  await over;
}

describe('fetching the cards', () => {
  test.each([
    ['500', { kind: 'status', status: 500, times: TRIES }, TRIES],
    ['malformed', { kind: 'malformed', times: 1 }, 1],
    [
      'a value outside the contract',
      {
        kind: 'malformed',
        times: 1,
        body: { success: true, code: '0', msg: '', data: { activity: { stageList: 'x' } } },
      },
      1,
    ],
    [
      'refused',
      { kind: 'malformed', times: 1, body: { success: false, code: '1', msg: '不行', data: null } },
      1,
    ],
  ] as const)('%s: one row with 重试, and the page around it works', async (_name, fault, calls) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: ENTRANCE, ...fault });
    await openPage(visitor, sandbox, 'AGG-STATES');
    await page.getByRole('alert').filter({ hasText: FAILED }).waitFor();
    expect(await loading(page).count()).toBe(0);
    expect(await sandbox.requests(ENTRANCE)).toHaveLength(calls);
    await retry(page).click();
    await card(page, 5).waitFor();
    expect(await page.getByText(FAILED).count()).toBe(0);
  });

  test('connections lost repeatedly: the same row; another 重试 tries again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems(ENTRANCE);
    const asked = countCalls(page, ENTRANCE);
    let held: Promise<void> = Promise.resolve();
    await page.route(`**/${ENTRANCE}`, async (route) => {
      await held;
      await route.abort('connectionreset');
    });
    await openPage(visitor, sandbox, 'AGG-STATES');
    await page.getByText(FAILED).waitFor();
    expect(asked()).toBe(TRIES);
    let lose = (): void => undefined;
    held = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await retry(page).click();
    await loading(page).waitFor();
    lose();
    await page.getByText(FAILED).waitFor();
    expect(asked()).toBe(2 * TRIES);
    await page.unroute(`**/${ENTRANCE}`);
    await retry(page).click();
    await card(page, 5).waitFor();
  });

  test('no response at all: given up after its limit', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: ENTRANCE, kind: 'hang' });
    await page.clock.install();
    await openPage(visitor, sandbox, 'AGG-STATES');
    await loading(page).waitFor();
    await hung(sandbox, ENTRANCE);
    await runUntil(page, page.getByText(FAILED).waitFor());
    await retry(page).click();
    await card(page, 5).waitFor();
  });

  test('offline: says so, and 重试 works once online', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
    const reconnect = await loseNetworkAt(visitor, `**/${ENTRANCE}`);
    await openPage(visitor, sandbox, 'AGG-STATES');
    await page.getByText('网络好像断开了').waitFor();
    await reconnect();
    await retry(page).click();
    await card(page, 5).waitFor();
  });

  test('401: the login is offered, not forced, and brings the cards', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: ENTRANCE, ...LOGGED_OUT });
    await openPage(visitor, sandbox, 'AGG-STATES');
    await page.getByText('登录后查看寄件奖励').waitFor();
    expect(await loading(page).count()).toBe(0);
    expect(await loginDialog(page).count()).toBe(0);
    await page.getByRole('button', { name: '去登录' }).click();
    await logIn(page);
    await card(page, 5).waitFor();
    expect(await sandbox.requests('loginByMobileCodeToken')).toHaveLength(1);
  });

  test.each([
    ['500', { kind: 'status', status: 500, times: TRIES }, TRIES],
    ['malformed', { kind: 'malformed', times: 1 }, 1],
  ] as const)('a refetch on return that is %s leaves the cards as they were', async (_name, fault, calls) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await openCards(visitor, sandbox, '');
    await setTabVisible(page, false);
    await sandbox.parcels(MOBILE);
    await sandbox.faults({ path: ENTRANCE, ...fault });
    await setTabVisible(page, true);
    await answered(sandbox, ENTRANCE, 1 + calls);
    expect(await page.getByText(FAILED).count()).toBe(0);
    await cardSaying(page, 1, '待领取').waitFor();
    // A return during the failed query shares its failure.
    await eventually(
      'the cards, asked for once more',
      async () => {
        await setTabVisible(page, false);
        await setTabVisible(page, true);
        return cardSaying(page, 1, '立即领取').isVisible();
      },
      (isThere) => isThere,
    );
  });

  test('a return after the login ended shows nothing of that account', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, 'AGG-STATES');
    await setTabVisible(page, false);
    await sandbox.faults({ path: ENTRANCE, ...LOGGED_OUT });
    await setTabVisible(page, true);
    await page.getByText('登录后查看寄件奖励').waitFor();
    expect(await card(page, 1).count()).toBe(0);
    expect(await loginDialog(page).count()).toBe(0);
  });
});

describe('claiming', () => {
  test.each([
    ['malformed', { kind: 'malformed', times: 1 }],
    ['empty', { kind: 'empty', times: 1 }],
    ['dropped', { kind: 'drop', times: 10 }],
  ] as const)(
    '%s, though it took effect: the state is queried, shown as claimed, claimed once',
    async (_name, fault) => {
      const visitor = await visit();
      const { page } = visitor;
      visitor.expectProblems(CLAIM);
      await openCards(visitor, sandbox, 'AGG-STATES');
      const claims = countCalls(page, CLAIM);
      await sandbox.faults({ path: CLAIM, ...fault });
      await card(page, 3).click();
      await expectToast(page, '领取成功');
      await cardSaying(page, 3, '待发放').waitFor();
      expect(claims()).toBe(1);
      expect(await sandbox.requests(ENTRANCE)).toHaveLength(2);
    },
  );

  test('500: says so; the next tap queries, then claims', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: CLAIM, kind: 'status', status: 500 });
    await openCards(visitor, sandbox, 'AGG-STATES');
    await card(page, 3).click();
    await expectToast(page, BUSY);
    await cardSaying(page, 3, '立即领取').waitFor();
    await claimAgain(page);
    await expectToast(page, WON);
    expect((await sandbox.requests(CLAIM)).map(({ status }) => status)).toEqual([500, 200]);
  });

  test('no response at all: given up after its limit, and taps meanwhile send nothing', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: CLAIM, kind: 'hang' });
    await page.clock.install();
    await openCards(visitor, sandbox, 'AGG-OLD');
    await card(page, 2).click();
    await hung(sandbox, CLAIM);
    await page.clock.runFor(5_000);
    for (const stageNo of [2, 3, 1]) await card(page, stageNo).dispatchEvent('click');
    await runUntil(page, expectToast(page, BUSY));
    expect(await sandbox.requests(CLAIM)).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/cabinetScan/success');
    await claimAgain(page, 2);
    await cardSaying(page, 2, '去使用').waitFor();
    expect(await sandbox.requests(CLAIM)).toHaveLength(2);
  });

  test('the response and the state query are lost: the next tap queries before it claims', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await openCards(visitor, sandbox, 'AGG-STATES');
    await sandbox.faults(
      { path: CLAIM, kind: 'malformed' },
      { path: ENTRANCE, kind: 'status', status: 500, times: TRIES },
    );
    await card(page, 3).click();
    await expectToast(page, BUSY);
    await cardSaying(page, 3, '立即领取').waitFor();
    await claimAgain(page);
    await expectToast(page, '领取成功');
    await cardSaying(page, 3, '待发放').waitFor();
    expect(await sandbox.requests(CLAIM)).toHaveLength(1);
  });

  test('401: one login, a state query, then one claim', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: CLAIM, ...LOGGED_OUT });
    await openCards(visitor, sandbox, 'AGG-STATES');
    await card(page, 3).click();
    await logIn(page);
    await expectToast(page, WON);
    await cardSaying(page, 3, '待发放').waitFor();
    await loginDialog(page).waitFor({ state: 'detached' });
    expect((await sandbox.requests(CLAIM)).map(({ status }) => status)).toEqual([401, 200]);
    expect(await sandbox.requests('loginByMobileCodeToken')).toHaveLength(1);
  });

  test('401 and the login closed: nothing is claimed, and the login stays available', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: CLAIM, ...LOGGED_OUT });
    await openCards(visitor, sandbox, 'AGG-STATES');
    await card(page, 3).click();
    await closeLogin(page);
    await claimAgain(page);
    await logIn(page);
    await cardSaying(page, 3, '待发放').waitFor();
    expect((await sandbox.requests(CLAIM)).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('401 and another number logs in: nothing is claimed for it', async () => {
    const visitor = await visit();
    const other = '13700000007';
    const { page } = visitor;
    // The package that advances with parcels: the first account has one, the other none.
    await sandbox.parcels(MOBILE);
    await sandbox.faults({ path: CLAIM, ...LOGGED_OUT });
    await openCards(visitor, sandbox, '');
    await cardSaying(page, 1, '立即领取').click();
    await logIn(page, other);
    await cardSaying(page, 1, '待领取').waitFor();
    await loginDialog(page).waitFor({ state: 'detached' });
    expect((await sandbox.requests(CLAIM)).map(({ status }) => status)).toEqual([401]);
  });
});

/** Taps 立即领取 again until it reacts: right after a claim it ignores taps. */
async function claimAgain(page: Page, stageNo = 3): Promise<void> {
  let isHeard = false;
  const heard = page
    .waitForRequest((request) => [CLAIM, ENTRANCE].some((path) => request.url().endsWith(path)))
    .then(() => {
      isHeard = true;
    });
  while (!isHeard) {
    await card(page, stageNo).dispatchEvent('click');
    await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
}
