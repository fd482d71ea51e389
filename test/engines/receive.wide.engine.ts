/** The receive-coupon campaign in the built packages, from link to coupon, and every state of an activity. */
import { wide } from '../harness/wide';
import { phones, RECEIVE_PAGE, TARGETS } from './phones';
import { close, dialog, loginDialog, MOBILE, named, onPage, WEB_VIEW_PAGE, webPage } from './steps';

const { sandbox, open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test('tapping a coupon opens the campaign’s link in the web view', async () => {
    const page = await open(target, { activity: 'RC-HAS', token: await sandbox.token(MOBILE) });
    await dialog(page, '您已成功领券，快去使用吧').getByText('去使用', { exact: true }).click();
    await onPage(page, WEB_VIEW_PAGE);
    const web = await webPage(page, /\/__sandbox\/send-parcel\?from=RC-HAS/);
    await web.getByText('这里是寄件页').waitFor();
  });

  wide.each([
    ['RC-NOT-START', '抱歉，活动未开始'],
    ['RC-PAUSED', '抱歉，活动未开始'],
    ['RC-OFF-SHELF', '抱歉，活动已结束'],
  ])('%s: %s, and a link to the send page', async (code, text) => {
    const page = await open(target, { activity: code });
    const popup = dialog(page, text);
    await popup.waitFor();
    await close(popup);
    await named(page, text).click();
    await popup.getByText('去寄件', { exact: true }).click();
    await onPage(page, WEB_VIEW_PAGE);
    const web = await webPage(page, /\/__sandbox\/send-parcel/);
    await web.getByText('这里是寄件页').waitFor();
    expect(await sandbox.requests('preReceiveCheck')).toHaveLength(0);
    await page.getByRole('button', { name: '返回', exact: true }).click();
    await onPage(page, RECEIVE_PAGE);
  });

  wide('RC-WRONG-PLATFORM: the overlay, and no way around it', async () => {
    const page = await open(target, { activity: 'RC-WRONG-PLATFORM' });
    const overlay = page
      .locator('[aria-role="alert"]')
      .filter({ hasText: '抱歉，请换种方式扫码参加活动哦！' });
    await overlay.waitFor();
    await page.mouse.click(187, 300);
    await page.mouse.click(187, 700);
    expect(await loginDialog(page).count()).toBe(0);
    expect(await sandbox.requests('preReceiveCheck')).toHaveLength(0);
  });
});
