/** What the packages do differently on the oldest supported systems and base libraries (package.json, browserslist). */
import type { Page } from 'playwright-core';
import { navigateTo, visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { TABS, onPage } from '../engines/steps';

const { open } = phones();

/** Number of pages with these texts that are inside the mark for engines without flex gap. */
const marked = (page: Page, words: string): Promise<number> =>
  visiblePage(page)
    .locator('.noFlexGap')
    .filter({ has: page.getByText(words) })
    .count();

const shown = (page: Page, words: string): Promise<void> =>
  visiblePage(page).getByText(words).first().waitFor();

describe.each(TARGETS)('%s', (target) => {
  test.each([
    ['13.3', 1],
    ['17.4', 0],
  ])('iOS %s: pages with margins in place of flex gap: %i', async (iosVersion, count) => {
    const page = await open(target, { iosVersion });
    await onPage(page, TABS[target].首页);
    await shown(page, '周五福利日');
    expect(await marked(page, '周五福利日')).toBe(count);
  });

  test.each([
    [83, { weapp: 1, alipay: 1 }],
    [126, { weapp: 0, alipay: 1 }],
  ])(
    'Android, Chrome %i: margins where the host does not report an engine with flex gap',
    async (version, count) => {
      const page = await open(target, { platform: 'android', chromeVersion: version });
      await onPage(page, TABS[target].首页);
      await shown(page, '周五福利日');
      expect(await marked(page, '周五福利日')).toBe(1);
      await navigateTo(page, '/packages/account/settings/index');
      await shown(page, '隐私');
      expect(await marked(page, '隐私')).toBe(count[target]);
    },
  );

  test('an old base library: the same pages, with the APIs that it has', async () => {
    const page = await open(target, { isOldLibrary: true });
    await onPage(page, TABS[target].首页);
    await shown(page, '周五福利日');
    await navigateTo(page, '/packages/account/settings/index');
    await shown(page, '隐私');
  });
});
