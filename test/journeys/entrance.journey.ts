/** Hand-over pages lead on once, only to allowed targets, and back never returns to them. */
import { journey } from '../harness';

const { sandbox, visit } = journey();

const START = '/scan/error';

describe('authorisation', () => {
  const AUTH = '/adMarketWechaAuth?redirectUrl=';
  const target = encodeURIComponent('/receiveCoupon/RC-OPEN');

  test('there and back: logged in, on the requested page, and back skips the hand-over', async () => {
    const { page, open } = await visit({ host: 'wechat' });
    await open(START);
    await page.evaluate((address) => {
      location.href = address;
    }, AUTH + target);
    await page.getByRole('button', { name: '同意授权' }).click();
    await page.waitForURL(/\/receiveCoupon\/RC-OPEN$/);
    await page.getByRole('dialog', { name: /领券成功/ }).waitFor();
    expect(await sandbox.requests('adMarket/auth')).toHaveLength(1);
    // The dialog consumes the first one.
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/__sandbox/ad-auth');
  });
});
