/** Sending tools in the built packages: a scanned label, the city list within the size limit of one setData, 去寄件. */
import type { Page } from 'playwright-core';
import { FIRST_RENDER_LIMIT } from '../engines/firstRender';
import { visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { atRest, callsOf } from '../engines/rest';
import { dialog, onPage, TABS } from '../engines/steps';

const { open } = phones();
const CHECK = 'packages/send/check-express/index';
const FREIGHT = 'packages/send/freight/index';
const words = (page: Page, text: string | RegExp) =>
  visiblePage(page).getByText(text, { exact: true }).first();
const labelled = (page: Page, label: string) => visiblePage(page).locator(`[aria-label^="${label}"]`).first();

describe.each(TARGETS)('%s', (target) => {
  test('the number in the address is looked up; 寄同样的 opens the send tab with its cities', async () => {
    const page = await open(target, { path: `${CHECK}?waybillNo=SF1234567890123` });
    await words(page, '派送中').waitFor();
    await words(page, '扫一扫').waitFor();
    // The payment app has withdrawn reading the clipboard.
    expect(await words(page, '粘贴').count()).toBe(target === 'weapp' ? 1 : 0);
    await words(page, '寄同样的').click();
    await onPage(page, TABS[target].寄件);
    await labelled(page, '修改寄件人，广东省 深圳市').waitFor();
  });

  test('the list of all cities, opened and scrolled to another letter, stays within the setData limit', async () => {
    const page = await open(target, { path: FREIGHT });
    await labelled(page, '寄件城市，').waitFor();
    /** The sizes that a tap sends until the page is idle. */
    const sentBy = async (press: () => Promise<void>): Promise<readonly number[]> => {
      await atRest(page, FREIGHT);
      const before = (await callsOf(page, FREIGHT)).length;
      await press();
      await atRest(page, FREIGHT);
      return (await callsOf(page, FREIGHT)).slice(before).map(({ bytes }) => bytes);
    };
    const opened = await sentBy(async () => {
      await labelled(page, '寄件城市，').click();
      await dialog(page, '寄件城市').getByText('按首字母选择', { exact: true }).waitFor();
    });
    const turned = await sentBy(async () => {
      await dialog(page, '寄件城市').getByText('S', { exact: true }).click();
      await dialog(page, '寄件城市').getByText('上海市', { exact: true }).nth(1).waitFor();
    });
    for (const bytes of [opened, turned]) {
      process.stdout.write(`${target} cities: ${bytes.join(' + ')} B\n`);
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(FIRST_RENDER_LIMIT.bytes);
      expect(bytes.length).toBeLessThanOrEqual(FIRST_RENDER_LIMIT.calls);
    }
  });
});
