/** A package bought in a browser; states, hosts and failed payments are in screens/couponSale.screen.ts. */
import { journey } from '../harness';
import { wide } from '../harness/wide';
import { BUY, button, installCashier, openSaleLoggedIn, salePath } from './couponSaleSteps';
import { SEND_PAGE } from './steps';

const { sandbox, visit } = journey();

describe('states by address', () => {
  wide('hostile texts are shown as plain text', async () => {
    const visitor = await visit({ host: 'wechat', width: 320 });
    const { page } = visitor;
    await visitor.open(salePath('CS-HOSTILE'));
    await button(visitor, BUY).waitFor();
    await button(visitor, '活动规则').click();
    await page.getByRole('dialog', { name: '活动规则' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.locator('[onerror], [onclick], body script').count()).toBe(0);
  });
});

describe('buying', () => {
  test("the result leads to the send page and to the account's coupons (wire: full)", async () => {
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
  });
});
