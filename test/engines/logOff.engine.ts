/** Closing the account in the built packages: all steps to the end page, which belongs to no account. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../harness';
import { visiblePage } from './host';
import { phones, TARGETS } from './phones';
import { MOBILE, onPage, SMS_CODE, TABS } from './steps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();

describe.each(TARGETS)('%s', (target) => {
  test('all steps; afterwards the user is logged out, and no host logs in automatically', async () => {
    const page = await open(target, {
      path: 'packages/account/log-off/index',
      token: await sandbox.token(MOBILE),
    });
    await words(page, '继续注销').click();
    await onPage(page, 'packages/account/log-off-notice/index');
    await words(page, '我已阅读').scrollIntoViewIfNeeded();
    await eventually(
      'the end has been seen',
      async () => words(page, '我已阅读').getAttribute('aria-disabled'),
      (isDisabled) => isDisabled !== 'true',
    );
    await words(page, '我已阅读').click();
    await onPage(page, 'packages/account/log-off-verify/index');
    const form = visiblePage(page);
    await form.locator('wx-input input').nth(0).fill(MOBILE);
    await form.getByText('获取验证码', { exact: true }).click();
    await form.getByText(/^\d+s/).waitFor();
    await form.locator('wx-input input').nth(1).fill(SMS_CODE);
    await words(page, '下一步').click();
    await onPage(page, 'packages/account/log-off-sure/index');
    await visiblePage(page).locator('wx-input input').fill('注销');
    await visiblePage(page).getByText('确认注销', { exact: true }).last().click();
    await words(page, '注销申请已提交').waitFor();
    await words(page, '返回首页').click();
    await onPage(page, TABS[target].首页);
    expect(await sandbox.requests('logOff/submit')).toHaveLength(1);
  });
});
