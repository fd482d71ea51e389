/** The tabs 首页, 福利 and 我的 in the built packages: what they show logged in and out, the badge, links, log-out. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../harness';
import { hostTab, navigateBack, visiblePage } from './host';
import { goHome, LIST_PAGE } from './measuredPages';
import { phones, TARGETS } from './phones';
import { MOBILE, TABS, onPage } from './steps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();
const link = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).locator('[aria-role="link"]').filter({ hasText: text }).first();

describe.each(TARGETS)('%s', (target) => {
  const { 寄件: send } = TABS[target];
  const openAs = async (mobile = MOBILE): Promise<Page> => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(mobile),
    });
    await goHome(page);
    return page;
  };

  test('home: the parcel, hints, campaigns, the badge; links to other tabs and back', async () => {
    const page = await openAs();
    await words(page, '取件码').waitFor();
    await words(page, /^最高赚.*元$/).waitFor();
    await eventually(
      'the badge',
      () => hostTab(page, '福利').innerText(),
      (text) => /\d/.test(text),
    );
    await link(page, '寄件福利大礼包').click();
    await onPage(page, 'packages/coupon/receive/index');
    await navigateBack(page);
    await visiblePage(page).getByText('去寄件', { exact: true }).click();
    await onPage(page, send);
    await hostTab(page, '首页').click();
    await link(page, '取件码').click();
    await onPage(page, 'packages/pick/code/index');
  });
});
