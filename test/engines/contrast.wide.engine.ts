/** Price comparison in the built packages: offers, one of them, and the record that it creates. */
import type { Locator, Page } from 'playwright-core';
import { PARCEL_QUERY } from '../pages/contrast';
import { navigateTo, visiblePage } from './host';
import { LIST_PAGE } from './measuredPages';
import { phones, TARGETS } from './phones';
import { MOBILE, onPage, TABS } from './steps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();

describe.each(TARGETS)('%s', (target) => {
  test('compares, opens an offer, and passes it to the send page', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, `/packages/contrast/compare/index?${PARCEL_QUERY}`);
    await words(page, '深圳 → 北京').waitFor();
    await words(page, '最便宜').waitFor();
    await words(page, '时效优先').click();
    await words(page, '查看明细').click();
    await words(page, '价格明细').waitFor();
    await words(page, '首重 1 公斤').waitFor();
    await words(page, '去寄件').click();
    await onPage(page, TABS[target].寄件);
    await words(page, /^广东省 深圳市/).waitFor();
    expect(await sandbox.requests('contrast/offers')).toHaveLength(1);
  });
});
