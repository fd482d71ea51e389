/** /pick and its pages: parcels, codes, opening by a cabinet's link, the fee, the history. */
import { copiedText, eventually, expectToast, journey, mainJourney } from '../harness';
import { installCashier, setCashier, takeMoney } from '../journeys/couponSaleSteps';
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
import { logIn, MOBILE } from '../journeys/steps';
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
  // Drawn on the tab, too.
  await page.getByRole('link', { name: '取件，3 项待处理' }).waitFor();
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
    await page.getByText('另有 1 件有超时取件费，处理后才能打开').waitFor();
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

describe('the fee of an overdue parcel', () => {
  const FEE_PATH = '/pick/fee?parcelId=PKG-OVERDUE';
  const PAY = { name: '去支付', exact: true } as const;
  const PAID = '已支付，可以取件了';

  /** The same account orders the fee on another device. */
  async function orderFee(): Promise<void> {
    const answer = await fetch(`${sandbox.origin}/wxgw/post/pick/fee/order`, {
      method: 'POST',
      headers: {
        connection: 'close',
        'content-type': 'application/json',
        'original-path': '/',
        authorization: await sandbox.token(MOBILE),
        'original-channel': 'consumer',
      },
      body: JSON.stringify({ parcelId: 'PKG-OVERDUE', submitNo: 'ANOTHER-DEVICE', client: 5 }),
    });
    expect(answer.status).toBe(200);
  }

  test('a plain browser shows the bill, and copies a link to where it can be paid', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(visitor, sandbox, '/pick?parcelId=PKG-OVERDUE');
    await page.getByRole('link', { name: '去支付' }).click();
    await page.getByText('请在微信或支付宝中打开支付').waitFor();
    await page.getByText('￥3.00', { exact: true }).first().waitFor();
    await page.getByText('￥2.00', { exact: true }).first().waitFor();
    await page.getByText('￥1.00', { exact: true }).first().waitFor();
    await page.getByText(/^计费规则：入柜 24 小时内免费/).waitFor();
    await page.getByText('2 天 12 小时').waitFor();
    await page.getByRole('button', { name: '复制链接' }).click();
    await expectToast(page, '链接已复制，请在微信或支付宝中打开');
    expect(new URL(await copiedText(page)).pathname).toBe('/pick/fee');
    expect(await sandbox.requests('pick/fee/order')).toEqual([]);
  });

  test('a cancelled payment closes the order, and the fund gets its part back', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor);
    await setCashier(sandbox, 'cancel');
    await openAs(visitor, sandbox, FEE_PATH);
    await page.getByRole('button', PAY).click();
    await expectToast(page, '已取消支付');
    await page.getByRole('button', PAY).waitFor();
    expect(await sandbox.requests('pick/fee/close')).toHaveLength(1);
  });

  test('a failed payment can be paid again, after a reload too', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor);
    await setCashier(sandbox, 'fail');
    await openAs(visitor, sandbox, FEE_PATH);
    await page.getByRole('button', PAY).click();
    await page.getByRole('button', { name: '重新支付' }).waitFor();
    await visitor.open(FEE_PATH);
    await page.getByText('支付未完成，可重新支付').waitFor();
    await setCashier(sandbox, 'pay');
    await page.getByRole('button', { name: '重新支付' }).click();
    await page.getByText(PAID).waitFor();
  });

  test('paid in another app meanwhile: nothing is paid twice', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor);
    await openAs(visitor, sandbox, FEE_PATH);
    await page.getByRole('button', PAY).waitFor();
    await orderFee();
    await takeMoney(sandbox);
    await page.getByRole('button', PAY).click();
    await expectToast(page, '无需支付，可以直接取件');
    await page.getByText(PAID).waitFor();
  });
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
