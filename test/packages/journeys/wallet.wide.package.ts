/** The wallet's entries in the built packages, when the login ends between two pages of them. */
import type { Page } from 'playwright-core';
import { navigateTo, visiblePage } from '../../engines/host';
import { LIST_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { atRest } from '../../engines/rest';
import { close, loginDialog, MOBILE } from '../../engines/steps';

const { sandbox, open } = phones();
const WALLET_PAGE = 'packages/account/cashout-money/index';

/** Two pages of entries, of which the second requires a login; returns the requested page numbers. */
async function endLoginOnPageTwo(page: Page): Promise<readonly number[]> {
  const asked: number[] = [];
  await page.route(/wallet\/entries/, async (route) => {
    const { pageNo } = JSON.parse(route.request().postData() ?? '') as { readonly pageNo: number };
    asked.push(pageNo);
    if (pageNo !== 1) return route.fulfill({ status: 401, json: { code: '030100001', msg: '' } });
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { content: object[]; total: number } };
    const [entry] = answer.data.content;
    answer.data = {
      content: Array.from({ length: 20 }, (_, index) => ({ ...entry, id: `entry-${index}` })),
      total: 40,
    };
    return route.fulfill({ response, json: answer });
  });
  return asked;
}

const scrollTo = (page: Page, top: number): Promise<void> =>
  visiblePage(page)
    .locator('.engine-scroller')
    .evaluate((scroller, to) => scroller.scrollTo({ top: to, behavior: 'instant' }), top);

const words = (page: Page, text: string) => visiblePage(page).getByText(text, { exact: true }).first();

describe.each(TARGETS)('%s', (target) => {
  test('the login dialog for the next page is closed: the list says so, and retries only on a tap', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    const asked = await endLoginOnPageTwo(page);
    await navigateTo(page, `/${WALLET_PAGE}`);
    await visiblePage(page).getByText('可提现金额').first().waitFor();
    await scrollTo(page, 100_000);
    await loginDialog(page).waitFor();
    await close(loginDialog(page));
    const row = words(page, '登录后查看更多，去登录');
    await row.waitFor();
    for (const top of [0, 100_000, 200, 100_000]) {
      await scrollTo(page, top);
      await atRest(page, WALLET_PAGE);
    }
    expect([await loginDialog(page).count(), asked]).toEqual([0, [1, 2]]);
    await row.click();
    await loginDialog(page).waitFor();
    await close(loginDialog(page));
  });
});
