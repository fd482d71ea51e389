/** The reward cards of the scan-success page in a plain browser: every fixture's cards, and what tapping them does. */
import { expectToast, hold, journey } from '../harness';
import {
  answered,
  BARE_PAGE,
  card,
  cardSaying,
  CLAIM,
  ENTRANCE,
  logInTab,
  NOT_FINISHED,
  openCards,
  openLoggedOut,
  openPage,
  readCards,
  setTabVisible,
  wordsOf,
} from '../journeys/cardsSteps';
import { closeLogin, logIn, loginDialog, MOBILE, SEND_PAGE } from '../journeys/steps';

const { sandbox, visit } = journey();

describe('card texts', () => {
  const EXPECTED = {
    'AGG-SINGLE': ['再寄 1 件可领|待领取'],
    'AGG-SINGLE-3': ['再寄 1 件可领|待领取', '再寄 1 件可领|待领取', '再寄 1 件可领|待领取'],
    'AGG-MULTI': ['已寄 1/1 件|立即领取', '再寄 1/3 件可领|待领取', '再寄 1/5 件可领|待领取'],
    'AGG-THREE': ['已寄 2/1 件|去使用', '已寄 2/2 件|立即领取', '再寄 2/4 件可领|待领取'],
    'AGG-STATES': [
      '已寄 3/1 件|去使用',
      '已寄 3/2 件|待发放',
      '已寄 3/3 件|立即领取',
      '再寄 3/5 件可领|待领取',
      '再寄 3/10 件可领|待领取',
    ],
    'AGG-DONE': ['已寄 5/1 件|去使用', '已寄 5/3 件|去使用', '已寄 5/5 件|去使用'],
    'AGG-OLD': ['已寄 8/1 件|去使用', '已寄 8/2 件|立即领取', '已寄 8/3 件|立即领取'],
    'AGG-ENDED': ['再寄 1/2 件可领|待领取', '再寄 1/5 件可领|待领取'],
    'AGG-REFUSED': ['已寄 1/1 件|立即领取', '再寄 1/3 件可领|待领取'],
    'an order without a fixture': [
      '再寄 0/1 件可领|待领取',
      '再寄 0/3 件可领|待领取',
      '再寄 0/5 件可领|待领取',
    ],
  } as const;

  test('each fixture shows progress and button of every card', async () => {
    const visitor = await visit();
    await logInTab(visitor, sandbox);
    for (const [orderNo, expected] of Object.entries(EXPECTED)) {
      await visitor.open(`/cabinetScan/success?orderNo=${encodeURIComponent(orderNo)}`);
      await card(visitor.page, 1).waitFor();
      expect([orderNo, await readCards(visitor.page)]).toEqual([orderNo, expected]);
    }
    expect((await sandbox.requests(ENTRANCE)).map(({ body }) => body)).toEqual(
      Object.keys(EXPECTED).map((sourceBizId) => ({ prizeSource: 1, client: 9, sourceBizId })),
    );
  });

  test('without an order number the page shows the account’s cards', async () => {
    const visitor = await visit();
    await openCards(visitor, sandbox, '');
    expect(await readCards(visitor.page)).toHaveLength(3);
    const [asked] = await sandbox.requests(ENTRANCE);
    expect(asked?.body).toEqual({ prizeSource: 1, client: 9 });
  });

  test('a finished single task shows how many parcels were sent', async () => {
    const visitor = await visit();
    await sandbox.parcels(MOBILE, 2);
    await openCards(visitor, sandbox, 'AGG-SINGLE');
    expect(await readCards(visitor.page)).toEqual(['已寄 2 件|立即领取']);
  });

  test('header and bar show name, group, package, time, and the total progress', async () => {
    const visitor = await visit();
    await openCards(visitor, sandbox, 'AGG-STATES');
    const text = await visitor.page.evaluate(() => document.body.innerText);
    for (const words of ['寄件奖励计划', '老友回馈', '寄件任务礼包']) expect(text).toContain(words);
    expect(text).toMatch(/剩余 [23]天 \d\d:\d\d:\d\d/);
    // Three of five stages, and three fifths of the fourth.
    const bar = visitor.page.getByRole('progressbar', { name: '任务进度' });
    expect(await bar.getAttribute('aria-valuetext')).toBe('72%');
  });

  test.each(['AGG-NONE', 'AGG-EMPTY'])('%s: no cards, and the page works', async (orderNo) => {
    const visitor = await visit();
    const { page } = visitor;
    // The tasks below are empty while they cannot be fetched.
    await sandbox.faults({
      path: 'user/task/list',
      kind: 'status',
      status: 200,
      body: { success: false, code: 'X', msg: '', data: null },
    });
    await openPage(visitor, sandbox, orderNo);
    await answered(sandbox, ENTRANCE, 1);
    await page.getByRole('status', { name: '加载中' }).waitFor({ state: 'detached' });
    expect(await wordsOf(page.locator('#app'))).toBe(BARE_PAGE);
  });
});

describe('tapping a card', () => {
  test('去使用 opens the send page', async () => {
    const visitor = await visit();
    await openCards(visitor, sandbox, 'AGG-STATES');
    await card(visitor.page, 1).click();
    await visitor.page.waitForURL(SEND_PAGE);
  });

  // The other waiting cards, and interrupted waits: cardsTime.screen.ts.
  test('待领取 shows its sentence, and the send page after two seconds', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, 'AGG-STATES');
    // Kept for the send page: this one may have gone before the test looks.
    await page.evaluate(() => {
      addEventListener('click', () => sessionStorage.setItem('test:pressedAtMs', String(Date.now())), {
        capture: true,
      });
    });
    const leaving = page.waitForURL(SEND_PAGE).then(() => Date.now());
    await Promise.all([expectToast(page, NOT_FINISHED), card(page, 5).click()]);
    const leftAtMs = await leaving;
    await page.waitForURL(SEND_PAGE);
    const pressedAtMs = Number(await page.evaluate(() => sessionStorage.getItem('test:pressedAtMs')));
    expect(pressedAtMs).toBeGreaterThan(0);
    // That the wait is not longer either is tested with a stopped clock: cardsTime.screen.ts.
    expect(leftAtMs - pressedAtMs).toBeGreaterThan(1_900);
  });

  test('待发放 says when it will come, and where to see it', async () => {
    const visitor = await visit();
    await openCards(visitor, sandbox, 'AGG-STATES');
    await card(visitor.page, 2).click();
    await expectToast(visitor.page, '奖励将在快件发运后自动到账，可在小蜂驿站小程序或小蜂驿站APP查看');
    expect(await sandbox.requests(CLAIM)).toEqual([]);
  });

  test('立即领取 claims once on a double click, and the card shows it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, 'AGG-STATES');
    await card(page, 3).dblclick();
    await expectToast(page, '领取成功，奖励将在快件发运后自动到账');
    await cardSaying(page, 3, '待发放').waitFor();
    // Fetched once on opening, and again after the claim.
    expect(await answered(sandbox, ENTRANCE, 2)).toHaveLength(2);
    const [claim, ...more] = await sandbox.requests(CLAIM);
    expect(claim?.body).toMatchObject({ activityId: 'AGG-STATES', prizeSource: 1, stageNo: 3 });
    expect(more).toEqual([]);
    expect(await readCards(page)).toEqual([
      '已寄 3/1 件|去使用',
      '已寄 3/2 件|待发放',
      '已寄 3/3 件|待发放',
      '再寄 3/5 件可领|待领取',
      '再寄 3/10 件可领|待领取',
    ]);
  });

  test('while 立即领取 waits for a slow gateway, no other card reacts, however often it is tapped', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, 'AGG-OLD');
    const answer = await hold(page, CLAIM);
    for (const stageNo of [2, 2, 3, 1, 3, 2]) await card(page, stageNo).dispatchEvent('click');
    answer();
    await expectToast(page, '领取成功');
    await cardSaying(page, 2, '去使用').waitFor();
    await cardSaying(page, 3, '立即领取').waitFor();
    expect(await sandbox.requests(CLAIM)).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/cabinetScan/success');
  });

  test('AGG-REFUSED shows the gateway’s text, and the cards are refetched', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, 'AGG-REFUSED');
    await card(page, 1).click();
    await expectToast(page, '活动太火爆，奖励已发完，看看其他活动吧');
    await answered(sandbox, ENTRANCE, 2);
    expect(await readCards(page)).toEqual(['已寄 1/1 件|立即领取', '再寄 1/3 件可领|待领取']);
    expect(await sandbox.requests(CLAIM)).toHaveLength(1);
  });
});

describe('around the cards', () => {
  test('去寄件 and 返回首页', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, 'AGG-SINGLE');
    await page.getByRole('button', { name: '去寄件', exact: true }).click();
    await page.waitForURL(SEND_PAGE);
    await page.goBack();
    await card(page, 1).waitFor();
    await page.getByRole('button', { name: '返回首页' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText('寄件领券更划算').waitFor();
  });

  test('logged out: a sentence and 去登录; after a closed login it stays, after a login the cards appear', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openLoggedOut(visitor, 'AGG-MULTI');
    await page.getByText('登录后查看寄件奖励').waitFor();
    expect(await loginDialog(page).count()).toBe(0);
    expect(await sandbox.requests(ENTRANCE)).toEqual([]);

    await page.getByRole('button', { name: '去登录' }).click();
    await closeLogin(page);
    await page.getByText('登录后查看寄件奖励').waitFor();

    await page.getByRole('button', { name: '去登录' }).click();
    await logIn(page);
    await cardSaying(page, 1, '立即领取').waitFor();
    await loginDialog(page).waitFor({ state: 'detached' });
    // The page's own sentence; the closed popup keeps the same words as its title until it has moved away.
    expect(await page.getByRole('button', { name: '去登录' }).count()).toBe(0);
    expect(await sandbox.requests(ENTRANCE)).toHaveLength(1);
  });

  test('parcels sent meanwhile advance the cards when the page is shown again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, '');
    await setTabVisible(page, false);
    await sandbox.parcels(MOBILE, 1, false);
    await setTabVisible(page, true);
    await cardSaying(page, 1, '立即领取').waitFor();
    // A return during the query after the claim shares its response, which is older.
    const claimed = page.waitForResponse((response) => response.url().endsWith(ENTRANCE));
    await cardSaying(page, 1, '立即领取').click();
    await cardSaying(page, 1, '待发放').waitFor();
    await (await claimed).finished();

    await setTabVisible(page, false);
    await sandbox.shipParcels(MOBILE);
    await sandbox.parcels(MOBILE, 2);
    await setTabVisible(page, true);
    await cardSaying(page, 1, '去使用').waitFor();
    expect(await readCards(page)).toEqual([
      '已寄 3/1 件|去使用',
      '已寄 3/3 件|立即领取',
      '再寄 3/5 件可领|待领取',
    ]);
  });

  test('going to the send page and back shows the parcel sent there', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, '');
    await page.getByRole('button', { name: '去寄件', exact: true }).click();
    await page.waitForURL(SEND_PAGE);
    await sandbox.parcels(MOBILE);
    await page.goBack();
    await cardSaying(page, 1, '立即领取').waitFor();
  });
});
