/** Price comparison in the built packages: offers, one of them, and the record that it creates. */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, visiblePage } from '../engines/host';
import { LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { MOBILE } from '../engines/steps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();

describe.each(TARGETS)('%s', (target) => {
  test('a refetched record shows what changed; a friend’s link shows a masked number', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/contrast/record/index?inquiryNo=CP-GONE');
    await words(page, '按今日价格再问').click();
    await words(page, '今日价格变化').waitFor();
    await words(page, '不可寄').waitFor();
    await navigateTo(page, '/packages/contrast/preview/index?shareCode=CP-FRIEND');
    await words(page, '好友 138****0011 分享给您的报价').waitFor();
    expect(
      await visiblePage(page)
        .getByText(/13800000011/)
        .count(),
    ).toBe(0);
  });
});
