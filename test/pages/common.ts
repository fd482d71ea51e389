/** What several page descriptions share. */
import type { Locator, Page } from 'playwright-core';
import { miniName } from '../../config/miniNames.cjs';
import { visiblePage } from '../engines/host';
import { eventually, type Fault } from '../harness';

/** An account with nothing waiting, sent or won (sandbox). */
export const EMPTY_MOBILE = '13912345600';
export const HOSTILE_MOBILE = '13900000066';
export const RETRY = '重试';

/** The call fails every time: reads are retried before the user sees an error. */
export const failing = (path: string): Fault => ({ path, kind: 'status', status: 500, times: 20 });
/** The call is not answered while the state is being checked. */
export const late = (path: string): Fault => ({ path, kind: 'slow', delayMs: 60_000, times: 20 });

/** A loading element. */
export const busy = (page: Page): Locator => page.locator('[aria-busy=true]').first();

const PICTURE_SHOWN = miniName('shown', 'src/components/Picture.module.scss');

/** In a package: the page's picture has arrived, and the page has set its class. */
export const pictureOnPhone = (page: Page): Locator =>
  visiblePage(page)
    .locator('wx-image')
    .first()
    .and(page.locator(`.${PICTURE_SHOWN}`));

/** In a package: the page's loading label. */
export const loadingOnPhone = (page: Page): Locator => visiblePage(page).locator('[aria-label="加载中"]');

/**
 * In a package: the rows next to the screen, which come a moment after those on the screen, group by group. In Node,
 * where nothing has a place, those are all rows.
 */
export async function rowsNearScreen(page: Page): Promise<void> {
  const rows = visiblePage(page).locator('[aria-role="listitem"]');
  await rows.nth(15).waitFor();
  await eventually(
    'no more rows',
    async () => {
      const before = await rows.count();
      await new Promise((resolve) => setTimeout(resolve, 300));
      return (await rows.count()) - before;
    },
    (more) => more === 0,
  );
}
