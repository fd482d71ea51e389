/** The reward cards and time: the countdown, the end of an activity, and interrupted waits. */
import type { Page } from 'playwright-core';
import { expectToast, journey } from '../harness';
import {
  answered,
  card,
  cardSaying,
  CLAIM,
  ENTRANCE,
  NOT_FINISHED,
  openCards,
  secondsLeft,
  setTabVisible,
} from '../journeys/cardsSteps';
import { muteTracking, SEND_PAGE } from '../journeys/steps';

const { sandbox, visit } = journey();

const OVER = '活动已过期';
const SCAN_PATH = '/cabinetScan/success';
const header = (page: Page) => page.locator('#app').getByText(OVER, { exact: true });
const pathOf = (page: Page): string => new URL(page.url()).pathname;
/** Stops the page's own clock, a little ahead, since a clock cannot be turned back. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

describe('countdown', () => {
  test('decreases by one each second, stops while the tab is hidden, and continues after', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await muteTracking(page);
    await page.clock.install();
    await openCards(visitor, sandbox, 'AGG-MULTI');
    await stopClock(page);
    await page.clock.runFor(1_000); // ticks come at full seconds from here on
    const first = await secondsLeft(page);
    expect(first).toBeGreaterThan(2 * 86_400);
    for (const passed of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      expect(await secondsLeft(page)).toBe(first - passed);
    }

    await setTabVisible(page, false);
    await page.clock.runFor(5_000);
    expect(await secondsLeft(page)).toBe(first - 3);

    await setTabVisible(page, true);
    await answered(sandbox, ENTRANCE, 2);
    // That response corrects the server's time, at one of the next seconds; the others decrease by one.
    const steps: number[] = [];
    for (let before = await secondsLeft(page), second = 0; second < 5; second += 1) {
      await page.clock.runFor(1_000);
      const now = await secondsLeft(page);
      steps.push(now - before);
      before = now;
    }
    expect(steps.filter((step) => step === -1).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the end', () => {
  /** AGG-ENDING ends 20 s after reset; two pages have to open before. */
  const MINUTE_EARLY_MS = -60_000;

  test('AGG-ENDED: the header says so, and a waiting card leads nowhere', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install();
    await openCards(visitor, sandbox, 'AGG-ENDED');
    await header(page).waitFor();
    for (const stageNo of [1, 2]) {
      await card(page, stageNo).click();
      await expectToast(page, OVER);
      await page.clock.runFor(4_000);
    }
    expect(pathOf(page)).toBe(SCAN_PATH);
  });

  test('AGG-ENDING ends while the page is open, without a reload and without a call', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.clock(MINUTE_EARLY_MS);
    await page.clock.install();
    await openCards(visitor, sandbox, 'AGG-ENDING');
    expect(await header(page).count()).toBe(0);
    expect(await secondsLeft(page)).toBeLessThanOrEqual(81);
    await page.clock.fastForward(82_000);
    await header(page).waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
    await card(page, 1).click();
    await expectToast(page, OVER);
    await page.clock.runFor(4_000);
    expect(pathOf(page)).toBe(SCAN_PATH);
    expect(await sandbox.requests(ENTRANCE)).toHaveLength(1);
  });

  test("the server’s clock decides: shown again after the end there, whatever the device's clock says", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.clock(MINUTE_EARLY_MS);
    await openCards(visitor, sandbox, 'AGG-ENDING');
    expect(await header(page).count()).toBe(0);
    await setTabVisible(page, false);
    await sandbox.clock(60_000);
    await setTabVisible(page, true);
    await header(page).waitFor();
    await card(page, 1).click();
    await expectToast(page, OVER);
  });

  test('an earned reward can still be claimed, and the gateway’s response is shown', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openCards(visitor, sandbox, 'AGG-OLD');
    await sandbox.clock(4 * 86_400_000);
    await card(page, 2).click();
    await expectToast(page, OVER);
    await header(page).waitFor();
    await cardSaying(page, 2, '立即领取').waitFor();
    expect(await sandbox.requests(CLAIM)).toHaveLength(1);
  });
});

describe('the wait before the send page', () => {
  /** A waiting card was tapped one and a half seconds ago. */
  async function pressAndWait(page: Page): Promise<readonly string[]> {
    const left: string[] = [];
    page.on('framenavigated', (frame) => {
      if (SEND_PAGE.test(frame.url())) left.push(frame.url());
    });
    await stopClock(page);
    await card(page, 2).click();
    await page.clock.runFor(200); // a new live region is filled after 100 ms
    await expectToast(page, NOT_FINISHED);
    await page.clock.runFor(1_500);
    expect(left).toEqual([]);
    expect(pathOf(page)).toBe(SCAN_PATH);
    return left;
  }

  test('takes two seconds', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install();
    await openCards(visitor, sandbox, 'AGG-MULTI');
    await pressAndWait(page);
    await page.clock.runFor(400);
    await page.waitForURL(SEND_PAGE);
  });

  test('ends when leaving for home', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install();
    await openCards(visitor, sandbox, 'AGG-MULTI');
    const left = await pressAndWait(page);
    await page.getByRole('button', { name: '返回首页' }).click();
    await page.getByText('寄件领券更划算').waitFor();
    await page.clock.runFor(5_000);
    expect(left).toEqual([]);
    expect(pathOf(page)).toBe('/');
  });

  test('ends when going back', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install();
    await openCards(visitor, sandbox, 'AGG-MULTI');
    // Inside the app, so that the page's timers continue: home, then the cards again, then back.
    await page.getByRole('button', { name: '返回首页' }).click();
    await page.getByText('寄件领券更划算').waitFor();
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, `${SCAN_PATH}?orderNo=AGG-MULTI`);
    await card(page, 2).waitFor();
    const left = await pressAndWait(page);
    await page.evaluate(() => history.back());
    await page.getByText('寄件领券更划算').waitFor();
    await page.clock.runFor(5_000);
    expect(left).toEqual([]);
    expect(pathOf(page)).toBe('/');
  });

  test('ends when the tab is hidden; shown again, the card can be tapped again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install();
    await openCards(visitor, sandbox, 'AGG-MULTI');
    const left = await pressAndWait(page);
    await setTabVisible(page, false);
    await page.clock.runFor(5_000);
    await setTabVisible(page, true);
    await page.clock.runFor(5_000);
    expect(left).toEqual([]);
    await card(page, 2).click();
    await page.clock.runFor(2_100);
    await page.waitForURL(SEND_PAGE);
  });

  test('opens the page once, however often the card is tapped', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.clock.install();
    await openCards(visitor, sandbox, 'AGG-MULTI');
    const left = await pressAndWait(page);
    // A wait that restarts with each tap would not be over yet.
    for (const stageNo of [2, 3, 2, 1]) await card(page, stageNo).dispatchEvent('click');
    await page.clock.runFor(400);
    await page.waitForURL(SEND_PAGE);
    expect(left).toHaveLength(1);
    expect(await sandbox.requests(CLAIM)).toEqual([]);
  });
});
