/** Pickup and orders in the built packages: the scanner, an opening from confirm to open door, orders and their cards. */
import type { Locator, Page } from 'playwright-core';
import { navigateBack, visiblePage } from '../../engines/host';
import { PICK_OPEN_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { logIn, MOBILE, onPage, TABS } from '../../engines/steps';
import { spaced } from '../../journeys/pickSteps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();
const code = (page: Page, digits: string): Locator =>
  visiblePage(page).locator(`[aria-label^="取件码 ${spaced(digits)}"]`);

describe.each(TARGETS)('%s', (target) => {
  test('the tab: parcels with codes; scanning a cabinet without own parcels shows a message', async () => {
    const page = await open(target, { path: TABS[target].取件, token: await sandbox.token(MOBILE) });
    await words(page, '扫码开柜').waitFor();
    await words(page, '登录后查看待取包裹').waitFor();
    await words(page, '去登录').click();
    await logIn(page);
    await onPage(page, TABS[target].取件);
    await code(page, '70316208').waitFor();
    await words(page, '扫码开柜').click();
    await onPage(page, PICK_OPEN_PAGE);
    await words(page, '这个柜机里没有您的待取包裹').waitFor();
    await words(page, '重新扫码').waitFor();
    await navigateBack(page);
    await onPage(page, TABS[target].取件);
  });
});
