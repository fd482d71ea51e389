/** /pick and its pages: parcels, codes, opening by a cabinet's link, the fee, the history. */
import { eventually, expectToast, journey, mainJourney } from '../harness';
import {
  code,
  codes,
  EMPTY_MOBILE,
  JAMMED_MOBILE,
  openAs,
  openButton,
  PICK_CALL,
  spaced,
  rows,
  said,
} from '../journeys/pickSteps';
import { logIn } from '../journeys/steps';
import { retry } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

test('three parcels by cabinet, the overdue one first; a tap copies a code', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick');
  await code(page, '70316208').waitFor();
  expect(await codes(page)).toEqual(
    ['41839951', '70316208', '55023377'].map((digits) => `取件码 ${spaced(digits)}，复制`),
  );
  await page.getByText('柜机暂时离线，无法开柜，请稍后再试').waitFor();
  await code(page, '70316208').click();
  await expectToast(page, '取件码已复制');
  // No scanner in browsers: the code is the way.
  expect(await page.getByRole('button', { name: '扫码开柜' }).count()).toBe(0);
});

mainJourney(
  sandbox,
  "a cabinet's link asks before it opens; then the door is open and the parcel leaves the list",
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/pick?cabinetCode=CAB-1001');
    await openButton(page).waitFor();
    expect(await sandbox.requests(PICK_CALL.open)).toEqual([]);
    await openButton(page).dblclick();
    await said(page, '柜门已打开').waitFor();
    await page.getByText('A03', { exact: true }).waitFor();
    await page.getByText('另有 1 件有滞留费，处理后才能打开').waitFor();
    expect(await sandbox.requests(PICK_CALL.open)).toHaveLength(1);
    await page.getByRole('button', { name: '完成', exact: true }).click();
    await eventually(
      'what is left',
      async () => codes(page),
      (left) => left.length === 2,
    );
    expect(new URL(page.url()).search).toBe('');
  },
);

test("a cabinet's link is used once: after a log-out the tab does not lead there again", async () => {
  const visitor = await visit();
  const { page } = visitor;
  const tab = (name: string) =>
    page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).filter({ visible: true });
  await openAs(visitor, sandbox, '/pick?cabinetCode=CAB-1001');
  await openButton(page).waitFor();
  await page.goBack();
  await code(page, '70316208').waitFor();
  await tab('我的').click();
  await page.getByRole('link', { name: '设置' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await expectToast(page, '已退出登录');
  await tab('取件').click();
  await page.getByText('登录后查看待取包裹').waitFor();
  expect(new URL(page.url()).pathname).toBe('/pick');
});

test('a jammed cell: a message, another try, and the way back', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick/open?cabinetCode=CAB-1003', JAMMED_MOBILE);
  await openButton(page).click();
  await said(page, '柜门没有弹开，请重试或联系客服').waitFor();
  await page.getByRole('button', { name: '再试一次' }).click();
  await eventually(
    'another opening',
    async () => (await sandbox.requests(PICK_CALL.open)).length,
    (n) => n === 2,
  );
  await said(page, '柜门没有弹开').waitFor();
  await page.getByRole('button', { name: '返回取件列表' }).click();
  await code(page, '88120404').waitFor();
});

test('a cabinet without own parcels, and an address without a cabinet, lead back to the list', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick/open?cabinetCode=CAB-404');
  await page.getByText('这个柜机里没有您的待取包裹').waitFor();
  await page.getByRole('button', { name: '返回取件列表' }).click();
  await code(page, '70316208').waitFor();
  await visitor.open('/pick/open');
  await page.getByText('没有读到柜机编号，请重新扫码').waitFor();
});

test('a fee that the fund does not cover is paid in the app', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick?parcelId=PKG-OVERDUE');
  await page.getByRole('link', { name: '去处理' }).click();
  await page.getByText('请在APP支付').waitFor();
  await page.getByText('￥1.00').waitFor();
  await page.getByRole('button', { name: '返回取件列表' }).click();
  await code(page, '41839951').waitFor();
});

test('an unknown parcel is reported, and so is an empty list', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick?parcelId=PKG-GONE', EMPTY_MOBILE);
  await expectToast(page, '这件包裹已取出或不存在');
  await page.getByText('暂无待取包裹').waitFor();
  await page.getByRole('button', { name: '取件记录' }).click();
  await page.getByText('暂无取件记录').waitFor();
});

test('logged out the page has one login button, and the login brings the parcels', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/pick');
  await page.getByText('登录后查看待取包裹').waitFor();
  expect(await sandbox.requests(PICK_CALL.waiting)).toEqual([]);
  await page.getByRole('button', { name: '去登录' }).click();
  await logIn(page);
  await code(page, '70316208').waitFor();
});

test('a failed list can be fetched again', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await sandbox.faults({ path: PICK_CALL.waiting, kind: 'malformed' });
  await openAs(visitor, sandbox, '/pick');
  await page.getByText('待取包裹加载失败，请重试').waitFor();
  await retry(page).click();
  await code(page, '70316208').waitFor();
});

test('history: rows of collected parcels', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/pick/history');
  await rows(page).first().waitFor();
  expect(await rows(page).first().innerText()).toMatch(/尾号 \d{4}\s+已取出/);
});
