/** Sending tools in the built packages: a scanned label, the city list within the size limit of one setData, 去寄件. */
import type { Page } from 'playwright-core';
import { visiblePage } from './host';
import { phones, TARGETS } from './phones';
import { dialog, onPage, TABS } from './steps';

const { sandbox, open } = phones();
const FREIGHT = 'packages/send/freight/index';
const words = (page: Page, text: string | RegExp) =>
  visiblePage(page).getByText(text, { exact: true }).first();
const labelled = (page: Page, label: string) => visiblePage(page).locator(`[aria-label^="${label}"]`).first();

describe.each(TARGETS)('%s', (target) => {
  test('cities by letter and by pinyin, then the same parcel on the send tab', async () => {
    const page = await open(target, { path: FREIGHT });
    await labelled(page, '寄件城市，').click();
    await dialog(page, '寄件城市').getByText('热门城市', { exact: true }).waitFor();
    await dialog(page, '寄件城市').getByText('L', { exact: true }).click();
    await dialog(page, '寄件城市').getByText('拉萨市', { exact: true }).click();
    await labelled(page, '收件城市，').click();
    await dialog(page, '收件城市').locator('wx-input input').fill('hz');
    await dialog(page, '收件城市').getByText('杭州市', { exact: true }).click();
    await words(page, '运费为预估，以快递员揽收时称重、量尺寸为准').waitFor();
    await words(page, '去寄件').click();
    await onPage(page, TABS[target].寄件);
    await labelled(page, '修改收件人，浙江省 杭州市').waitFor();
    const [asked] = await sandbox.requests('send/queryFreightAndTime');
    expect(asked?.body).toMatchObject({
      senderCity: '拉萨市',
      receiverCity: '杭州市',
      goodsType: '',
      weight: 1,
    });
  });
});
