/** The pickup page of a package that starts in a basement: no login, no answer, and yet the codes. */
import type { Locator, Page } from 'playwright-core';
import { engineStorage, hostTab, navigateTo, visiblePage } from '../engines/host';
import { ORDER_LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { dialog, loginDialog, onPage, TABS } from '../engines/steps';
import { expectToast } from '../harness';
import { spaced } from '../journeys/pickSteps';

const { sandbox, open } = phones();

const GATEWAY = '**/wxgw/**';
const code = (page: Page): Locator =>
  visiblePage(page).locator(`[aria-label^="取件码 ${spaced('70316208')}"]`);
const line = (page: Page): Locator => visiblePage(page).getByText(/^上次更新 \d\d:\d\d$/);
/** The way of the first order. */
const orders = (page: Page): Locator => visiblePage(page).getByText('→').first();
const words = (page: Page, text: string): Locator => visiblePage(page).getByText(text, { exact: true });

describe.each(TARGETS)('%s', (target) => {
  test('started without an answer: the host’s account reads its codes and orders; a log-out removes them', async () => {
    const page = await open(target, {
      path: TABS[target].取件,
      isBound: true,
      device: `last-${target}`,
    });
    await words(page, '去登录').click();
    await code(page).waitFor();
    await navigateTo(page, `/${ORDER_LIST_PAGE}`);
    await orders(page).waitFor();

    await page.route(GATEWAY, (route) => route.abort('internetdisconnected'));
    await page.reload();
    await code(page).waitFor();
    await line(page).waitFor();
    await words(page, '刷新').click();
    await expectToast(page, '刷新失败，请稍后重试');
    await navigateTo(page, `/${ORDER_LIST_PAGE}`);
    await orders(page).waitFor();
    await line(page).waitFor();
    expect(await loginDialog(page).count()).toBe(0);

    await page.unroute(GATEWAY);
    await words(page, '刷新').click();
    await line(page).waitFor({ state: 'detached' });
    await orders(page).waitFor();

    await navigateTo(page, '/packages/account/settings/index');
    await words(page, '退出登录').click();
    await dialog(page, '退出登录').getByText('退出', { exact: true }).click();
    await onPage(page, TABS[target].我的);
    expect(Object.keys(await engineStorage(page)).filter((key) => key.includes('answer.'))).toEqual([]);
    await hostTab(page, '取件').click();
    await words(page, '登录后查看待取包裹').waitFor();
  });

  test('a login by link is not recognised after a restart, and leaves no codes', async () => {
    const page = await open(target, {
      path: 'packages/coupon/list/index',
      activity: 'LIST-0',
      token: await sandbox.token('13912345678'),
      device: `link-${target}`,
    });
    await navigateTo(page, `/${ORDER_LIST_PAGE}`);
    await orders(page).waitFor();
    expect(JSON.stringify(await engineStorage(page))).not.toContain('answer.');
  });
});
