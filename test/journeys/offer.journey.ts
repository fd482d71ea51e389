/** One claim of an offer in a browser; refusals, links of friends and packs are in screens/offer.screen.ts. */
import type { Page } from 'playwright-core';
import { journey } from '../harness';
import { dialog, logIn } from './steps';

const { sandbox, visit } = journey();

const RECEIVE = 'appnew/activity/receive';
const claimButton = (page: Page) => page.getByRole('button', { name: '立即领取' });

test('claim: login, one claim, the dialog, then 已领取 (wire: full)', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/receiveCouponV2/V2-OPEN');
  await claimButton(page).click();
  await logIn(page);
  const result = dialog(page, '领券成功');
  await result.waitFor();
  await result.getByText('寄件折扣券').waitFor();
  await result.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '已领取，去使用' }).waitFor();
  expect(await sandbox.requests(RECEIVE)).toHaveLength(1);
});
