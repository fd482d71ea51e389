/** The steps of closing the account, from its first page. */
import type { Page } from 'playwright-core';
import { SMS_CODE } from './steps';

/** From the first step to the end of the notice. */
export async function readNotice(page: Page): Promise<void> {
  await page.getByRole('button', { name: '继续注销' }).click();
  await page.getByRole('button', { name: '我已阅读' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: '我已阅读' }).click();
}

/** From the number's step to the next one. */
export async function verifyNumber(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: /手机号/ }).fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: /\d+s/ }).waitFor();
  await page.getByRole('textbox', { name: /验证码/ }).fill(SMS_CODE);
  await page.getByRole('button', { name: '下一步' }).click();
}

/** From the first step to the last one, ready to be confirmed. */
export async function toLastStep(page: Page, mobile: string): Promise<void> {
  await readNotice(page);
  await verifyNumber(page, mobile);
  await page.getByRole('textbox', { name: '请输入注销' }).fill('注销');
}
