/** Invoices that were applied for: by state, one with its file and mail, another address, a failed one again. */
import type { Page } from 'playwright-core';
import { copiedText, eventually, expectToast, hold, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { dialog, MOBILE, settled } from '../journeys/steps';

const { sandbox, visit } = journey();

const HISTORY = 'v2/getInvoiceHistory';
const MAIL = 'v2/sendEmail';
const MODIFY = 'courierAppInvoice/modifyEmailAddress';
const NEW_EMAIL = 'new.name@example.org';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: '接收邮箱' });
const rows = (page: Page) => page.getByRole('listitem');
const rowCount = (page: Page, count: number) =>
  eventually(
    `${count} rows`,
    () => rows(page).count(),
    (now) => now === count,
  );
const waiting = (page: Page) => page.getByText(/^\d+ 秒后可再次发送$/);

const openInvoice = async (invoiceNo: string, mobile = MOBILE) => {
  const visitor = await visit();
  await openAs(visitor, sandbox, `/invoiceRecordDetail?invoiceNo=${invoiceNo}`, mobile);
  return visitor;
};
async function modify(page: Page, email: string): Promise<void> {
  await button(page, '修改接收邮箱').click();
  await settled(dialog(page, '修改接收邮箱'));
  await field(page).fill(email);
  await button(page, '保存').click();
}
/** Values of this query parameter in the calls for records. */
const askedOf = async (name: string): Promise<string[]> =>
  (await sandbox.requests())
    .map(({ path }) => new URL(path, sandbox.origin))
    .filter(({ pathname }) => pathname.endsWith(HISTORY))
    .map(({ searchParams }) => searchParams.get(name) ?? '');
/** Everything stored on the device, and the address. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]),
  );

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

test('all 26 are listed on two pages', async () => {
  const visitor = await visit();
  await openAs(visitor, sandbox, '/invoiceRecord');
  await rows(visitor.page).first().waitFor();
  for (let times = 0; times < 6; times += 1) await visitor.page.mouse.wheel(0, 3000);
  await visitor.page.getByText('没有更多了').waitFor();
  expect(await askedOf('pageNo')).toEqual(['1', '2']);
});

test('without invoices: says so, with the way to apply', async () => {
  const visitor = await visit();
  await openAs(visitor, sandbox, '/invoiceRecord', '13912345600');
  await visitor.page.getByText('还没有开票记录', { exact: true }).waitFor();
  await button(visitor.page, '去开票').click();
  await visitor.page.waitForURL(/\/invoiceHome$/);
});

test('its file opens at its address, or its link is copied', async () => {
  const { page, context } = await openInvoice('INV-DONE');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, '复制发票链接').click();
  await expectToast(page, '链接已复制，请在浏览器打开');
  expect(await copiedText(page)).toBe(`${sandbox.origin}/__sandbox/invoice/INV-DONE.pdf`);
  // Browsers handle a PDF differently: one shows it, another saves it.
  await page.route('**/__sandbox/invoice/*.pdf', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(/\/__sandbox\/invoice\/INV-DONE\.pdf$/);
  await button(page, '查看发票').click();
  await asked;
});

test('a file at a foreign address is neither opened nor copied', async () => {
  const visitor = await visit();
  await visitor.page.route(`**/${HISTORY}?*`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(/"pdfUrl":"[^"]*"/, '"pdfUrl":"https://evil.example/a.pdf"');
    await route.fulfill({ response: answer, body: text });
  });
  await openAs(visitor, sandbox, '/invoiceRecordDetail?invoiceNo=INV-DONE');
  await visitor.page.getByText('发票文件暂时无法打开，请通过邮件查收').waitFor();
  expect(await button(visitor.page, '查看发票').count()).toBe(0);
  expect(await button(visitor.page, '复制发票链接').count()).toBe(0);
});

test('the mail is sent once a minute; the seconds come from the gateway', async () => {
  const { page } = await openInvoice('INV-DONE');
  await button(page, '发送到邮箱').click();
  await expectToast(page, '发票已发送，请查收邮件');
  await waiting(page).waitFor();
  expect(await sandbox.requests(MAIL)).toHaveLength(1);
  await page.reload();
  await waiting(page).waitFor();
  await sandbox.clock(62_000);
  await page.reload();
  await button(page, '发送到邮箱').click();
  await expectToast(page, '发票已发送，请查收邮件');
  expect(await sandbox.requests(MAIL)).toHaveLength(2);
});

test('sent elsewhere meanwhile: the gateway’s text, and the remaining seconds', async () => {
  const { page } = await openInvoice('INV-DONE');
  await button(page, '发送到邮箱').waitFor();
  const other = await openInvoice('INV-DONE');
  await button(other.page, '发送到邮箱').click();
  await expectToast(other.page, '发票已发送，请查收邮件');
  await button(page, '发送到邮箱').click();
  await expectToast(page, /^发送太频繁，请 \d+ 秒后再试$/);
  await waiting(page).waitFor();
});

test('another address: checked, sent encrypted and once, stored nowhere', async () => {
  const { page } = await openInvoice('INV-WAIT');
  await modify(page, 'new.name@example');
  await page.getByText('请输入正确的邮箱', { exact: true }).last().waitFor();
  expect(await sandbox.requests(MODIFY)).toEqual([]);
  await field(page).fill(NEW_EMAIL);
  expect(await kept(page)).not.toContain(NEW_EMAIL);
  const release = await hold(page, MODIFY);
  await button(page, '保存').click();
  await dialog(page, '修改接收邮箱').getByRole('button', { name: '关闭' }).click();
  release();
  await expectToast(page, '邮箱已修改，开具后发送到新邮箱');
  await page.getByText(NEW_EMAIL, { exact: true }).waitFor();
  const sent = await sandbox.requests(MODIFY);
  expect(sent.map(({ body }) => body)).toEqual([
    expect.objectContaining({ invoiceNo: 'INV-WAIT', email: NEW_EMAIL }),
  ]);
  expect(sent[0]?.headers['fc-encrypt-token'] ?? sent[0]?.headers['gw-req-encrypt']).toBeTruthy();
  expect(await kept(page)).not.toContain(NEW_EMAIL);
  const tracked = await sandbox.requests('track');
  expect(JSON.stringify(tracked.map(({ body }) => body))).not.toMatch(/example\.(org|com)|INV-WAIT/);
});

test('an address change that fails keeps the input', async () => {
  const visitor = await openInvoice('INV-DONE');
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await button(page, '修改接收邮箱').waitFor();
  await sandbox.faults({ path: MODIFY, kind: 'status', status: 500, times: 9 });
  await modify(page, NEW_EMAIL);
  await expectToast(page, '邮箱没有修改成功，请稍后重试');
  expect(await field(page).inputValue()).toBe(NEW_EMAIL);
});

test.each([
  ['INV-FAIL', '发票抬头与纳税人识别号不一致，请核对'],
  ['INV-RED', '已开具红字发票冲销，订单可重新申请开票'],
])('%s: the reason, and applying again with its orders', async (invoiceNo, words) => {
  const { page } = await openInvoice(invoiceNo);
  await page.getByText(words, { exact: true }).waitFor();
  expect(await button(page, '修改接收邮箱').count()).toBe(0);
  expect(await button(page, '发送到邮箱').count()).toBe(0);
  await button(page, '重新申请').click();
  await page.waitForURL(new RegExp(`/invoiceDetail\\?invoiceNo=${invoiceNo}$`));
});

test('the invoice of another account is not shown, and neither are its orders', async () => {
  const visitor = await openInvoice('INV-DONE', '13912345600');
  const { page } = visitor;
  await page.getByText('没有找到这张发票', { exact: true }).waitFor();
  await visitor.open('/invoiceRecordDoneList?invoiceNo=INV-DONE');
  await page.getByText('没有找到这张发票的订单', { exact: true }).waitFor();
  await button(page, '查看开票记录').click();
  await page.waitForURL(/\/invoiceRecord$/);
});

test('an unknown state looks neutral and can be reloaded', async () => {
  const visitor = await visit();
  await visitor.page.route(`**/${HISTORY}?*`, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"stateCode":"ISSUED"', '"stateCode":"OF_TOMORROW"');
    await route.fulfill({ response: answer, body: text });
  });
  await openAs(visitor, sandbox, '/invoiceRecordDetail?invoiceNo=INV-DONE');
  await visitor.page.getByText('处理中').first().waitFor();
  await button(visitor.page, '刷新进度').waitFor();
  expect(await button(visitor.page, '发送到邮箱').count()).toBe(0);
});
