/**
 * Offers in the built packages: a claim through a friend's link, and a pack for a new user with number and code in the
 * page.
 */
import type { Locator, Page } from 'playwright-core';
import { visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { agree, MOBILE, onPage, SMS_CODE } from '../engines/steps';

const { open } = phones();

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();

describe.each(TARGETS)('%s', (target) => {
  test('a new user receives the pack', async () => {
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
