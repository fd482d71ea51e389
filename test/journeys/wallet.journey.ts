/** The wallet: a withdrawal with name and code, each refusal, a lost response, nothing stored. */
import type { Page } from 'playwright-core';
import { journey, mainJourney } from '../harness';
import { openAs } from './pickSteps';
import { dialog, MOBILE } from './steps';

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
