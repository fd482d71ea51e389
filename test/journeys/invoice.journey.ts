/**
 * Invoices: one selection over pages, one application however often it is tapped, titles, personal data only where it
 * belongs.
 */
import type { Page } from 'playwright-core';
import { journey, mainJourney } from '../harness';
import { openAs } from './pickSteps';
import { dialog, titled } from './steps';

const { sandbox, visit } = journey();

const INVOICE = 'fcinvoice/consumerInvoice/v2';
const SUBMIT = `${INVOICE}/submitInvoice`;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).filter({ visible: true });
const order = (page: Page, name: RegExp) =>
  page.getByRole('checkbox', { name }).filter({ visible: true }).first();
const chosen = (page: Page, count: number) =>
  page.getByText(`已选 ${count} 单`, { exact: true }).filter({ visible: true }).waitFor();
const sent = async (path = SUBMIT) => sandbox.requests(path);
async function confirm(page: Page): Promise<void> {
  await button(page, '提交申请').click();
  await dialog(page, '确认开票信息').waitFor();
}

/** @param submitted text about the application under `title`, and @param issued about the invoice two minutes later */
const applyFor = (title: string, submitted: string, issued: string) => async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/invoiceHome');
  await titled(page, '开具发票');
  await page.getByText('可开票订单 60 单，共').waitFor();
  await button(page, '去开票').click();
  await page.waitForURL(/\/invoiceList$/);
  await titled(page, '开票订单');
  await order(page, /上门寄件/).click();
  await chosen(page, 1);
  await button(page, '搜索订单').click();
  await titled(page, '搜索寄件订单');
  await chosen(page, 1);
  await field(page, '手机尾号').fill('3333');
  await button(page, '查找').click();
  await order(page, /快递柜寄件/).click();
  await chosen(page, 2);
  await button(page, '下一步').click();
  await page.waitForURL(/\/invoiceDetail$/);
  await titled(page, '发票申请');
  await page.getByText('开票金额（2 单）').waitFor();
  // The default title is filled in; the mail is required.
  expect(await field(page, '纳税人识别号').inputValue()).toBe('91440300MA5DA1B2CC');
  await button(page, '提交申请').click();
  await page.getByText('请输入接收发票的邮箱').waitFor();
  await field(page, '接收邮箱').fill('me@example.com');
  await confirm(page);
  await button(page, '确认提交').click();
  await page.waitForURL(/\/invoiceSuccess\?invoiceNo=FP\w+$/);
  await titled(page, title);
  await page.getByRole('status').filter({ hasText: submitted }).waitFor();
  const [one, ...more] = await sent();
  expect(more).toEqual([]);
  expect(one?.body).toMatchObject({ email: 'me@example.com', titleType: 'COMPANY' });
  expect(one?.headers['gw-req-encrypt']).toBe('1');
  await sandbox.clock(121_000);
  await button(page, '刷新结果').click();
  await page
    .getByRole(issued === submitted ? 'status' : 'heading')
    .filter({ hasText: issued })
    .waitFor();
};

mainJourney(
  sandbox,
  'from home to an application: selected, searched, filled in, confirmed, issued',
  applyFor('申请成功', '开票申请已提交', '发票已开具'),
  // Sent as it was filled in; its result is not known yet.
  applyFor('申请结果', '开票申请处理中', '开票申请处理中'),
);
