/** A gift of coupons in a browser; goods, late users and lost responses are in screens/gift.screen.ts. */
import type { Page } from 'playwright-core';
import { journey } from '../harness';
import { logIn } from './steps';

const { sandbox, visit } = journey();

const ACCEPT = 'api/gift/accept';
const GIFT = '/giftPage?giftCode=';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('coupons: a login, claimed once, and 去使用 brings one to the send page (wire: full)', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open(`${GIFT}GIFT-COUPON`);
  await button(page, '立即领取').click();
  await logIn(page);
  await page.getByText('优惠券已放入您的账户').waitFor();
  expect(await sandbox.requests(ACCEPT)).toHaveLength(1);
  await page
    .getByRole('button', { name: /^去使用/ })
    .first()
    .click();
  await page.waitForURL(/\/send\?couponId=/);
});
