/** Invoices in the built packages: the file in the host's viewer, its link, the mail and another address. */
import type { Page } from 'playwright-core';
import { happenings, typeInto, visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { MOBILE, onPage } from '../engines/steps';
import { expectToast } from '../harness';

const { sandbox, open } = phones();
const DETAIL = 'packages/invoice/record-detail/index';
const PDF = '**/__sandbox/invoice/*.pdf';

const words = (page: Page, text: string | RegExp) =>
  visiblePage(page).getByText(text, { exact: true }).first();
const opened = async (page: Page) => (await happenings(page)).filter(({ kind }) => kind === 'openDocument');

describe.each(TARGETS)('%s', (target) => {
  const openInvoice = async (invoiceNo = 'INV-DONE'): Promise<Page> =>
    open(target, { path: DETAIL, query: `invoiceNo=${invoiceNo}`, token: await sandbox.token(MOBILE) });

  test('a file that fails to load, or is not a PDF: a message, nothing opens', async () => {
    const page = await openInvoice();
    await words(page, '查看发票').waitFor();
    await page.route(PDF, (route) => route.fulfill({ status: 404, body: 'none' }));
    await words(page, '查看发票').click();
    await expectToast(page, '发票下载失败，请稍后重试');
    await page.unroute(PDF);
    await page.route(PDF, (route) => route.fulfill({ status: 200, body: '<html>login</html>' }));
    await words(page, '查看发票').click();
    await expectToast(page, '这里无法打开发票，请复制链接到浏览器查看');
    expect(await opened(page)).toEqual([]);
  });

  test('the mail at most once a minute, then another address', async () => {
    const page = await openInvoice();
    await words(page, '发送到邮箱').click();
    await expectToast(page, '发票已发送，请查收邮件');
    await words(page, /^\d+ 秒后可再次发送$/).waitFor();
    await words(page, '修改').click();
    await words(page, '修改接收邮箱').waitFor();
    await typeInto(page, 0, 'new.name@example.org');
    await words(page, '保存').click();
    await expectToast(page, '邮箱已修改，可重新发送发票');
    await words(page, 'new.name@example.org').waitFor();
    const [sent] = await sandbox.requests('courierAppInvoice/modifyEmailAddress');
    expect(sent?.body).toMatchObject({ invoiceNo: 'INV-DONE', email: 'new.name@example.org' });
  });

  test('a failed invoice leads to another application', async () => {
    const page = await openInvoice('INV-FAIL');
    await words(page, '重新申请').click();
    await onPage(page, 'packages/invoice/detail/index');
    await words(page, '发票抬头').waitFor();
  });
});
