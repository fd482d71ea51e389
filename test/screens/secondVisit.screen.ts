/** The second visit of a campaign page: what the first has kept is shown at once, and nothing acts on it. */
import type { Locator, Page } from 'playwright-core';
import { eventually, expectToast, hold, journey, type Visitor } from '../harness';
import { openWithToken, poster } from '../journeys/receiveSteps';
import { loginDialog, MOBILE } from '../journeys/steps';
import {
  CALL,
  FAIL_PATH,
  module,
  openLoggedIn,
  openWeekly,
  pathOf,
  press,
  rightButton,
  skeleton,
} from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const INFO = 'common/activity/info';
const OTHER_MOBILE = '13800138000';
const MAX_CHARS = 17_000;
const GATEWAY = '**/wxgw/**';
const right = (page: Page, text: string): Locator =>
  rightButton(module(page, 'seckill'), text, '￥5 寄件立减券');
const updating = (page: Page): Locator => page.getByText('正在更新…', { exact: true });
const line = (page: Page): Locator => page.getByText(/^上次更新 \d\d:\d\d$/);

const kept = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('pc:kept.'))),
  );
/** Waits until the first visit has kept its page. */
const keepsOne = (page: Page): Promise<Record<string, string>> =>
  eventually(
    'the kept page',
    () => kept(page),
    (entries) => Object.keys(entries).length > 0,
  );
const logOut = async ({ page, open }: Visitor): Promise<void> => {
  await open('/settings');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await expectToast(page, '已退出登录');
};
async function loseGateway(visitor: Visitor): Promise<void> {
  visitor.expectProblems(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await visitor.page.route(GATEWAY, (route) => route.abort('internetdisconnected'));
}

describe('the weekly page', () => {
  async function visited(code = 'FRI-ALL'): Promise<Visitor> {
    const visitor = await visit();
    await openWeekly(visitor, code);
    await keepsOne(visitor.page);
    return visitor;
  }

  test('is shown before the answer, without states and countdowns, and replaced by it', async () => {
    const visitor = await visited();
    const { page } = visitor;
    const [text = ''] = Object.values(await kept(page));
    expect(text.length).toBeLessThan(MAX_CHARS);
    expect(text).not.toMatch(/UNAVAILABLE|ACQUIRED|couponId|subscribe|<p>|(?<!\d)1[3-9]\d{9}(?!\d)/);
    const answer = await hold(page, CALL.home);
    await openWeekly(visitor, 'FRI-ALL');
    await right(page, '待更新').first().waitFor();
    await updating(page).waitFor();
    expect(await page.title()).toContain('超级星期五');
    expect(
      await module(page, 'seckill')
        .getByText(/立即领取|去购买|提醒我/)
        .count(),
    ).toBe(0);
    expect(await page.locator('.session.kept').count()).toBe(1);
    answer();
    await right(page, '立即领取').first().waitFor();
    expect([await updating(page).count(), await page.getByText('待更新').count()]).toEqual([0, 0]);
  });

  test('a press before the answer sends nothing; after it the button acts', async () => {
    const visitor = await visited();
    const { page } = visitor;
    const answer = await hold(page, CALL.home);
    await openLoggedIn(visitor, sandbox, 'FRI-ALL');
    // Logged in now: what was read without a login is not this account's.
    await skeleton(page).first().waitFor();
    expect(await page.getByText('待更新').count()).toBe(0);
    answer();
    await right(page, '立即领取').first().waitFor();
    await eventually(
      'the account’s own page',
      () => kept(page),
      (entries) => Object.keys(entries).length === 2,
    );
    const again = await hold(page, CALL.home);
    await openWeekly(visitor, 'FRI-ALL');
    await press(right(page, '待更新').first());
    await expectToast(page, '正在更新，请稍候');
    expect(await sandbox.requests(CALL.claim)).toEqual([]);
    again();
    await right(page, '立即领取').first().click();
    await expectToast(page, '领取成功');
    expect(await sandbox.requests(CALL.claim)).toHaveLength(1);
  });

  test('another account after a log-out sees nothing', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openLoggedIn(visitor, sandbox, 'FRI-ALL');
    await keepsOne(page);
    await logOut(visitor);
    expect(await kept(page)).toEqual({});
    await hold(page, CALL.home);
    await visitor.open(`/fcFriday?configId=FRI-ALL&token=${await sandbox.token(OTHER_MOBILE)}`);
    await skeleton(page).first().waitFor();
    expect(await page.getByText(/待更新|正在更新/).count()).toBe(0);
  });

  test('older than a day: nothing', async () => {
    const visitor = await visited();
    const { page } = visitor;
    await page.evaluate(() => {
      for (const [key, text] of Object.entries(localStorage))
        if (key.startsWith('pc:kept.'))
          localStorage.setItem(
            key,
            String(text).replace(/(atMs\W+)(\d+)/, (_all, name, ms) => `${name}${Number(ms) - 86_400_000}`),
          );
    });
    await hold(page, CALL.home);
    await openWeekly(visitor, 'FRI-ALL');
    await skeleton(page).first().waitFor();
    expect([await page.getByText('待更新').count(), await kept(page)]).toEqual([0, {}]);
  });

  test('without an answer it stays with its time; 刷新 brings the current one', async () => {
    const visitor = await visited();
    const { page } = visitor;
    await loseGateway(visitor);
    await openWeekly(visitor, 'FRI-ALL');
    await line(page).waitFor();
    await press(right(page, '待更新').first());
    await expectToast(page, '内容可能已变化，请先刷新');
    await page.unroute(GATEWAY);
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await right(page, '立即领取').first().waitFor();
    expect(await line(page).count()).toBe(0);
  });

  test('a refusal ends it: the fail page, and nothing is kept', async () => {
    const visitor = await visited();
    const { page } = visitor;
    await sandbox.faults({
      path: CALL.home,
      kind: 'status',
      status: 200,
      body: { success: false, code: '1', msg: '活动已下线', data: null },
    });
    await openWeekly(visitor, 'FRI-ALL');
    await page.waitForURL((url) => url.pathname === FAIL_PATH);
    expect([pathOf(page), await kept(page)]).toEqual([FAIL_PATH, {}]);
  });
});

describe('the receive page', () => {
  const own = (page: Page): Locator => poster(page);

  test('its poster is shown before the answer; a press waits for it', async () => {
    const visitor = await visit();
    const { page, open } = visitor;
    await open('/receiveCoupon/RC-OPEN');
    await loginDialog(page).waitFor();
    const [text = ''] = Object.values(await keepsOne(page));
    expect(text).not.toMatch(/<|(?<!\d)1[3-9]\d{9}(?!\d)/);
    const answer = await hold(page, INFO);
    await open('/receiveCoupon/RC-OPEN');
    await own(page).waitFor();
    await updating(page).waitFor();
    await own(page).click();
    await expectToast(page, '正在更新，请稍候');
    expect(await loginDialog(page).count()).toBe(0);
    answer();
    await loginDialog(page).waitFor();
    await updating(page).waitFor({ state: 'detached' });
  });

  test('without an answer it stays with its time; 刷新 brings the current one', async () => {
    const visitor = await visit();
    const { page, open } = visitor;
    await open('/receiveCoupon/RC-OPEN');
    await keepsOne(page);
    await loseGateway(visitor);
    await open('/receiveCoupon/RC-OPEN');
    await line(page).waitFor();
    await own(page).click();
    await expectToast(page, '内容可能已变化，请先刷新');
    await page.unroute(GATEWAY);
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await loginDialog(page).waitFor();
  });

  test('another account after a log-out sees nothing', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'RC-OPEN', await sandbox.token(MOBILE));
    await keepsOne(page);
    await logOut(visitor);
    expect(await kept(page)).toEqual({});
    await hold(page, INFO);
    await openWithToken(visitor, 'RC-OPEN', await sandbox.token(OTHER_MOBILE));
    await skeleton(page).first().waitFor();
    expect(await own(page).count()).toBe(0);
  });
});
