/** Home services in the built packages: a city from the list, one without services, and the cash banner. */
import type { Page } from 'playwright-core';
import { visiblePage } from '../../engines/host';
import { phones, TARGETS } from '../../engines/phones';
import { moduleBox } from '../../engines/weeklySteps';

const { sandbox, open } = phones();
const HS_PAGE = 'packages/campaign/hs-gather/index';
const words = (page: Page, text: string | RegExp) => visiblePage(page).getByText(text).first();

describe.each(TARGETS)('%s', (target) => {
  test('a city from the list, and its services', async () => {
    const page = await open(target, { path: HS_PAGE, query: 'configId=HS-OPEN' });
    await moduleBox(page, 'group-home').getByText('日常保洁 2 小时').waitFor();
    await words(page, '切换城市').click();
    await words(page, '北京市').click();
    await moduleBox(page, 'group-wash')
      .locator('[aria-label="当前位置暂无服务，敬请期待"], wx-image')
      .first()
      .waitFor();
    const asked = (await sandbox.requests('aggregatePage/home')).map(
      ({ body }) => (body as { city: string }).city,
    );
    expect(asked[asked.length - 1]).toBe('北京市');
  });
});
