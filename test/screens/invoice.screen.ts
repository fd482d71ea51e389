/**
 * Invoices: one selection over pages, one application however often it is tapped, titles, personal data only where it
 * belongs.
 */
import type { Page } from 'playwright-core';
import { eventually, expectToast, hold, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { dialog, MOBILE, titled } from '../journeys/steps';

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

async function list(mobile = MOBILE) {
  const visitor = await visit();
  await openAs(visitor, sandbox, '/invoiceList', mobile);
  await visitor.page.getByRole('listitem').first().waitFor();
  return visitor;
}
/** The form with the two orders of the failed invoice. */
async function again(mobile = MOBILE) {
  const visitor = await visit();
  await openAs(visitor, sandbox, '/invoiceDetail?invoiceNo=INV-FAIL', mobile);
  await visitor.page.getByText('开票金额（2 单）').waitFor();
  return visitor;
}
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

test('the selection survives paging, another filter, another page, a reload and coming back', async () => {
  const { page } = await list();
  await order(page, /上门寄件/).click();
  await chosen(page, 1);
  await button(page, '选择业务，全部业务').click();
  await button(page, '洗衣服务').click();
  await button(page, '选择业务，洗衣服务').waitFor();
  await chosen(page, 1);
  await button(page, '选择业务，洗衣服务').click();
  await button(page, '全部业务').click();
  await button(page, '选择业务，全部业务').waitFor();
  await page.getByText('加载中…').last().scrollIntoViewIfNeeded();
  await page.reload();
  await chosen(page, 1);
  await button(page, '下一步').click();
  await page.getByText('开票金额（1 单）').waitFor();
  await page.goBack();
  await page.waitForURL(/\/invoiceList$/);
  await chosen(page, 1);
  // Orders selected on the search page are in the list to which it returns.
  await button(page, '搜索订单').click();
  await field(page, '手机尾号').fill('3333');
  await button(page, '查找').click();
  await order(page, /快递柜寄件/).click();
  await chosen(page, 2);
  await page.goBack();
  await page.waitForURL(/\/invoiceList$/);
  await chosen(page, 2);
});

test('orders of both companies are refused with a message, singly and all together', async () => {
  const { page } = await list();
  await order(page, /上门寄件/).click();
  await button(page, '选择业务，全部业务').click();
  await button(page, '洗衣服务').click();
  await order(page, /洗衣服务/).click();
  await expectToast(page, '该订单由其他公司开票，不能与已选订单一起开，请分开申请');
  await chosen(page, 1);
  await order(page, /全选/).click();
  await expectToast(page, '部分订单由其他公司开票，未选入，请分开申请');
  await chosen(page, 1);
});

test('laundry orders go to the other company', async () => {
  const { page } = await list();
  await button(page, '选择业务，全部业务').click();
  await button(page, '洗衣服务').click();
  await order(page, /洗衣服务/).click();
  await button(page, '下一步').click();
  await field(page, '接收邮箱').fill('me@example.com');
  await confirm(page);
  await button(page, '确认提交').click();
  await page.waitForURL(/\/invoiceSuccess/);
  expect(await sent(`${SUBMIT}LF`)).toHaveLength(1);
  expect(await sent()).toHaveLength(0);
});

test('repeated taps while the response is pending send one application', async () => {
  const { page } = await again();
  await confirm(page);
  const letGo = await hold(page, '/submitInvoice');
  const press = button(page, '确认提交');
  await press.click();
  await press.click({ force: true });
  await press.click({ force: true });
  letGo();
  await page.waitForURL(/\/invoiceSuccess/);
  expect(await sent()).toHaveLength(1);
});

test('after a lost response the gateway is queried, and nothing is applied for twice', async () => {
  const { page } = await again();
  await confirm(page);
  await sandbox.faults({ path: SUBMIT, kind: 'malformed', times: 1 });
  await button(page, '确认提交').click();
  await page.waitForURL(/\/invoiceSuccess\?invoiceNo=FP/);
  expect(await sent()).toHaveLength(1);
});

test('without any response it is not called failed; after a reload the page finds the application', async () => {
  const { page } = await again();
  await confirm(page);
  await sandbox.faults(
    { path: SUBMIT, kind: 'malformed', times: 1 },
    { path: `${INVOICE}/getInvoiceHistory`, kind: 'malformed', times: 1 },
  );
  await button(page, '确认提交').click();
  await expectToast(page, '申请处理中，请稍后在开票记录中查看结果');
  await page.reload();
  await page.getByText('上一次申请已提交，请勿重复申请').waitFor();
  await button(page, '查看结果').click();
  await page.waitForURL(/\/invoiceSuccess\?invoiceNo=FP/);
  await page.getByText('开票申请已提交').last().waitFor();
  expect(await sent()).toHaveLength(1);
});

test('a request that did not arrive: says so, everything stays, the next tap sends the same application', async () => {
  const { page, expectProblems } = await again();
  expectProblems('status 500');
  await confirm(page);
  await sandbox.faults({ path: SUBMIT, kind: 'status', status: 500, times: 1 });
  await button(page, '确认提交').click();
  await expectToast(page, '申请没有成功，请稍后重试');
  await confirm(page);
  await button(page, '确认提交').click();
  await page.waitForURL(/\/invoiceSuccess/);
  const numbers = (await sent()).map(({ body }) => (body as { readonly requestNo: string }).requestNo);
  expect(new Set(numbers).size).toBe(1);
});

test('orders invoiced meanwhile: the gateway’s text, and a new selection', async () => {
  const mine = await again();
  const other = await again();
  for (const { page } of [mine, other]) await confirm(page);
  await button(mine.page, '确认提交').click();
  await mine.page.waitForURL(/\/invoiceSuccess/);
  await button(other.page, '确认提交').click();
  await expectToast(other.page, '所选订单中有已开票或开票中的订单，请刷新后重选');
  await button(other.page, '去选择订单').click();
  await other.page.waitForURL(/\/invoiceList$/);
});

test('a name and number that do not match are reported before anything is sent', async () => {
  const { page } = await again();
  await field(page, '发票抬头').fill('别的公司');
  await button(page, '提交申请').click();
  await expectToast(page, '发票抬头与纳税人识别号不一致，请核对');
  expect(await sent()).toHaveLength(0);
});

test.each([
  ['纳税人识别号', '9144030071526726XH', '识别号校验位不符，请核对'],
  ['纳税人识别号', '91440300', '识别号应为 15、17、18 或 20 位'],
  ['接收邮箱', 'chen@', '请输入正确的邮箱'],
  ['发票抬头', '', '请输入发票抬头'],
  ['银行账号', 'abc', '请输入正确的银行账号'],
])('%s %p: %s, the field has the focus, nothing is sent', async (name, typed, words) => {
  const { page } = await again();
  await field(page, name).fill(typed);
  await button(page, '提交申请').click();
  await page.getByText(words, { exact: true }).filter({ visible: true }).waitFor();
  await eventually(
    'the focus in the field',
    () => field(page, name).evaluate((element) => element === document.activeElement),
    (isIn) => isIn,
  );
  expect(await sent()).toHaveLength(0);
});

test('suggestions appear once typing has stopped; the last response wins, a late earlier one is ignored', async () => {
  const { page } = await again();
  const asked = async () =>
    (await sandbox.requests(`${INVOICE}/getTaxpayers`)).map(({ path }) =>
      decodeURIComponent(path.split('keyword=')[1] ?? ''),
    );
  await eventually('the first question', asked, (all) => all.length === 1); // of the previous title
  await field(page, '发票抬头').fill('');
  await field(page, '发票抬头').pressSequentially('深圳市蓝鲸', { delay: 20 });
  await page.getByText('深圳市蓝鲸贸易有限公司').waitFor();
  expect((await asked()).slice(1)).toEqual(['深圳市蓝鲸']);
  // A late response to an outdated text.
  await sandbox.faults({ path: `${INVOICE}/getTaxpayers`, kind: 'slow', delayMs: 1500, times: 1 });
  await field(page, '发票抬头').fill('北京海淀');
  await eventually('the slow question', asked, (all) => all.includes('北京海淀'));
  await field(page, '发票抬头').fill('成都武侯');
  await page.getByText('成都武侯蓝图设计有限公司').waitFor();
  await page.waitForTimeout(1800);
  expect(await page.getByText('北京海淀创新科技有限公司').count()).toBe(0);
  await page.getByText('成都武侯蓝图设计有限公司').click();
  expect(await field(page, '发票抬头').inputValue()).toBe('成都武侯蓝图设计有限公司');
  expect(await field(page, '纳税人识别号').inputValue()).toBe('91510107MA6C7F8G97');
});

test('a title is picked on its page; other input stays, also after a reload', async () => {
  const { page } = await again();
  await field(page, '接收邮箱').fill('kept@example.com');
  await button(page, '选择抬头').click();
  await page.waitForURL(/\/invoiceTitle\?mode=choose$/);
  await button(page, /^陈晓岚/).click();
  await page.waitForURL(/\/invoiceDetail/);
  await eventually(
    'the person',
    () => field(page, '发票抬头').inputValue(),
    (value) => value === '陈晓岚',
  );
  expect(await field(page, '纳税人识别号').count()).toBe(0);
  expect(await field(page, '接收邮箱').inputValue()).toBe('kept@example.com');
  await page.reload();
  await page.getByText('开票金额（2 单）').waitFor();
  expect(await field(page, '发票抬头').inputValue()).toBe('陈晓岚');
  expect(await field(page, '接收邮箱').inputValue()).toBe('kept@example.com');
  await confirm(page);
  await button(page, '确认提交').click();
  await page.waitForURL(/\/invoiceSuccess/);
  const [one] = await sent();
  expect(one?.body).toMatchObject({ titleType: 'PERSON', title: '陈晓岚', taxNo: '', bankAccount: '' });
});

test('an order removed from a repeated application stays removed after a reload', async () => {
  const { page } = await again();
  await button(page, '查看订单').click();
  await button(page, /^移除订单 /)
    .first()
    .click();
  await page.getByText('开票金额（1 单）').waitFor();
  await page.reload();
  await page.getByText('开票金额（1 单）').waitFor();
  await confirm(page);
  await button(page, '确认提交').click();
  await page.waitForURL(/\/invoiceSuccess/);
  const [one] = await sent();
  expect((one?.body as { readonly orderNos: readonly string[] }).orderNos).toHaveLength(1);
});

test('the title is saved with the application if selected', async () => {
  const { page } = await again();
  await field(page, '发票抬头').fill('没有登记的公司');
  await field(page, '纳税人识别号').fill('440301708461136');
  await page.getByRole('checkbox', { name: '保存为常用抬头' }).click();
  await confirm(page);
  await button(page, '确认提交').click();
  await page.waitForURL(/\/invoiceSuccess/);
  const [saved] = await sandbox.requests('fcinvoice/invoiceHead/save');
  expect(saved?.body).toMatchObject({ title: '没有登记的公司', taxNo: '440301708461136' });
});

test('titles: added with its number checked, made the default, changed, deleted after a question', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/invoiceTitle');
  await titled(page, '抬头管理');
  await button(page, '新增抬头').click();
  await field(page, '发票抬头').fill('蓝天');
  await button(page, '保存').click();
  await page.getByText('请输入纳税人识别号').waitFor();
  await page.getByText('深圳市蓝天物业管理有限公司').click();
  await page.getByRole('checkbox', { name: '设为默认抬头' }).click();
  await button(page, '保存').click();
  await expectToast(page, '已保存');
  await eventually(
    'the default first',
    () => page.getByRole('listitem').first().innerText(),
    (words) => words.includes('深圳市蓝天物业管理有限公司') && words.includes('默认'),
  );
  await button(page, '编辑抬头 深圳市蓝天物业管理有限公司').click();
  await field(page, '发票抬头').fill('别的公司');
  await button(page, '保存').click();
  await expectToast(page, '发票抬头与纳税人识别号不一致，请核对');
  await button(page, '关闭').click();
  await button(page, '删除抬头 陈晓岚').click();
  await dialog(page, '删除抬头').getByRole('button', { name: '删除', exact: true }).click();
  await expectToast(page, '已删除');
  await eventually(
    'the rows',
    () => page.getByRole('listitem').count(),
    (count) => count === 3,
  );
});

test('titles with lost responses and lost state queries: queried before anything is sent again', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems(/^status 500: /);
  await openAs(visitor, sandbox, '/invoiceTitle');
  const rows = page.getByRole('listitem');
  await rows.first().waitFor();
  const before = await rows.count();
  // A read is tried three times.
  const lose = async (call: string): Promise<void> => {
    await sandbox.faults({ path: `invoiceHead/${call}`, kind: 'malformed', times: 1 });
    await sandbox.faults({ path: 'invoiceHead/list', kind: 'status', status: 500, times: 3 });
  };
  await button(page, '新增抬头').click();
  await page.getByRole('radio', { name: '个人' }).click();
  await field(page, '发票抬头').fill('林小满');
  await lose('save');
  await button(page, '保存').click();
  await expectToast(page, '没有收到结果，请刷新后查看');
  expect(await field(page, '发票抬头').inputValue()).toBe('林小满');
  await button(page, '保存').click();
  await expectToast(page, '已保存');
  await button(page, '删除抬头 林小满').waitFor();
  expect(await sandbox.requests('invoiceHead/save')).toHaveLength(1);
  expect(await rows.count()).toBe(before + 1);

  await lose('delete');
  const remove = async (): Promise<void> => {
    await button(page, '删除抬头 林小满').click();
    await dialog(page, '删除抬头').getByRole('button', { name: '删除', exact: true }).click();
  };
  await remove();
  await expectToast(page, '没有收到结果，请刷新后查看');
  await dialog(page, '删除抬头').waitFor({ state: 'detached' });
  await remove();
  await expectToast(page, '已删除');
  await button(page, '删除抬头 林小满').waitFor({ state: 'detached' });
  expect(await sandbox.requests('invoiceHead/delete')).toHaveLength(1);
  expect(await rows.count()).toBe(before);
});

test('an unsaved new title survives a reload', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/invoiceTitle');
  await button(page, '新增抬头').click();
  await field(page, '发票抬头').fill('写了一半的公司');
  await page.reload();
  await button(page, '新增抬头').click();
  expect(await field(page, '发票抬头').inputValue()).toBe('写了一半的公司');
});

test('an invoiced order is found, cannot be ticked, and leads to its invoice', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/invoiceSearchOrder');
  await field(page, '订单号或运单号').fill('ORD-SIGNED-4');
  await button(page, '查找').click();
  await button(page, /已开票$/).click();
  await page.waitForURL(/\/invoiceRecordDetail\?invoiceNo=INV-DONE$/);
});

test('no personal data in addresses, in tracking, or on the device beyond the visit', async () => {
  const { page } = await again();
  await field(page, '接收邮箱').fill('secret@example.com');
  await button(page, '选择抬头').click();
  await page.waitForURL(/\/invoiceTitle/);
  await page.goBack();
  await page.getByText('开票金额（2 单）').waitFor();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, location.href, document.cookie]),
  );
  expect(stored).not.toMatch(/secret@|蓝鲸|91440300|755912345610801/);
  const tracked = await sandbox.requests('track');
  expect(JSON.stringify(tracked.map(({ body }) => body))).not.toMatch(
    /secret@|蓝鲸|91440300|755912345610801/,
  );
  const called = (await sandbox.requests('')).map(({ path }) => decodeURIComponent(path)).join('\n');
  expect(called).not.toMatch(/secret@|91440300|755912345610801/);
});

test('logged in by a link: the token leaves the address, and the page shows the account', async () => {
  const visitor = await visit();
  await visitor.open(`/invoiceDetail?invoiceNo=INV-FAIL&token=${await sandbox.token(MOBILE)}`);
  await visitor.page.getByText('开票金额（2 单）').waitFor();
  await visitor.page.waitForURL((url) => !url.searchParams.has('token'));
});
