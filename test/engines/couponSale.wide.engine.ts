/**
 * Coupon packages in the built packages: each platform's payment, on success and cancellation, and the gateway's
 * result.
 */
import type { Locator, Page } from 'playwright-core';
import { hold } from '../harness';
import { wide } from '../harness/wide';
import { SALE_CALL, stopTheWatch, setCashier } from '../journeys/couponSaleSteps';
import { navigateTo, pressDialogButton, visiblePage } from './host';
import { LIST_PAGE, SALE_PAGE, SALE_RESULT_PAGE } from './measuredPages';
import { phones, TARGETS, type PhoneOptions } from './phones';
import { MOBILE, onPage } from './steps';

const { sandbox, open } = phones();

const BUY = '立即购买';

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

  test('payment reports unknown: the order is polled until it is paid', async () => {
    // From the start: a package keeps the clock that it was started with.
    const page = await openSale('CS-OPEN', { prepare: stopTheWatch });
    await setCashier(sandbox, 'unknown');
    const answer = await hold(page, SALE_CALL.state);
    await words(page, BUY).click();
    await words(page, '正在确认支付结果…').waitFor();
    answer();
    await paid(page);
    expect(await sandbox.requests(SALE_CALL.order)).toHaveLength(1);
  });

  wide('payment reports fail: the same order is paid again', async () => {
    const page = await openSale('CS-OPEN');
    await setCashier(sandbox, 'fail');
    await words(page, BUY).click();
    await words(page, '支付未完成，可重新支付').waitFor();
    await words(page, '重新支付').click();
    await pressDialogButton(page, '模拟支付');
    await paid(page);
    const numbers = (await sandbox.requests(SALE_CALL.order)).map(
      ({ response }) => (response as { readonly data: { readonly orderNo: string } }).data.orderNo,
    );
    expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
  });
});
