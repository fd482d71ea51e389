/**
 * Pages and the browser: back and Escape with an open popup, a reload, code that has not loaded yet. Every address
 * opens in screens/pages.screen.ts.
 */
import type { Page } from 'playwright-core';
import { ROUTES, type RouteRow } from '../../src/routes';
import { journey } from '../harness';
import { wide } from '../harness/wide';
import { bareState, locate } from '../pages';
import { poster } from './receiveSteps';
import { loginDialog, settled } from './steps';

const { sandbox, visit } = journey();

const rows: readonly RouteRow[] = ROUTES.filter((row: RouteRow) => row.miniOnly !== true);
/** With the parameters that a page needs: from its description. */
function addressOf(row: RouteRow, path: string): { readonly path: string; readonly query: string } {
  const described = new URL(bareState(row.name)?.address ?? '/', 'http://page');
  return path === row.path
    ? { path: described.pathname, query: described.search }
    : { path: path.replace(/:(\w+)\??/g, 'RC-FINISHED'), query: described.search };
}
/** Every path and alias, with its row. */
const ADDRESSES = rows.flatMap((row) =>
  [row.path, ...(row.aliases ?? [])].map((path) => ({
    ...addressOf(row, path),
    row,
    isVisited: path === row.path,
  })),
);

const home = (page: Page) => page.getByText('寄件领券更划算').last();
const compare = (page: Page) => page.getByText('填好寄件信息，看看哪家更便宜、更快');

/** The page's own content. */
async function expectPage(page: Page, row: RouteRow): Promise<void> {
  const described = bareState(row.name);
  if (described === null) throw new Error(`${row.name} is not described`);
  await locate(page, described.seen).waitFor();
}

describe('every route opens', () => {
  wide('a refresh shows the same page', async () => {
    const visitor = await visit();
    for (const name of ['home', 'receiveCoupon', 'couponLand', 'inviteV2SharePoster', 'outerOpenApp']) {
      const entry = ADDRESSES.find(({ row }) => row.name === name);
      if (entry === undefined) throw new Error(`${name} is not in the table`);
      await visitor.open(`${entry.path}?channel=x`);
      await expectPage(visitor.page, entry.row);
      await visitor.page.reload();
      await expectPage(visitor.page, entry.row);
      // The router keeps no query on its entry address (it was read at the first opening).
      if (name !== 'home') expect(visitor.page.url()).toContain(`${entry.path}?channel=x`);
    }
  });
});

describe('back', () => {
  /** A mark on the page's own element: gone when the page was recreated. */
  async function markPage(page: Page): Promise<() => Promise<boolean>> {
    await poster(page)
      .or(page.getByRole('button', { name: /抱歉/ }))
      .first()
      .evaluate((element) => {
        element.setAttribute('data-mark', 'kept');
      });
    return async () => (await page.locator('[data-mark=kept]').count()) === 1;
  }

  test.each(['gesture', 'Escape'] as const)('%s closes an open popup, the page stays', async (way) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/contrastPrice');
    await compare(page).waitFor();
    await page.goto('/receiveCoupon/RC-OPEN');
    await loginDialog(page).waitFor();
    const isKept = await markPage(page);
    const dismiss = async (): Promise<void> => {
      await settled(loginDialog(page));
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.evaluate(() => window.history.back());
    };
    for (let round = 0; round < 2; round += 1) {
      await dismiss();
      await loginDialog(page).waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/receiveCoupon/RC-OPEN');
      expect(await isKept()).toBe(true);
      await poster(page).click();
      await loginDialog(page).waitFor();
    }
    expect(await sandbox.requests('activity/info')).toHaveLength(1);
    // Once nothing is open any more, back goes back.
    await dismiss();
    await loginDialog(page).waitFor({ state: 'detached' });
    await page.goBack();
    await compare(page).waitFor();
  });
});

describe('offline', () => {
  wide('a page whose code has not loaded yet says so too', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
    await visitor.open('/');
    await home(page).waitFor();
    await page.getByRole('link', { name: /^周五福利日/ }).waitFor(); // its response has arrived too
    await visitor.context.setOffline(true);
    await page.getByText('寄件比价').click();
    await page.getByText('网络好像断开了').waitFor();
    await visitor.context.setOffline(false);
    await compare(page).waitFor(); // without a tap
  });
});
