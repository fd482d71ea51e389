/** The elements of a package's scan-success page, and how to get there. */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, visiblePage } from './host';
import { onPage } from './steps';

export const SCAN_PAGE = 'packages/cabinet/scan-success/index';
export const ENTRANCE = 'marketingEntrance/aggregationEntrance';
export const CLAIM = 'incentive/activity/send/receive';

export const cards = (page: Page): Locator =>
  visiblePage(page).locator('[aria-role="button"][aria-label^="第"]');
export const card = (page: Page, stageNo: number): Locator =>
  visiblePage(page).locator(`[aria-role="button"][aria-label^="第${stageNo}阶段 "]`);
/** The card of a stage while its button has this text. */
export const cardSaying = (page: Page, stageNo: number, buttonText: string): Locator =>
  card(page, stageNo).and(page.locator(`[aria-label$=" ${buttonText}"]`));

/** From the page on screen; the page itself takes no token. */
export async function goToCards(page: Page, orderNo: string): Promise<void> {
  await navigateTo(page, `/${SCAN_PAGE}?orderNo=${orderNo}`);
  await onPage(page, SCAN_PAGE);
}

/** The accessible name of every card, in order: value, title, button and progress. */
export const cardNames = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
