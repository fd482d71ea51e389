/** /order/list and /order/detail: states, partly hidden names, cancelling, sending again. */
import { copiedText, eventually, expectToast, journey, mainJourney } from '../harness';
import { installCashier, setCashier } from '../journeys/couponSaleSteps';
import { EMPTY_MOBILE, openAs, PICK_CALL, rows } from '../journeys/pickSteps';
import { dialog, logIn, loginDialog, SEND_PAGE } from '../journeys/steps';

const { sandbox, visit } = journey();

mainJourney(
  sandbox,
  'orders by state; one order, and back',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/order/list');
    await rows(page).first().waitFor();
    await page.getByRole('tab', { name: '已取消' }).click();
    await eventually(
      'cancelled ones',
      async () => rows(page).allInnerTexts(),
      (texts) => texts.length === 2 && texts.every((text) => text.includes('已取消')),
    );
    await rows(page).first().getByRole('link').click();
    await page.getByText('原因：信息填错了，重新下单').waitFor();
    expect(await page.getByRole('button', { name: '取消订单' }).count()).toBe(0);
    await page.goBack();
    await page.getByRole('tab', { name: '已取消', selected: true }).waitFor();
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/order/list');
    await rows(page).first().waitFor();
    await page.getByRole('tab', { name: '已取消' }).click();
    await eventually(
      'two of them, one in a state that nobody knows',
      async () => rows(page).allInnerTexts(),
      (texts) =>
        texts.length === 2 && texts[0]?.includes('已取消') === true && texts[1]?.includes('处理中') === true,
    );
    await rows(page).nth(1).getByRole('link').click();
    await page
      .getByRole('main')
      .getByText('处理中', { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: '取消订单' }).count()).toBe(0);
    await page.getByRole('button', { name: '再寄一单' }).click();
    await page.waitForURL(SEND_PAGE);
    expect(await sandbox.requests(PICK_CALL.cancel)).toEqual([]);
  },
);

test('cancelling asks first, is sent once, and the list shows it', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/order/list');
  await rows(page).first().getByRole('link').click();
  await page.getByRole('button', { name: '取消订单' }).click();
  const question = dialog(page, '确定取消这个订单吗？');
  await question.getByRole('button', { name: '暂不取消' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await sandbox.requests(PICK_CALL.cancel)).toEqual([]);
  await page.getByRole('button', { name: '取消订单' }).click();
  await question.getByRole('button', { name: '确定取消' }).click();
  await expectToast(page, '订单已取消');
  await question.waitFor({ state: 'detached' });
  expect(await sandbox.requests(PICK_CALL.cancel)).toHaveLength(1);
  await page.goBack();
  await rows(page).first().filter({ hasText: '已取消' }).waitFor();
});

test('cancelling with a lost response is resent with the same number, and counts once', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await openAs(visitor, sandbox, '/order/detail?orderNo=ORD-WAIT');
  const cancel = async (): Promise<void> => {
    await page.getByRole('button', { name: '取消订单' }).click();
    await dialog(page, '确定取消这个订单吗？').getByRole('button', { name: '确定取消' }).click();
  };
  await sandbox.faults({ path: PICK_CALL.cancel, kind: 'status', status: 500, times: 1 });
  await page.getByRole('button', { name: '取消订单' }).waitFor();
  await cancel();
  await expectToast(page, '没有收到取消结果，请刷新后查看');
  await page.reload();
  await page.getByRole('button', { name: '取消订单' }).waitFor();
  await cancel();
  await expectToast(page, '订单已取消');
  const numbers = (await sandbox.requests(PICK_CALL.cancel)).map(
    ({ body }) => (body as { readonly requestNo: string }).requestNo,
  );
  expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.includes('act.'))).toEqual([]);
});

test('names are whole, numbers partly hidden; the reward cards are those of the order', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/order/detail?orderNo=ORD-TRANSIT');
  await page
    .getByText(/^陈晓岚 1\d{2}\*{4}\d{4}$/)
    .first()
    .waitFor();
  await page.getByText('寄件奖励计划').waitFor();
  const asked = (await sandbox.requests('marketingEntrance/aggregationEntrance')).map(({ body }) => body);
  expect(asked).toEqual([expect.objectContaining({ sourceBizId: 'AGG-STATES' })]);
  await page.getByRole('button', { name: '再寄一单' }).click();
  await page.waitForURL(/\/send\b/);
});

test('an unknown order, an empty list and a missing login each have a next step', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/order/detail?orderNo=ORD-WAIT');
  await page.getByText('登录后查看订单').waitFor();
  await visitor.open('/order/list');
  await loginDialog(page).waitFor();
  await logIn(page, EMPTY_MOBILE);
  await page.getByText('暂无订单').waitFor();
  await visitor.open('/order/detail?orderNo=ORD-NOBODY');
  await page.getByText('没有找到这个订单').waitFor();
  await page.getByRole('button', { name: '查看全部订单' }).click();
  await page.getByText('暂无订单').waitFor();
});

describe('the freight of a collected parcel', () => {
  const PICKED = '/order/detail?orderNo=ORD-PICKED';
  const PAY = { name: '去支付', exact: true } as const;

  test('the list offers to pay it first; paid, it has a receipt and asks for an invoice of this order', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor);
    await setCashier(sandbox, 'pay');
    await openAs(visitor, sandbox, '/order/list');
    await page.getByRole('button', PAY).click();
    await page.getByRole('button', { name: '再寄一单' }).waitFor();
    await page.getByRole('button', PAY).click();
    await expectToast(page, '支付成功');
    await page.getByText('支付凭证').waitFor();
    await page.getByText('支付单号').waitFor();
    expect(await sandbox.requests('order/pay/order')).toHaveLength(1);
    await page.goBack();
    await rows(page).filter({ hasText: '已揽收' }).filter({ hasText: '实付' }).waitFor();
    expect(await page.getByRole('button', PAY).filter({ visible: true }).count()).toBe(0);
    await openAs(visitor, sandbox, PICKED);
    await page.getByRole('button', { name: '开发票' }).click();
    await page.waitForURL(/\/invoiceDetail\?orderNo=ORD-PICKED$/);
    await page.getByText('这个订单暂不可开票，签收后按实付金额开票').waitFor();
    await page.getByRole('button', { name: '查看可开票订单' }).click();
    await page.waitForURL(/\/invoiceList$/);
  });

  test('before it is collected the sum is an estimate, and nothing can be paid', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await openAs(visitor, sandbox, '/order/detail?orderNo=ORD-WAIT');
    await page.getByText('预估', { exact: true }).waitFor();
    expect(await page.getByRole('button', PAY).count()).toBe(0);
  });

  test('a plain browser copies a link to where it can be paid', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openAs(visitor, sandbox, PICKED);
    await page.getByText('请打开APP，或在微信、支付宝中支付').waitFor();
    await page.getByRole('button', { name: '复制链接' }).click();
    await expectToast(page, '链接已复制，请在微信或支付宝中打开');
    expect(new URL(await copiedText(page)).search).toBe('?orderNo=ORD-PICKED');
  });

  test('cancelled at the cashier, it can be paid again', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor);
    await setCashier(sandbox, 'cancel');
    await openAs(visitor, sandbox, PICKED);
    await page.getByRole('button', PAY).click();
    await expectToast(page, '已取消支付');
    await setCashier(sandbox, 'pay');
    await page.getByRole('button', PAY).click();
    await page.getByText('支付凭证').waitFor();
    expect(await sandbox.requests('order/pay/close')).toHaveLength(1);
  });
});
