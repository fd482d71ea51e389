/** The wallet: a withdrawal with name and code, each refusal, a lost response, nothing stored. */
import type { Page } from 'playwright-core';
import { expectToast, hold, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { dialog, endTab, MOBILE, titled } from '../journeys/steps';

const { sandbox, visit } = journey();

const WITHDRAW = 'base/wallet/withdraw';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const amount = (page: Page) => page.getByRole('textbox', { name: '提现金额（元）' });

async function ask(page: Page, sum: string): Promise<void> {
  await amount(page).fill(sum);
  await button(page, '提现').click();
  await dialog(page, '确认提现').waitFor();
}
async function name(page: Page, idLast4 = '123x'): Promise<void> {
  await page.getByRole('textbox', { name: '真实姓名' }).fill('王小明');
  await page.getByRole('textbox', { name: '身份证号后四位' }).fill(idLast4);
}
const wallet = async (mobile = MOBILE) => {
  const visitor = await visit();
  await openAs(visitor, sandbox, '/cashout/money', mobile);
  await visitor.page.getByText('可提现金额').waitFor();
  return visitor;
};

mainJourney(
  sandbox,
  'a chosen amount, name and number once, paid after a while',
  async () => {
    const { page } = await wallet();
    await button(page, '20 元').click();
    await button(page, '提现').click();
    await dialog(page, '确认提现').waitFor();
    await button(page, '确认提现').click();
    await page.getByText('请输入身份证上的姓名').waitFor();
    await name(page);
    await button(page, '确认提现').click();
    await page.waitForURL(/\/cashout\/success\?withdrawNo=WD\w+$/);
    await page.getByRole('status').filter({ hasText: '提现申请已提交' }).waitFor();
    const sent = await sandbox.requests(WITHDRAW);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ amountFen: 2000, realName: '王小明', idLast4: '123X' });
    expect(sent[0]?.headers['fc-encrypt-token'] ?? sent[0]?.headers['gw-req-encrypt']).toBeTruthy();
    await sandbox.clock(121_000);
    await button(page, '刷新结果').click();
    await page.getByRole('heading', { name: '提现成功' }).last().waitFor();
    await button(page, '返回钱包').click();
    await page.waitForURL(/\/cashout\/money$/);
    await page.getByText('提现 · 已到账').waitFor();
  },
  async () => {
    const { page } = await wallet();
    await ask(page, '20');
    await name(page);
    await button(page, '确认提现').click();
    await page.waitForURL(/\/cashout\/success\?withdrawNo=WD\w+$/);
    await page.getByRole('status').filter({ hasText: '提现处理中' }).waitFor();
    await sandbox.clock(121_000);
    await button(page, '刷新结果').click();
    await button(page, '返回钱包').click();
    await page.waitForURL(/\/cashout\/money$/);
    await page.getByText('可提现金额').filter({ visible: true }).first().waitFor();
    expect(await sandbox.requests(WITHDRAW)).toHaveLength(1);
  },
);

test('name and number are never on the device, neither before nor after', async () => {
  const { page } = await wallet();
  await ask(page, '1.5');
  await name(page, '4321');
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]),
    );
  expect(await stored()).not.toMatch(/王小明|4321/);
  await button(page, '确认提现').click();
  await page.waitForURL(/\/cashout\/success/);
  expect(await stored()).not.toMatch(/王小明|4321/);
  const tracked = await sandbox.requests('track');
  expect(JSON.stringify(tracked.map(({ body }) => body))).not.toMatch(/王小明|4321/);
});

test('from 30 yuan on a code to the own number verifies the user', async () => {
  const { page } = await wallet();
  await ask(page, '30');
  await name(page);
  await page.getByRole('textbox', { name: /手机号/ }).fill(MOBILE);
  await button(page, '获取验证码').click();
  await expectToast(page, /验证码/);
  await page.getByRole('textbox', { name: /验证码/ }).fill('123456');
  await button(page, '确认提现').click();
  await page.waitForURL(/\/cashout\/success/);
  expect((await sandbox.requests(WITHDRAW)).map(({ body }) => body)).toEqual([
    expect.objectContaining({ amountFen: 3000, mobile: MOBILE }),
  ]);
});

test.each([
  ['', '请输入提现金额'],
  ['0', '请输入正确的金额，最多两位小数'],
  ['1.234', '请输入正确的金额，最多两位小数'],
  ['0.99', '单笔提现不能少于 1.00 元'],
  ['88.61', '可提现余额不足'],
  ['50.01', '今日还可提现 50.00 元'],
])('the sum %p: %s, and no request', async (sum, words) => {
  const { page } = await wallet();
  await amount(page).fill(sum);
  await button(page, '提现').click();
  await page.getByText(words, { exact: true }).last().waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('a name that is not the account’s: the dialog keeps the input', async () => {
  const { page } = await wallet();
  await ask(page, '10');
  await name(page, '0000');
  await button(page, '确认提现').click();
  await expectToast(page, '姓名与身份证号不一致，请核对后重试');
  expect(await page.getByRole('textbox', { name: '真实姓名' }).inputValue()).toBe('王小明');
});

test('an account that is held: the reason stays, with customer service beside it', async () => {
  const { page } = await wallet('13900000092');
  await ask(page, '20');
  await name(page);
  await button(page, '确认提现').click();
  await expectToast(page, '账户存在风险，提现暂时无法办理，请联系客服');
  await page.getByRole('status').filter({ hasText: '账户存在风险，提现暂时无法办理，请联系客服' }).waitFor();
  await button(page, '联系客服').click();
  await dialog(page, '联系客服').getByText('400-000-1234').waitFor();
});

test('the recipient refuses: says so, and the sum returns', async () => {
  const { page } = await wallet('13900000089');
  await ask(page, '10');
  await name(page);
  await button(page, '确认提现').click();
  await page.getByText('提现申请已提交').last().waitFor();
  await sandbox.clock(121_000);
  await button(page, '刷新结果').click();
  await page.getByText('收款账户异常，款项已退回钱包').waitFor();
});

const LOOK = 'base/wallet/withdrawal';
/** From the gateway's ledger: withdrawals of a number's account, in yuan, newest first. */
const ledger = async (mobile = MOBILE): Promise<readonly string[]> => {
  const answer = await fetch(`${sandbox.origin}/wxgw/base/wallet/entries`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'original-path': '/cashout/money',
      authorization: await sandbox.token(mobile),
      'original-channel': 'consumer',
    },
    body: JSON.stringify({ pageNo: 1, pageSize: 20 }),
  });
  const { data } = (await answer.json()) as {
    readonly data: { readonly content: readonly { readonly title: string; readonly fen: number }[] };
  };
  return data.content.flatMap(({ title, fen }) => (title === '提现' ? [(fen / 100).toFixed(2)] : []));
};
/** The response to a withdrawal is lost, and so are those to `looks` queries about it. */
const lose = (looks: number) =>
  sandbox.faults(
    { path: WITHDRAW, kind: 'malformed', times: 1 },
    { path: LOOK, kind: 'malformed', times: looks },
  );
const says = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words }).waitFor();
/** A wallet whose withdrawal of 10 yuan has lost its response, and those to `looks` queries about it. */
async function lostTen(looks = 2) {
  const visitor = await wallet();
  const { page } = visitor;
  await ask(page, '10');
  await name(page);
  await lose(looks);
  await button(page, '确认提现').click();
  return visitor;
}

test('without any response: 处理中, also after a reload, until the gateway has the result', async () => {
  const visitor = await lostTen();
  const { page } = visitor;
  await expectToast(page, '提现处理中，请稍后刷新结果');
  await says(page, '上一笔提现 ￥10.00 处理中');
  await page.reload();
  await says(page, '上一笔提现 ￥10.00 处理中');
  expect(await button(page, '提现').getAttribute('aria-disabled')).toBe('true');
  await button(page, '刷新结果').click();
  await says(page, '上一笔提现 ￥10.00 已提交');
  expect(await amount(page).inputValue()).toBe('');
  await button(page, '查看结果').click();
  await page.waitForURL(/\/cashout\/success\?withdrawNo=WD/);
  expect([(await sandbox.requests(WITHDRAW)).length, await ledger()]).toEqual([1, ['10.00']]);
});

test('a lost response, and nothing happened: says so once known, and the next try counts once', async () => {
  const visitor = await wallet();
  const { page } = visitor;
  visitor.expectProblems('status 503');
  await ask(page, '10');
  await name(page);
  await sandbox.faults(
    { path: WITHDRAW, kind: 'status', status: 503, times: 1 },
    { path: LOOK, kind: 'malformed', times: 1 },
  );
  await button(page, '确认提现').click();
  await says(page, '上一笔提现 ￥10.00 处理中');
  await page.reload();
  await expectToast(page, '上一笔提现没有提交，可重新提现');
  await ask(page, '10');
  await name(page);
  await button(page, '确认提现').click();
  await page.waitForURL(/\/cashout\/success\?withdrawNo=WD/);
  expect(await ledger()).toEqual(['10.00']);
});

test('another sum in another tab after a lost response: the page shows the first one, and does not send this one', async () => {
  const visitor = await lostTen();
  const { page } = visitor;
  await says(page, '上一笔提现 ￥10.00 处理中');
  await endTab(page);
  await openAs(visitor, sandbox, '/cashout/money');
  await page.getByText('可提现金额').waitFor();
  await ask(page, '20');
  await button(page, '确认提现').click();
  await expectToast(page, '上一笔 ￥10.00 提现已提交，本次 ￥20.00 没有提交');
  expect([await amount(page).inputValue(), await ledger()]).toEqual(['20', ['10.00']]);
});

test('another account withdraws meanwhile: each account has its own, once', async () => {
  const others = '13700000002';
  const visitor = await lostTen(1);
  const { page } = visitor;
  await says(page, '上一笔提现 ￥10.00 处理中');
  await endTab(page);
  await openAs(visitor, sandbox, '/cashout/money', others);
  await page.getByText('可提现金额').waitFor();
  expect(await page.getByText('上一笔提现').count()).toBe(0);
  await ask(page, '5');
  await name(page);
  await button(page, '确认提现').click();
  await page.waitForURL(/\/cashout\/success\?withdrawNo=WD/);
  await endTab(page);
  await openAs(visitor, sandbox, '/cashout/money');
  await says(page, '上一笔提现 ￥10.00 已提交');
  expect([await ledger(), await ledger(others)]).toEqual([['10.00'], ['5.00']]);
});

test.each([
  ['13912345678', '提现申请已提交', '提现成功'],
  ['13900000089', '提现申请已提交', '提现未成功'],
])('the title of %s’s result follows its state', async (mobile, first, last) => {
  const visitor = await wallet(mobile);
  const { page } = visitor;
  await ask(page, '10');
  await name(page);
  const answer = await hold(page, LOOK);
  await button(page, '确认提现').click();
  await titled(page, '提现结果');
  answer();
  await titled(page, first);
  await sandbox.clock(121_000);
  await button(page, '刷新结果').click();
  await titled(page, last);
  await visitor.open('/cashout/success?withdrawNo=NONE');
  await page.getByText('没有找到这笔提现').waitFor();
  await titled(page, '提现结果');
});

test('the typed sum is there after coming back', async () => {
  const visitor = await wallet();
  await amount(visitor.page).fill('12.5');
  await button(visitor.page, '使用说明').click();
  await visitor.page.waitForURL(/\/cashout\/manual/);
  await visitor.page.reload();
  await visitor.open('/cashout/money');
  await visitor.page.getByText('可提现金额').waitFor();
  expect(await amount(visitor.page).inputValue()).toBe('12.5');
});
