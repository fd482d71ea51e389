/**
 * Offers in the built packages: a claim through a friend's link, and a pack for a new user with number and code in the
 * page.
 */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, pressDialogButton, sharedCards, visiblePage } from '../../engines/host';
import { LIST_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { dialog, MOBILE } from '../../engines/steps';

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

  test('the share button opens the list of friends and sends the user’s own link', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/coupon/offer/index?activityCode=V2-OPEN');
    await visiblePage(page).locator('wx-button').filter({ hasText: '分享给好友' }).click();
    await pressDialogButton(page, '知道了');
    expect(await sharedCards(page)).toEqual([
      expect.objectContaining({
        title: '送你一张寄件券，寄快递立减',
        path: expect.stringMatching(/offer-share\/index\?activityCode=V2-OPEN&shareCode=SH\w+$/),
      }),
    ]);
  });
});
