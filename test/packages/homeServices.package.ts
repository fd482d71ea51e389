/** Home services in the built packages: a city from the list, one without services, and the cash banner. */
import type { Page } from 'playwright-core';
import { visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { MOBILE, onPage } from '../engines/steps';

const { sandbox, open } = phones();
const HS_PAGE = 'packages/campaign/hs-gather/index';
const words = (page: Page, text: string | RegExp) => visiblePage(page).getByText(text).first();

describe.each(TARGETS)('%s', (target) => {
  test('no services: a message and another city; the banner leads to its campaign', async () => {
    const empty = await open(target, { path: HS_PAGE, query: 'configId=HS-EMPTY' });
    await words(empty, '当前城市暂未开通到家服务').waitFor();
    await words(empty, '去首页').waitFor();
    const page = await open(target, {
      path: HS_PAGE,
      query: 'configId=HS-OPEN',
      token: await sandbox.token(MOBILE),
    });
    await words(page, '邀好友助力，领 20 元现金').click();
    await onPage(page, 'packages/invite/fission/index');
  });
});
