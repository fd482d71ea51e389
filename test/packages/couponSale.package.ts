/**
 * Coupon packages in the built packages: each platform's payment, on success and cancellation, and the gateway's
 * result.
 */
import type { Locator, Page } from 'playwright-core';
import { navigateBack, navigateTo, pressDialogButton, visiblePage, type EngineTarget } from '../engines/host';
import { LIST_PAGE, SALE_PAGE, SALE_RESULT_PAGE } from '../engines/measuredPages';
import { phones, TARGETS, type PhoneOptions } from '../engines/phones';
import { logIn, loginDialog, MOBILE, onPage, titled } from '../engines/steps';
import { eventually, expectToast } from '../harness';
import { SALE_CALL, takeMoney } from '../journeys/couponSaleSteps';

const { sandbox, open } = phones();

const BUY = '立即购买';
const CLIENT: Readonly<Record<EngineTarget, number>> = { weapp: 5, alipay: 6 };

const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();

describe.each(TARGETS)('%s', (target) => {
  /** The sale page takes no token: the phone logs in on a page that does. */
  const openSale = async (code: string, options: PhoneOptions = {}): Promise<Page> => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
      ...options,
    });
    await navigateTo(page, `/${SALE_PAGE}?code=${code}`);
    await words(page, BUY).waitFor();
    return page;
  };
  const paid = async (page: Page): Promise<void> => {
    await onPage(page, SALE_RESULT_PAGE);
    await words(page, '购买成功').waitFor();
  };

  test('tapped 模拟支付: one order for this client, paid; going back shows that the limit is reached', async () => {
    const page = await openSale('CS-LIMIT');
    await titled(page, '新人尝鲜券包');
    await words(page, BUY).click();
    await pressDialogButton(page, '模拟支付');
    await paid(page);
    expect((await sandbox.requests(SALE_CALL.order)).map(({ body }) => body)).toEqual([
      expect.objectContaining({ code: 'CS-LIMIT', client: CLIENT[target] }),
    ]);
    await navigateBack(page);
    await onPage(page, SALE_PAGE);
    await words(page, '已达购买上限').waitFor();
  });

  test('tapped 取消: the order is closed and the last package is available again', async () => {
    const page = await openSale('CS-LAST');
    await words(page, BUY).click();
    await pressDialogButton(page, '取消');
    await expectToast(page, '已取消支付');
    expect(await sandbox.requests(SALE_CALL.close)).toHaveLength(1);
    await eventually(
      'a button that buys',
      async () => words(page, BUY).getAttribute('aria-disabled'),
      (isDisabled) => isDisabled !== 'true',
    );
    await words(page, BUY).click();
    await pressDialogButton(page, '模拟支付');
    await paid(page);
  });

  test('left during payment: opened again, the page continues with the order', async () => {
    const page = await openSale('CS-OPEN');
    await words(page, BUY).click();
    await page.locator('.engine-shade').waitFor();
    await navigateBack(page);
    await onPage(page, LIST_PAGE);
    await takeMoney(sandbox);
    await pressDialogButton(page, '取消');
    await navigateTo(page, `/${SALE_PAGE}?code=CS-OPEN`);
    await paid(page);
    expect(await sandbox.requests(SALE_CALL.close)).toEqual([]);
  });

  test('logged out: the package is shown, buying opens the login and continues', async () => {
    const page = await open(target, { path: SALE_PAGE, query: 'code=CS-OPEN' });
    await words(page, BUY).click();
    await loginDialog(page).waitFor();
    expect(await sandbox.requests(SALE_CALL.order)).toEqual([]);
    await logIn(page);
    await pressDialogButton(page, '模拟支付');
    await paid(page);
  });
});
