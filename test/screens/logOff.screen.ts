/** Closing the account: all steps, obstacles, another number, a lost response, opening later steps directly. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, journey, mainJourney, type Visitor } from '../harness';
import { readNotice, toLastStep, verifyNumber } from '../journeys/logOffSteps';
import { openAs } from '../journeys/pickSteps';
import { MOBILE } from '../journeys/steps';

const { sandbox, visit } = journey();

const SUBMIT = 'logOff/submit';

/** To the last step. */
async function toSure(visitor: Visitor): Promise<Page> {
  const { page } = visitor;
  await openAs(visitor, sandbox, '/logOff');
  await toLastStep(page, MOBILE);
  return page;
}

mainJourney(
  sandbox,
  'the whole flow: all data of the account is removed from the device, and a login reopens the account',
  async () => {
    const page = await toSure(await visit());
    await page.getByRole('button', { name: '确认注销' }).click();
    await page.getByText('注销申请已提交').waitFor();
    await page.getByText(/账号将于 \d{4}-\d{2}-\d{2} \d{2}:\d{2} 注销/).waitFor();
    const left = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
    // Without a login the pages restart: their input then is anonymous.
    expect(left.filter((key) => !/hasLeft|FC_|trackSession/.test(key))).toEqual([]);
    expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage, ...localStorage })))).not.toMatch(
      /139\*{4}5678|13912345678/,
    );
    await page.reload();
    await page.getByText('没有正在进行的注销').waitFor();
    await page.getByRole('button', { name: '返回首页' }).click();
    expect(await sandbox.requests(SUBMIT)).toHaveLength(1);
  },
);

test('obstacles are listed, each with its link', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/logOff', '13900000088');
  await page.getByRole('button', { name: '继续注销' }).click();
  await page.getByText('暂时不能注销').waitFor();
  await page.getByRole('button', { name: /^查看订单/ }).click();
  await page.waitForURL(/\/order\/list/);
  await page.goBack();
  await page.getByRole('button', { name: /^去取件/ }).click();
  await page.waitForURL(/\/pick$/);
});

test('another number is refused; steps can be repeated, a reload keeps the place, no step opens directly', async () => {
  const visitor = await visit();
  const { page } = visitor;
  for (const path of ['/logOff/mismatch', '/logOff/sure']) {
    await openAs(visitor, sandbox, path);
    await page.getByText('请从第一步开始注销').waitFor();
  }
  await page.getByRole('button', { name: '重新开始' }).click();
  await readNotice(page);
  await verifyNumber(page, '13912340001');
  await page.getByText('手机号与当前账号不符').waitFor();
  await page.getByRole('button', { name: '重新验证' }).click();
  await page.getByText('请输入账号绑定的手机号').first().waitFor();
  await page.reload();
  await page.getByRole('textbox', { name: /手机号/ }).waitFor();
  await page.goto('/logOff/sure');
  await page.getByText('请从第一步开始注销').waitFor();
});

test('the last response is lost and nothing answers: after a reload the page finds the account closed', async () => {
  const page = await toSure(await visit());
  await sandbox.faults(
    { path: SUBMIT, kind: 'malformed', times: 1 },
    { path: 'logOff/state', kind: 'malformed', times: 1 },
  );
  await page.getByRole('button', { name: '确认注销' }).click();
  await expectToast(page, '网络不给力，还不知道是否已注销，请再试一次');
  await page.reload();
  await page.getByText('注销申请已提交').waitFor();
  await page.getByText(/账号将于 .* 注销/).waitFor();
  expect(await sandbox.requests(SUBMIT)).toHaveLength(1);
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.includes('act.'))).toEqual([]);
});

test('nothing answers and the browser is closed: a later visit finds the account closed before it offers a login', async () => {
  const page = await toSure(await visit());
  await sandbox.faults(
    { path: SUBMIT, kind: 'malformed', times: 1 },
    { path: 'logOff/state', kind: 'malformed', times: 2 },
  );
  await page.getByRole('button', { name: '确认注销' }).click();
  await expectToast(page, '网络不给力，还不知道是否已注销，请再试一次');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/logOff');
  await page.getByText('还不知道账号是否已注销，请重试').waitFor();
  expect(await page.getByText('去登录').count()).toBe(0);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('注销申请已提交').waitFor();
  expect(await sandbox.requests(SUBMIT)).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('act.')))).toEqual(
    [],
  );
});

test('a refusal is shown; the end of the login ends the steps', async () => {
  const visitor = await visit();
  visitor.expectProblems(/status 500/);
  const page = await toSure(visitor);
  await sandbox.faults({ path: SUBMIT, kind: 'status', status: 500, times: 1 });
  await page.getByRole('button', { name: '确认注销' }).click();
  await expectToast(page, '网络不给力，还不知道是否已注销，请再试一次');
  await page.goto('/settings');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出' }).click();
  await page.waitForURL(/\/me$/);
  await page.goto('/logOff/sure');
  await page.getByText('请从第一步开始注销').waitFor();
  await eventually(
    'nothing was closed',
    () => sandbox.requests('logOff/state'),
    (asked) => asked.length > 0,
  );
});
