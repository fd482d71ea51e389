/** Invoices that were applied for: by state, one with its file and mail, another address, a failed one again. */
import type { Page } from 'playwright-core';
import { eventually, journey, mainJourney } from '../harness';
import { openAs } from './pickSteps';

const { sandbox, visit } = journey();

const HISTORY = 'v2/getInvoiceHistory';
const MAIL = 'v2/sendEmail';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('listitem');
const rowCount = (page: Page, count: number) =>
  eventually(
    `${count} rows`,
    () => rows(page).count(),
    (now) => now === count,
  );
/** Values of this query parameter in the calls for records. */
const askedOf = async (name: string): Promise<string[]> =>
  (await sandbox.requests())
    .map(({ path }) => new URL(path, sandbox.origin))
    .filter(({ pathname }) => pathname.endsWith(HISTORY))
    .map(({ searchParams }) => searchParams.get(name) ?? '');

mainJourney(
  sandbox,
  'from the records by state to one record, its orders, and back',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/invoiceRecord');
    await rows(page).nth(5).waitFor();
    await page.getByRole('tab', { name: '已红冲', exact: true }).click();
    await rowCount(page, 1);
    await rows(page).filter({ hasText: '已红冲' }).waitFor();
    await page.getByRole('tab', { name: '开票失败', exact: true }).click();
    await rows(page).filter({ hasText: '开票失败' }).waitFor();
    await page.getByRole('tab', { name: '已开票', exact: true }).click();
    await rows(page).filter({ hasText: '3 单' }).getByRole('link').click();
    await page.waitForURL(/\/invoiceRecordDetail\?invoiceNo=INV-DONE$/);
    await page.getByRole('heading', { name: '已开票' }).waitFor();
    await page.getByText('第三季度寄件', { exact: true }).waitFor();
    await button(page, '3 单，查看').click();
    await page.waitForURL(/\/invoiceRecordDoneList\?invoiceNo=INV-DONE$/);
    await page.getByText('共 3 单', { exact: true }).waitFor();
    await rowCount(page, 3);
    await page.goBack();
    await button(page, '查看发票').waitFor();
    expect(await askedOf('stateCode')).toEqual(expect.arrayContaining(['', 'RED', 'FAILED', 'ISSUED']));
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/invoiceRecord');
    await rows(page).nth(5).waitFor();
    await page.getByRole('tab', { name: '已红冲', exact: true }).click();
    await rowCount(page, 1);
    await rows(page).filter({ hasText: '处理中' }).waitFor();
    await page.getByRole('tab', { name: '已开票', exact: true }).click();
    await rows(page).filter({ hasText: '3 单' }).getByRole('link').click();
    await page.waitForURL(/\/invoiceRecordDetail\?invoiceNo=INV-DONE$/);
    await page
      .getByRole('main')
      .getByText('处理中', { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.getByText('第三季度寄件', { exact: true }).waitFor();
    await button(page, '3 单，查看').click();
    await page.waitForURL(/\/invoiceRecordDoneList\?invoiceNo=INV-DONE$/);
    await page.getByText('共 3 单', { exact: true }).waitFor();
    await page.goBack();
    await button(page, '查看发票').waitFor();
    expect(await sandbox.requests(MAIL)).toEqual([]);
  },
);
