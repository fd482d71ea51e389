/** What several descriptions say. */
import type { Locator, Page } from 'playwright-core';
import type { Fault } from '../harness';
import { visiblePage } from '../engines/host';

/** Nothing waits for it, nothing was ever sent, nothing won (sandbox). */
export const EMPTY_MOBILE = '13912345600';
export const HOSTILE_MOBILE = '13900000066';
export const RETRY = '重试';

/** The call fails whenever it is made: reads are made again before anybody is told. */
export const failing = (path: string): Fault => ({ path, kind: 'status', status: 500, times: 20 });
/** The call is not answered while somebody looks. */
export const late = (path: string): Fault => ({ path, kind: 'slow', delayMs: 60_000, times: 20 });

/** Something loads. */
export const busy = (page: Page): Locator => page.locator('[aria-busy=true]').first();

/** In a package: the page's picture has arrived, and the page has said so in its class. */
export const pictureOnPhone = (page: Page): Locator =>
  visiblePage(page).locator('wx-image').first().and(page.locator('[class^="shown"],[class*=" shown"]'));

/** In a package: the page says that it loads. */
export const loadingOnPhone = (page: Page): Locator => visiblePage(page).locator('[aria-label="加载中"]');

/** In a package: the rows next to the screen, which come a moment after the screen's own. */
export async function rowsNearScreen(page: Page): Promise<void> {
  await visiblePage(page).locator('[aria-role="listitem"]').nth(15).waitFor();
}
