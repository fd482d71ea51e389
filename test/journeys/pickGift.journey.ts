/** The gift of a pick-up in a browser; each prize and failure is in screens/pickGift.screen.ts. */
import type { Page } from 'playwright-core';
import { journey } from '../harness';
import { logIn } from './steps';

const { sandbox, visit } = journey();

const OPEN = 'pickAppnew/openGift';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a pick-up leads to its gift, which is opened after a login, and stays (wire: full)', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/pickGift/middle?orderNo=PG-READY');
  await page.waitForURL(/\/pickGift\/activity\?activityCode=PICKGIFT-OPEN$/);
  await button(page, '打开礼盒').click();
  await logIn(page);
  await page.getByText('恭喜您获得优惠券').waitFor();
  expect(await sandbox.requests(OPEN)).toHaveLength(1);
  await page.reload();
  await page.getByText('恭喜您获得优惠券').waitFor();
  await page
    .getByRole('button', { name: /^去使用/ })
    .first()
    .click();
  await page.waitForURL(/\/send\?couponId=/);
});
