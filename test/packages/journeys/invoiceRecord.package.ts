/** Invoices in the built packages: the file in the host's viewer, its link, the mail and another address. */
import type { Page } from 'playwright-core';
import { happenings, visiblePage } from '../../engines/host';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE, onPage } from '../../engines/steps';
import { eventually } from '../../harness';

const { sandbox, open } = phones();
const DETAIL = 'packages/invoice/record-detail/index';

const words = (page: Page, text: string | RegExp) =>
  visiblePage(page).getByText(text, { exact: true }).first();
const opened = async (page: Page) => (await happenings(page)).filter(({ kind }) => kind === 'openDocument');

describe.each(TARGETS)('%s', (target) => {
  test('from the records to one invoice; its file opens in the host’s viewer', async () => {
    const page = await open(target, {
      path: 'packages/invoice/record/index',
      token: await sandbox.token(MOBILE),
    });
    await words(page, '已开票').click(); // the tab
    await visiblePage(page)
      .getByText(/ · 3 单 · /)
      .click();
    await onPage(page, DETAIL);
    await words(page, '查看发票').click();
    await eventually(
      'the viewer',
      () => opened(page),
      (documents) => documents.length === 1,
    );
    await page.getByRole('dialog', { name: '文档预览' }).getByRole('button', { name: '知道了' }).click();
    await words(page, '3 单，查看').click();
    await onPage(page, 'packages/invoice/record-orders/index');
    await words(page, '共 3 单').waitFor();
  });
});
