/** /couponSale and /couponSaleResult: packages in all their states, bought in both apps' browsers, and failures. */
import { copiedText, eventually, expectToast, hold, journey, mainJourney } from '../harness';
import {
  BUY,
  button,
  heading,
  installCashier,
  openSaleLoggedIn,
  PAID,
  SALE_CALL,
  salePath,
  takeMoney,
  setCashier,
  type BuyingHost,
  outwaitTheWatch,
  stopTheWatch,
} from '../journeys/couponSaleSteps';
import { answerOauth, CLIENT_CODE } from '../journeys/hostSteps';
import { endTab, SEND_PAGE, titled } from '../journeys/steps';

const { sandbox, visit } = journey();

const UNCONFIRMED = '支付结果确认中';

describe('states by address', () => {
  test('a package shows title, prices in yuan with two decimals, coupons, limit, rules', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await visitor.open(salePath('CS-OPEN'));
    await heading(visitor, '寄件省钱券包').waitFor();
    await titled(page, '寄件省钱券包');
    await page.getByText('￥9.90').first().waitFor();
    await page.getByText('￥24.50').waitFor();
    await heading(visitor, '券包内容（共 4 张）').waitFor();
    await page.getByText('×2', { exact: true }).waitFor();
    await page.getByText('每人限购 5 份').waitFor();
    expect(await page.getByText(/仅剩/).count()).toBe(0);
    await button(visitor, '活动规则').click();
    await page.getByRole('dialog', { name: '活动规则' }).getByText('购买说明').waitFor();
  });

  test.each([
    ['CS-SOLD-OUT', /^已售罄$/],
    ['CS-NOT-START', /^\d\d-\d\d \d\d:\d\d 开始$/],
    ['CS-FINISHED', /^活动已结束$/],
  ])('%s: a disabled button that says why', async (code, words) => {
    const visitor = await visit({ host: 'wechat' });
    await visitor.open(salePath(code));
    const closed = button(visitor, words);
    await closed.waitFor();
    expect(await closed.getAttribute('aria-disabled')).toBe('true');
    await closed.dispatchEvent('click');
    expect(await sandbox.requests(SALE_CALL.order)).toEqual([]);
  });

  test('an unknown package leads to the welfare page', async () => {
    const visitor = await visit();
    await visitor.open(salePath('CS-GONE'));
    await visitor.page.getByText('券包不存在或已下线').waitFor();
    await button(visitor, '看看其他福利').click();
    await visitor.page.waitForURL((url) => url.pathname === '/welfare');
  });

  test('hostile texts are shown as plain text', async () => {
    const visitor = await visit({ host: 'wechat', width: 320 });
    const { page } = visitor;
    await visitor.open(salePath('CS-HOSTILE'));
    await button(visitor, BUY).waitFor();
    await button(visitor, '活动规则').click();
    await page.getByRole('dialog', { name: '活动规则' }).waitFor();
    expect(await page.locator('[onerror], [onclick], body script').count()).toBe(0);
  });

  test('a failed load shows a sentence and 重试', async () => {
    const visitor = await visit({ host: 'wechat' });
    await sandbox.faults({ path: SALE_CALL.info, kind: 'malformed' });
    await visitor.open(salePath('CS-OPEN'));
    await visitor.page.getByText('获取券包信息失败，请重试').waitFor();
    await button(visitor, '重试').click();
    await button(visitor, BUY).waitFor();
  });

  test.each(['plain', 'consumer-ios', 'locker'] as const)(
    '%s has no cashier: the page says where to buy and copies the link',
    async (host) => {
      const visitor = await visit({ host });
      const { page, context } = visitor;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await visitor.open(`${salePath('CS-OPEN')}?channelId=CH-9`);
      await page.getByText('请在微信或支付宝中打开购买').waitFor();
      expect(await button(visitor, BUY).count()).toBe(0);
      await button(visitor, '复制链接').click();
      await expectToast(page, '链接已复制，请在微信或支付宝中打开');
      expect(await copiedText(page)).toBe(`${sandbox.origin}${salePath('CS-OPEN')}?channelId=CH-9`);
    },
  );
});

describe('buying', () => {
  test.each<[BuyingHost]>([['wechat'], ['alipay'], ['alipay-life']])(
    '%s: paid, the coupons, a reload, back to the package',
    async (host) => {
      const visitor = await visit({ host });
      const { page } = visitor;
      await installCashier(visitor);
      await openSaleLoggedIn(visitor, sandbox, 'CS-LIMIT');
      await button(visitor, BUY).click();
      await heading(visitor, PAID).waitFor();
      expect(await page.getByText('￥3.5').count()).toBeGreaterThan(0);
      const orders = await sandbox.requests(SALE_CALL.order);
      expect(orders.map(({ body }) => body)).toEqual([
        expect.objectContaining({ code: 'CS-LIMIT', client: CLIENT_CODE[host] }),
      ]);
      expect(new URL(page.url()).pathname).toBe('/couponSaleResult');
      await page.reload();
      await heading(visitor, PAID).waitFor();
      await page.goBack();
      await button(visitor, '已达购买上限').waitFor();
      expect(await sandbox.requests(SALE_CALL.close)).toEqual([]);
    },
  );

  mainJourney(
    sandbox,
    'the result leads to the send page and to the account’s coupons',
    async () => {
      const visitor = await visit({ host: 'wechat' });
      const { page } = visitor;
      await installCashier(visitor);
      await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN');
      await button(visitor, BUY).click();
      await button(visitor, '查看我的优惠券').click();
      await page.waitForURL((url) => url.pathname === '/coupons');
      await page.goBack();
      await button(visitor, '去使用').click();
      await page.waitForURL(SEND_PAGE);
    },
    async () => {
      const visitor = await visit({ host: 'wechat' });
      await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN');
      await heading(visitor, '寄件省钱券包').waitFor();
      expect(await button(visitor, '暂不能购买').getAttribute('aria-disabled')).toBe('true');
      expect(await sandbox.requests(SALE_CALL.order)).toEqual([]);
    },
  );

  test('logged out: buying redirects to the login; back on the page it can be bought', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor);
    await visitor.open(salePath('CS-OPEN'));
    await button(visitor, BUY).click();
    await answerOauth(page, '同意授权');
    await button(visitor, BUY).click();
    await heading(visitor, PAID).waitFor();
    expect((await sandbox.requests(SALE_CALL.order)).map(({ status }) => status)).toEqual([401, 200]);
  });

  test('cancelling closes the order, frees the last package, and the page stays', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor);
    await openSaleLoggedIn(visitor, sandbox, 'CS-LAST');
    await setCashier(sandbox, 'cancel');
    await button(visitor, BUY).click();
    await expectToast(page, '已取消支付');
    await eventually(
      'a button that buys',
      async () => button(visitor, BUY).getAttribute('aria-disabled'),
      (isDisabled) => isDisabled === null,
    );
    expect(await sandbox.requests(SALE_CALL.close)).toHaveLength(1);
    await button(visitor, BUY).click();
    await heading(visitor, PAID).waitFor();
  });

  test('an outcome unknown to the host: the money arrives while the page polls', async () => {
    const visitor = await visit({ host: 'alipay' });
    await installCashier(visitor);
    await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN');
    await setCashier(sandbox, 'unknown');
    const answer = await hold(visitor.page, SALE_CALL.state);
    await stopTheWatch(visitor.page);
    await button(visitor, BUY).click();
    await visitor.page.getByText('正在确认支付结果…').waitFor();
    answer();
    await heading(visitor, PAID).waitFor();
    expect(await sandbox.requests(SALE_CALL.order)).toHaveLength(1);
  });

  test('when the host wrongly reports paid, the result is unknown until 刷新结果 finds it', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor, 'wrong');
    await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN');
    await outwaitTheWatch(page, () => button(visitor, BUY).click());
    await page.getByText(UNCONFIRMED).waitFor();
    expect(await button(visitor, BUY).count()).toBe(0);
    await takeMoney(sandbox);
    await button(visitor, '刷新结果').click();
    await heading(visitor, PAID).waitFor();
    expect(await sandbox.requests(SALE_CALL.order)).toHaveLength(1);
  });

  test('after a failed payment 重新支付 pays the same order', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor);
    await openSaleLoggedIn(visitor, sandbox, 'CS-LAST');
    await setCashier(sandbox, 'fail');
    await stopTheWatch(page); // immediately, not after ten seconds
    await button(visitor, BUY).click();
    await page.getByText('支付未完成，可重新支付').waitFor();
    await button(visitor, '重新支付').click();
    await heading(visitor, PAID).waitFor();
    const numbers = (await sandbox.requests(SALE_CALL.order)).map(
      ({ response }) => (response as { readonly data: { readonly orderNo: string } }).data.orderNo,
    );
    expect(numbers).toHaveLength(2);
    expect(new Set(numbers).size).toBe(1);
  });

  test('an outcome unknown to the host and no money: 重新支付 is available immediately, for the same order', async () => {
    const visitor = await visit({ host: 'alipay' });
    const { page } = visitor;
    await installCashier(visitor, 'unknowing');
    await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN');
    await stopTheWatch(page);
    await button(visitor, BUY).click();
    await page.getByText('支付未完成，可重新支付').waitFor();
    await takeMoney(sandbox);
    await button(visitor, '重新支付').click();
    await heading(visitor, PAID).waitFor();
    expect(await sandbox.requests(SALE_CALL.order)).toHaveLength(1);
  });

  test('closed at the cashier and opened again, the page continues with the same order', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await installCashier(visitor, 'silent');
    await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN');
    await button(visitor, BUY).click();
    await eventually(
      'the cashier is open',
      async () =>
        page.evaluate(() =>
          Object.keys(localStorage).some((key) => /asked/.test(localStorage[key] as string)),
        ),
      (isAsked) => isAsked,
    );
    const answer = await hold(page, SALE_CALL.state);
    await stopTheWatch(page);
    await page.reload();
    await page.getByText('正在确认支付结果…').waitFor();
    await takeMoney(sandbox);
    answer();
    await heading(visitor, PAID).waitFor();
    expect(await sandbox.requests(SALE_CALL.order)).toHaveLength(1);
  });
});

test('after a lost response and no further ones, a reload continues with the same order', async () => {
  const visitor = await visit({ host: 'wechat' });
  const { page } = visitor;
  await installCashier(visitor);
  await openSaleLoggedIn(visitor, sandbox, 'CS-LAST');
  await sandbox.faults(
    { path: SALE_CALL.order, kind: 'malformed', times: 1 },
    { path: SALE_CALL.state, kind: 'malformed', times: 1 },
  );
  await button(visitor, BUY).click();
  await expectToast(page, '还不知道是否已下单，请再试一次，不会重复下单');
  await page.reload();
  await page.getByText('您有一笔待支付的订单').waitFor();
  await button(visitor, '继续支付').click();
  await heading(visitor, PAID).waitFor();
  const numbers = (await sandbox.requests(SALE_CALL.order)).map(
    ({ body }) => (body as { readonly submitNo: string }).submitNo,
  );
  expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
});

test('another account buys while a payment is unknown; the payer returns, and nothing is bought twice', async () => {
  const visitor = await visit({ host: 'wechat' });
  const { page } = visitor;
  const others = '13900000002';
  await installCashier(visitor, 'wrong');
  await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN');
  await outwaitTheWatch(page, () => button(visitor, BUY).click());
  await page.getByText(UNCONFIRMED).waitFor();
  const orderNos = async () =>
    (await sandbox.requests(SALE_CALL.order)).flatMap(({ response }) => {
      const answer = response as { readonly data: { readonly orderNo: string } } | null;
      return answer === null ? [] : [answer.data.orderNo]; // null: still pending
    });

  await endTab(page);
  await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN', others);
  await button(visitor, BUY).click();
  await eventually('two orders', orderNos, (all) => all.length === 2);
  await page.getByText('正在确认支付结果…').waitFor();
  await takeMoney(sandbox);
  await heading(visitor, PAID).waitFor();

  const [first = ''] = await orderNos();
  await takeMoney(sandbox, first);
  await endTab(page);
  await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN');
  await heading(visitor, PAID).waitFor();
  expect(new URL(page.url()).searchParams.get('orderNo')).toBe(first);
  expect(new Set(await orderNos()).size).toBe(2);
});

describe('the result page', () => {
  test('the order of another account, or none, is not shown', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await openSaleLoggedIn(visitor, sandbox, 'CS-OPEN');
    await visitor.open('/couponSaleResult?orderNo=NOBODY');
    await page.getByText('没有找到这笔订单').waitFor();
    await visitor.open('/couponSaleResult');
    await page.getByText('没有找到这笔订单').waitFor();
    await button(visitor, '看看其他福利').click();
    await page.waitForURL((url) => url.pathname === '/welfare');
  });
});
