/** What a person does and sees on every page, in words that all journeys share. */
import type { Locator, Page } from 'playwright-core';

export const MOBILE = '13912345678';
export const SMS_CODE = '123456';

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
export const loginDialog = (page: Page): Locator => dialog(page, '手机号登录领取福利');
/** A short sentence over the page (live region). */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** Fills number and agreement (unless ticked already) and asks for the code; the slider, if one comes, is the caller's. */
export async function askForCode(page: Page, mobile: string = MOBILE, isAgreed = false): Promise<void> {
  const login = loginDialog(page);
  await login.waitFor();
  await login.getByRole('textbox', { name: /手机号/ }).fill(mobile);
  if (!isAgreed) await login.getByRole('checkbox').click();
  await login.getByRole('button', { name: '获取验证码' }).click();
}

/** The code is on its way: the toast of the gateway's own words, and the countdown. */
export async function codeSent(page: Page): Promise<void> {
  await loginDialog(page).getByRole('button', { name: /\d+s/ }).waitFor();
}

/** Types the code and submits. */
export async function submitCode(page: Page, code: string = SMS_CODE): Promise<void> {
  const login = loginDialog(page);
  await login.getByRole('textbox', { name: /验证码/ }).fill(code);
  await login.getByRole('button', { name: /^立即(领取|登录)$/ }).click();
}

export async function logIn(page: Page, mobile: string = MOBILE, isAgreed = false): Promise<void> {
  await askForCode(page, mobile, isAgreed);
  await codeSent(page);
  await submitCode(page);
}
