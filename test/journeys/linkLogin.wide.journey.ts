/** A token in the address, with all of a browser's requests; logins by link are in screens/linkLogin.screen.ts. */
import { journey } from '../harness';

const { visit } = journey();

describe('a token in the address', () => {
  const TOKEN = 'SECRET-0123456789';

  test.each([
    ['of a page that takes none', `/couponSale/CS-OPEN?token=${TOKEN}`],
    ['in the fragment', `/couponSale/CS-OPEN#token=${TOKEN}`],
    [
      'in an address that the query carries',
      `/couponSale/CS-OPEN?backUrl=${encodeURIComponent(`/list/A?token=${TOKEN}`)}`,
    ],
    ['of a page that takes one', `/receiveCoupon/RC-FINISHED?token=${TOKEN}`],
    ['of the weekly page', `/fcFriday?configId=FRI-MIN&token=${TOKEN}`],
  ])('%s disappears before anything else is requested', async (_name, address) => {
    const visitor = await visit();
    const { page } = visitor;
    const reported: string[] = [];
    page.on('request', (request) => {
      const { authorization: _own, ...headers } = request.headers();
      if (!request.isNavigationRequest()) reported.push(request.url(), JSON.stringify(headers));
    });
    await visitor.open(address);
    await page.waitForFunction(() => document.title !== '快递柜优惠');
    expect(reported.join(' ')).not.toContain(TOKEN);
    expect(page.url()).not.toContain(TOKEN);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(TOKEN);
    expect(
      await page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=referrer]')?.content),
    ).toBe('strict-origin-when-cross-origin');
  });
});
