/** Invoices in the built packages: orders selected, form filled in, application sent. */
import type { Page } from 'playwright-core';
import { navigateTo, typeInto, visiblePage } from '../../engines/host';
import { LIST_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE, onPage } from '../../engines/steps';

const { sandbox, open } = phones();
const words = (page: Page, text: string) => visiblePage(page).getByText(text, { exact: true }).first();

describe.each(TARGETS)('%s', (target) => {
  test('two orders, a mail address, the confirmation, and the result', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/invoice/list/index');
    await visiblePage(page).getByText('深圳市 → 北京市').nth(0).click();
    await visiblePage(page).getByText('深圳市 → 上海市').nth(0).click();
    await words(page, '已选 2 单').waitFor();
    await words(page, '下一步').click();
    await onPage(page, 'packages/invoice/detail/index');
    await words(page, '开票金额（2 单）').waitFor();
    // Title, number, bank, account, address, phone (the default title has them all), then the mail.
    await typeInto(page, 6, 'me@example.com');
    await words(page, '提交申请').click();
    await words(page, '确认开票信息').waitFor();
    await words(page, '确认提交').click();
    await onPage(page, 'packages/invoice/success/index');
    await words(page, '开票申请已提交').waitFor();
    const sent = await sandbox.requests('submitInvoice');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ email: 'me@example.com', taxNo: '91440300MA5DA1B2CC' });
  });

  test('开发票 of an order asks for an invoice of exactly this one', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/order/detail/index?orderNo=ORD-SIGNED');
    await words(page, '开发票').click();
    await onPage(page, 'packages/invoice/detail/index');
    await words(page, '开票金额（1 单）').waitFor();
    await words(page, '查看订单').click();
    await visiblePage(page).getByText('上门寄件 ORD-SIGNED', { exact: true }).waitFor();
  });
});
