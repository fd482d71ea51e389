/** The steps of closing the account in a package, from its first page. */
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../harness';
import { visiblePage } from './host';
import { codeSent, MOBILE, onPage, SMS_CODE } from './steps';

const words = (page: Page, text: string): Locator =>
  visiblePage(page).getByText(text, { exact: true }).and(page.locator(':visible')).last();

/** From the first page to the number's page, through the whole notice. */
export async function readNotice(page: Page): Promise<void> {
  await words(page, '继续注销').click();
  await onPage(page, 'packages/account/log-off-notice/index');
  await words(page, '我已阅读').scrollIntoViewIfNeeded();
  await eventually(
    'the end has been seen',
    () => words(page, '我已阅读').getAttribute('aria-disabled'),
    (isDisabled) => isDisabled !== 'true',
  );
  await words(page, '我已阅读').click();
  await onPage(page, 'packages/account/log-off-verify/index');
}

/** On the number's page, until 下一步 can be tapped. */
export async function fillNumber(page: Page): Promise<void> {
  const form = visiblePage(page);
  await form.locator('wx-input input').nth(0).fill(MOBILE);
  await words(page, '获取验证码').click();
  await codeSent(page);
  await form.locator('wx-input input').nth(1).fill(SMS_CODE);
}

/** From the first page to the last one, ready to be confirmed. */
export async function toLastLogOffStep(page: Page): Promise<void> {
  await readNotice(page);
  await fillNumber(page);
  await words(page, '下一步').click();
  await onPage(page, 'packages/account/log-off-sure/index');
  await visiblePage(page).locator('wx-input input').fill('注销');
}
