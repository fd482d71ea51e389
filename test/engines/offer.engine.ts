/** Offers in the built packages: a claim by a friend's link, and a pack for a new visitor with number and code in the page. */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, visiblePage } from './host';
import { LIST_PAGE } from './measuredPages';
import { phones, TARGETS } from './phones';
import { agree, dialog, MOBILE, onPage, SMS_CODE } from './steps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();

describe.each(TARGETS)('%s', (target) => {
  test('a friend claims by the link', async () => {
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

  test('a new visitor receives the pack', async () => {
    const page = await open(target, {
      path: 'packages/campaign/attract/index',
      query: 'activityCode=NEW-OPEN',
    });
    const form = visiblePage(page);
    await form.locator('wx-input input').nth(0).fill(MOBILE);
    await agree(form);
    await form.getByText('获取验证码', { exact: true }).click();
    await form.getByText(/^\d+s/).waitFor();
    await form.locator('wx-input input').nth(1).fill(SMS_CODE);
    await words(page, '立即领取').click();
    await onPage(page, 'packages/campaign/attract-success/index');
    await words(page, '首件免单券').waitFor();
  });
});
