/** The tabs 首页, 福利 and 我的 in the built packages: what they show logged in and out, the badge, links, log-out. */
import type { Locator, Page } from 'playwright-core';
import { hostTab, navigateBack, pullDown, visiblePage } from '../engines/host';
import { goHome, LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { MOBILE, TABS, dialog, onPage } from '../engines/steps';
import { expectToast, eventually } from '../harness';

const { sandbox, open } = phones();

const CALL = { home: 'home/overview', account: 'personalCenter/userInfo' } as const;
const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();
const link = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).locator('[aria-role="link"]').filter({ hasText: text }).first();

describe.each(TARGETS)('%s', (target) => {
  const { 福利: welfare, 我的: me } = TABS[target];
  const openAs = async (mobile = MOBILE): Promise<Page> => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(mobile),
    });
    await goHome(page);
    return page;
  };

  test('logged out: campaigns are shown, the login is one tap away', async () => {
    const page = await open(target);
    await link(page, '周五福利日').waitFor();
    await words(page, '登录后查看待取快递和优惠券').waitFor();
    await hostTab(page, '福利').click();
    await words(page, '登录后查看减免金和奖励').waitFor();
    await hostTab(page, '我的').click();
    await words(page, '登录后查看订单、卡券和钱包').waitFor();
    expect(await sandbox.requests(CALL.account)).toEqual([]);
    await visiblePage(page).getByText('登录', { exact: true }).click();
    await dialog(page, '登录后查看订单、卡券和钱包').waitFor();
  });

  test('pull to refresh refetches; a failure shows a message and keeps the content', async () => {
    const page = await openAs();
    await words(page, '取件码').waitFor();
    await sandbox.faults({ path: CALL.home, kind: 'malformed' });
    await pullDown(page);
    await expectToast(page, '刷新失败，请稍后重试');
    await page.locator('.engine-frame[data-pulled]').waitFor({ state: 'detached' });
    await words(page, '取件码').waitFor();
  });

  test('welfare: weekly page and fund open; back returns to the tab', async () => {
    const page = await openAs();
    await hostTab(page, '福利').click();
    await onPage(page, welfare);
    await words(page, /份奖励待领取$/).waitFor();
    await link(page, '进入会场').click();
    await onPage(page, 'packages/campaign/friday/index');
    await navigateBack(page);
    await visiblePage(page).getByText('去使用', { exact: true }).click();
    await onPage(page, 'packages/reduction/center/index');
    await navigateBack(page);
    await onPage(page, welfare);
  });

  test('me: number and figures; settings log out, and no data stays', async () => {
    const page = await openAs();
    await hostTab(page, '我的').click();
    await words(page, '139****5678').waitFor();
    await words(page, '12.50').waitFor();
    await visiblePage(page).getByText(/^打开/).click();
    await expectToast(page, /^请前往.*下载/);
    await link(page, '设置').click();
    await onPage(page, 'packages/account/settings/index');
    await visiblePage(page).getByText('退出登录', { exact: true }).click();
    await dialog(page, '退出登录').getByText('退出', { exact: true }).click();
    await onPage(page, me);
    await words(page, '登录后查看订单、卡券和钱包').waitFor();
    expect(await visiblePage(page).getByText('139****5678').count()).toBe(0);
    await eventually(
      'the badge is gone',
      () => hostTab(page, '福利').innerText(),
      (text) => !/\d/.test(text),
    );
    await hostTab(page, '首页').click();
    await words(page, '登录后查看待取快递和优惠券').waitFor();
  });
});
