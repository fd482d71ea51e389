/** The second start of a package on a campaign page: what the first has kept is shown at once, and nothing acts on it. */
import type { Locator, Page } from 'playwright-core';
import { engineStorage, navigateTo, visiblePage } from '../engines/host';
import { phones, RECEIVE_PAGE, TARGETS } from '../engines/phones';
import { poster } from '../engines/receiveSteps';
import { dialog, loginDialog, onPage, TABS, tapTimes } from '../engines/steps';
import { CALL, moduleBox, openWeekly, rightButton, WEEKLY_PAGE } from '../engines/weeklySteps';
import { eventually, expectToast, hold } from '../harness';

const hosts = phones();
const { sandbox, open } = hosts;

const INFO = 'common/activity/info';
const MAX_CHARS = 17_000;
const right = (page: Page, text: string): Locator =>
  rightButton(moduleBox(page, 'seckill'), text, '￥5 寄件立减券').first();
const words = (page: Page, text: string): Locator => visiblePage(page).getByText(text, { exact: true });
/** The page is drawn, and asks for the current one. */
const isAsked = (page: Page): Promise<unknown> =>
  page.waitForRequest((request) => request.url().endsWith(CALL.home));

const kept = async (page: Page): Promise<readonly string[]> =>
  Object.entries(await engineStorage(page)).flatMap(([key, text]) =>
    key.includes('kept.') ? [String(text)] : [],
  );
const keepsOne = (page: Page): Promise<readonly string[]> =>
  eventually(
    'the kept page',
    () => kept(page),
    (entries) => entries.length > 0,
  );

describe.each(TARGETS)('%s', (target) => {
  const visited = async (device: string): Promise<Page> => {
    const page = await openWeekly(hosts, target, 'FRI-ALL', { device: `${device}-${target}` });
    await right(page, '立即领取').waitFor();
    await keepsOne(page);
    return page;
  };

  test('the weekly page is there before the answer; a press waits for it', async () => {
    const page = await visited('second');
    const [text = ''] = await kept(page);
    expect(text.length).toBeLessThan(MAX_CHARS);
    expect(text).not.toMatch(/UNAVAILABLE|ACQUIRED|couponId|subscribe|<p>|(?<!\d)1[3-9]\d{9}(?!\d)/);
    const answer = await hold(page, CALL.home);
    await page.reload();
    await right(page, '待更新').waitFor();
    await words(page, '正在更新…').waitFor();
    await tapTimes(right(page, '待更新'), 1);
    await expectToast(page, '正在更新，请稍候');
    expect(await sandbox.requests(CALL.claim)).toEqual([]);
    answer();
    await right(page, '立即领取').waitFor();
    await words(page, '正在更新…').waitFor({ state: 'detached' });
    expect(await words(page, '待更新').count()).toBe(0);
  });

  test('another account after a log-out sees nothing', async () => {
    const page = await openWeekly(hosts, target, 'FRI-ALL', {
      device: `out-${target}`,
      isBound: true,
    });
    await right(page, '立即领取').click();
    await expectToast(page, '领取成功');
    await right(page, '去使用').waitFor();
    // From now on it is logged in on every start.
    await page.reload();
    await right(page, '去使用').waitFor();
    const [own = ''] = await keepsOne(page);
    expect(own).not.toContain('ACQUIRED');
    await hold(page, CALL.home);
    await page.reload();
    // Before its login, which is under way.
    await right(page, '待更新').waitFor();

    await navigateTo(page, '/packages/account/settings/index');
    await words(page, '退出登录').click();
    await dialog(page, '退出登录').getByText('退出', { exact: true }).click();
    await onPage(page, TABS[target].我的);
    expect(await kept(page)).toEqual([]);
    const token = await sandbox.token('13800138000');
    const asked = isAsked(page);
    await navigateTo(page, `/${WEEKLY_PAGE}?configId=FRI-ALL&token=${token}`);
    await asked;
    expect(await words(page, '待更新').count()).toBe(0);
  });

  test('older than a day: nothing', async () => {
    const page = await visited('old');
    await page.evaluate(() => {
      for (const [key, text] of Object.entries(localStorage))
        if (key.includes('kept.'))
          localStorage.setItem(
            key,
            String(text).replace(/(atMs\W+)(\d+)/, (_all, name, ms) => `${name}${Number(ms) - 86_400_000}`),
          );
    });
    await hold(page, CALL.home);
    const asked = isAsked(page);
    await page.reload();
    await asked;
    expect([await words(page, '待更新').count(), await kept(page)]).toEqual([0, []]);
  });

  test('the receive page’s poster is there before the answer; a press waits for it', async () => {
    const page = await open(target, {
      path: RECEIVE_PAGE,
      activity: 'RC-OPEN',
      device: `poster-${target}`,
    });
    await loginDialog(page).waitFor();
    await keepsOne(page);
    const answer = await hold(page, INFO);
    await page.reload();
    await poster(page).click();
    await expectToast(page, '正在更新，请稍候');
    expect(await loginDialog(page).count()).toBe(0);
    answer();
    await loginDialog(page).waitFor();
    await words(page, '正在更新…').waitFor({ state: 'detached' });
  });
});
