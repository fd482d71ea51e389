/** Bargains in the built packages: started, cut by a friend, bought with each platform's payment, its poster. */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, pressDialogButton, visiblePage, type EngineTarget } from '../engines/host';
import { LIST_PAGE, SALE_RESULT_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { onPage } from '../engines/steps';
import { expectToast } from '../harness';
import { SALE_CALL } from '../journeys/couponSaleSteps';

const { sandbox, open } = phones();

const OWN_PAGE = 'packages/invite/bargain/index';
const RUNNING = '13800000011';
const CLIENT: Readonly<Record<EngineTarget, number>> = { weapp: 5, alipay: 6 };

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();
const openAs = async (target: EngineTarget, mobile: string, path: string): Promise<Page> => {
  const page = await open(target, {
    path: LIST_PAGE,
    activity: 'LIST-0',
    token: await sandbox.token(mobile),
  });
  await navigateTo(page, `/${path}`);
  return page;
};

describe.each(TARGETS)('%s', (target) => {
  test('bought at the current price: first cancelled, then paid', async () => {
    const page = await openAs(target, RUNNING, `${OWN_PAGE}?activityCode=BARGAIN-OPEN`);
    await words(page, '￥1.95 立即购买').click();
    await pressDialogButton(page, '取消');
    await expectToast(page, '已取消支付');
    expect(await sandbox.requests(SALE_CALL.close)).toHaveLength(1);
    await words(page, '￥1.95 立即购买').click();
    await pressDialogButton(page, '模拟支付');
    await onPage(page, SALE_RESULT_PAGE);
    await words(page, '购买成功').waitFor();
    expect((await sandbox.requests('bargain/order')).map(({ body }) => body)).toEqual([
      expect.objectContaining({ inviteCode: 'BG-FRIEND', client: CLIENT[target] }),
      expect.objectContaining({ inviteCode: 'BG-FRIEND', client: CLIENT[target] }),
    ]);
  });
});
