/** The tab bars of the built packages: five tabs each, switched to by any link that names one, with its parameters. */
import { currentPage, hostTab } from './host';
import { phones, TARGETS } from './phones';
import { onPage, TAB_NAMES, TABS } from './steps';

const { open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test('each tab opens its page, with its title, its picture and no back button', async () => {
    const page = await open(target);
    for (const text of [...TAB_NAMES.slice(1), TAB_NAMES[0]]) {
      await hostTab(page, text).click();
      await onPage(page, TABS[target][text]);
      const { depth, title } = await currentPage(page);
      expect([depth, title]).toEqual([1, text]);
      expect(await hostTab(page, text).getAttribute('aria-current')).toBe('page');
      const icon = hostTab(page, text).locator('img');
      const width = await icon.evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0;
        await image.decode();
        return image.naturalWidth;
      });
      expect(width).toBe(81);
    }
  });
});
