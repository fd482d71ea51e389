/** The elements of a package's incentive page. */
import type { Locator, Page } from 'playwright-core';
import { visiblePage, type EngineTarget } from './host';
import type { Phones, PhoneOptions } from './phones';
import { MOBILE } from './steps';

export const INCENTIVE_PAGE = 'packages/coupon/incentive/index';
export const LIST_PAGE = 'packages/coupon/list/index';

/** The button with this text. */
export const button = (page: Page, words: string): Locator =>
  visiblePage(page)
    .locator('[aria-role="button"]')
    .filter({ hasText: new RegExp(`^\\s*${words}\\s*$`) });
/** The sentence above a round; its name is the sentence without the line breaks of a narrow screen. */
export const headline = (page: Page, words: string): Locator =>
  visiblePage(page).locator(`[aria-role="heading"][aria-label="${words}"]`);
export const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();

export const openActivity = (
  { open }: Phones,
  target: EngineTarget,
  activity: string,
  options: PhoneOptions = {},
): Promise<Page> => open(target, { path: INCENTIVE_PAGE, activity, ...options });

export const openLoggedIn = async (phones: Phones, target: EngineTarget, activity: string): Promise<Page> =>
  openActivity(phones, target, activity, { token: await phones.sandbox.token(MOBILE) });
