/** The reduction fund in the built packages: center, guide, entries, logins, faults, pull to refresh. */
import type { Locator, Page } from 'playwright-core';
import { navigateBack, visiblePage } from '../../engines/host';
import { FUND_DETAIL_PAGE, FUND_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE, onPage, TABS, titled } from '../../engines/steps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();
const amount = (page: Page, yuan: string): Locator => visiblePage(page).locator(`[aria-label="￥${yuan}"]`);
const rows = (page: Page): Locator => visiblePage(page).locator('[aria-role="listitem"]');

describe.each(TARGETS)('%s', (target) => {
  const openAs = async (path: string, query?: string, mobile = MOBILE): Promise<Page> =>
    open(target, {
      path,
      ...(query === undefined ? {} : { query }),
      token: await sandbox.token(mobile),
    });

  test('center: amount, activities, one of them, its entries; the send page', async () => {
    const page = await openAs(FUND_PAGE, 'channelId=TASK-FEW');
    await amount(page, '12.50').waitFor();
    await titled(page, '减免金中心');
    await visiblePage(page)
      .getByText(/^即将过期 ￥3\.50/)
      .waitFor();
    await words(page, '寄存体验减免金').click();
    await words(page, '新人延时取件减免金').click();
    await onPage(page, FUND_DETAIL_PAGE);
    await words(page, '剩余减免金 · 部分已用').waitFor();
    await amount(page, '2.50').waitFor();
    await rows(page).nth(1).waitFor();
    expect(await rows(page).allTextContents()).toEqual([
      expect.stringMatching(/-1\.50元$/),
      expect.stringMatching(/\+4\.00元$/),
    ]);
    await navigateBack(page);
    await onPage(page, FUND_PAGE);
    await words(page, '去寄件使用').click();
    await onPage(page, TABS[target].寄件);
  });
});
