/** Trouble at a cabinet: opening again, the service, joining the campaign once, changing the name once. */
import type { Page } from 'playwright-core';
import { eventually, expectToast, journey, mainJourney } from '../harness';
import { JAMMED_MOBILE, openAs, openButton, PICK_CALL, said } from '../journeys/pickSteps';
import { logIn } from '../journeys/steps';

const { sandbox, visit } = journey();

const JOIN = 'act/joinActivity';
const CHANGE = 'standard/name/change';
const ISSUES = '/cabinetScan/issues?cabinetCode=';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const problem = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

mainJourney(
  sandbox,
  'a door that did not open leads here; after another attempt the page shows the result',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/pick/open?cabinetCode=CAB-1003', JAMMED_MOBILE);
    await openButton(page).click();
    await said(page, '柜门没有弹开').waitFor();
    await button(page, '遇到问题').click();
    await page.waitForURL(/\/cabinetScan\/issues\?cabinetCode=CAB-1003/);
    await problem(page, '格口没有打开').click();
    await button(page, '再开一次').click();
    await said(page, '柜门没有弹开').waitFor();
    expect(await sandbox.requests(PICK_CALL.open)).toHaveLength(2);
    await button(page, '返回取件列表').click();
    await page.waitForURL(/\/pick$/);
  },
);

test('a parcel is taken after all; while hidden the page does not poll', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, `${ISSUES}CAB-1001`);
  await problem(page, '格口没有打开').click();
  await button(page, '再开一次').click();
  await said(page, '柜门已打开').waitFor();
  const asked = (await sandbox.requests(PICK_CALL.poll)).length;
  expect(asked).toBeGreaterThan(1);
});

test('each problem has its advice, without a cabinet the way to the list; the service can be called', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/cabinetScan/success');
  await page.getByRole('link', { name: '遇到问题？' }).click();
  await page.waitForURL(/\/cabinetScan\/issues/);
  for (const [name, advice] of [
    ['格口大小不合适', '提交报障后为您更换格口'],
    ['格口脏污或有异物', '提交报障后安排清理'],
    ['屏幕黑屏或没有反应', '扫描柜身上的二维码'],
    ['格口没有打开', '再开一次'],
  ] as const) {
    await problem(page, name).click();
    await said(page, advice).waitFor();
  }
  await page.getByText('服务时间 每天 8:00-22:00').waitFor();
  await button(page, '拨打客服 400-000-1234').waitFor();
  await button(page, '返回取件列表').click();
  await page.waitForURL(/\/pick$/);
});

test('the campaign is joined after a login, once, also when the response is lost', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open(`${ISSUES}CAB-1001`);
  await sandbox.faults({ path: JOIN, kind: 'malformed', times: 1 });
  await button(page, '立即领取').click();
  await logIn(page);
  await button(page, '已领取，去查看').waitFor();
  expect(await sandbox.requests(JOIN)).toHaveLength(1);
  await button(page, '已领取，去查看').click();
  await page.waitForURL(/\/reductionFunds/);
});

test('the service call fails: the page says so, the rest stays', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await sandbox.faults({ path: 'act/cabinetIssues', kind: 'status', status: 500, times: 20 });
  await visitor.open(`${ISSUES}CAB-1001`);
  await page.getByText('客服信息加载失败，请重试').waitFor();
  await problem(page, '格口没有打开').click();
  await button(page, '再开一次').waitFor();
  await sandbox.reset();
  await button(page, '重试').click();
  await page.getByText('柜机关怀礼').waitFor();
});

test('the name is changed once: errors are marked, the row disappears and stays away', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick');
  await page.getByRole('button', { name: /规范取件姓名/ }).waitFor();
  // At home the row is below the waiting parcel.
  await visitor.open('/');
  await page.getByRole('button', { name: /规范取件姓名/ }).click();
  const dialog = page.getByRole('dialog', { name: '规范取件姓名' });
  const field = dialog.getByRole('textbox', { name: '真实姓名' });
  await field.fill('1380000');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await dialog.getByText('姓名只能包含汉字、字母和间隔点').waitFor();
  expect(await sandbox.requests(CHANGE)).toEqual([]);
  await field.fill('王小明');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expectToast(page, '取件姓名已修改');
  await dialog.waitFor({ state: 'detached' });
  const [sent] = await sandbox.requests(CHANGE);
  expect(sent?.headers['gw-req-encrypt']).toBe('1');
  // By role: the dialog's title stays visible for a moment while it closes.
  expect(await page.getByRole('button', { name: /规范取件姓名/ }).count()).toBe(0);
  await visitor.open('/pick');
  await page.getByText('导航').first().waitFor();
  await eventually(
    'the switch is asked for again',
    async () => (await sandbox.requests('standard/name/switch')).length,
    (count) => count > 1,
  );
  expect(await page.getByText('规范取件姓名').count()).toBe(0);
});

test('a name change with a lost response, and a lost state query: changed once', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems(/^status 500: /);
  await openAs(visitor, sandbox, '/pick');
  await page.getByRole('button', { name: /规范取件姓名/ }).click();
  const dialog = page.getByRole('dialog', { name: '规范取件姓名' });
  const field = dialog.getByRole('textbox', { name: '真实姓名' });
  await field.fill('王小明');
  await sandbox.faults({ path: CHANGE, kind: 'malformed', times: 1 });
  // A read is tried three times.
  await sandbox.faults({ path: 'standard/name/switch', kind: 'status', status: 500, times: 3 });
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expectToast(page, '没有收到结果，请刷新后查看');
  expect(await field.inputValue()).toBe('王小明');
  await dialog.getByRole('button', { name: '确认修改' }).click();
  await expectToast(page, '取件姓名已修改');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('规范取件姓名').first().waitFor({ state: 'detached' });
  expect(await sandbox.requests(CHANGE)).toHaveLength(1);
});

test('a campaign with a lost response, and a lost state query: the state that the page then shows counts', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems(/^status 500: /);
  await openAs(visitor, sandbox, `${ISSUES}CAB-1001`);
  await sandbox.faults({ path: JOIN, kind: 'malformed', times: 1 });
  const join = button(page, '立即领取');
  await join.waitFor();
  await sandbox.faults({ path: 'act/cabinetIssues', kind: 'status', status: 500, times: 3 });
  await join.click();
  await button(page, '已领取，去查看').waitFor();
  expect(await page.getByText('领取失败，请稍后重试').count()).toBe(0);
  expect(await sandbox.requests(JOIN)).toHaveLength(1);
});
