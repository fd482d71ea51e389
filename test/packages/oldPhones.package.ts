/** What the packages do otherwise on the oldest systems that we name (package.json, browserslist). */
import { visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { TABS, onPage } from '../engines/steps';

const { open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test.each([
    ['13.3', 1],
    ['17.4', 0],
  ])(
    'iOS %s: pages that are within the mark of an engine without flex gap: %i',
    async (iosVersion, marked) => {
      const page = await open(target, { iosVersion });
      await onPage(page, TABS[target].首页);
      const main = visiblePage(page).getByText('周五福利日').first();
      await main.waitFor();
      const around = visiblePage(page)
        .locator('.noFlexGap')
        .filter({ has: page.getByText('周五福利日') });
      expect(await around.count()).toBe(marked);
    },
  );
});
