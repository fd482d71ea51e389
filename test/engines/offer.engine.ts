/**
 * Offers in the built packages: a claim through a friend's link, and a pack for a new user with number and code in the
 * page.
 */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, visiblePage } from './host';
import { LIST_PAGE } from './measuredPages';
import { phones, TARGETS } from './phones';
import { dialog, MOBILE } from './steps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();

describe.each(TARGETS)('%s', (target) => {
  test('a friend claims through the link', async () => {
    // The friend's page takes no token.
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/coupon/offer-share/index?activityCode=V2-OPEN&shareCode=SH-OPEN');
    await words(page, '好友 138****0011 送您一份寄件礼').waitFor();
    await words(page, '立即领取').click();
    await dialog(page, '领券成功').waitFor();
    expect(await sandbox.requests('appnew/activity/receive')).toHaveLength(1);
  });
});
