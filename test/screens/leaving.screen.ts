/** The harness itself: how a visitor leaves when the test is over. */
import { journey } from '../harness';

const { visit } = journey();

test('a routed call that is still under way is given up in silence', async () => {
  const { page, open } = await visit();
  let isHandled = (): void => undefined;
  const handled = new Promise<void>((resolve) => {
    isHandled = resolve;
  });
  await page.route('**/activity/info', async (route) => {
    await route.fetch();
    isHandled();
    await page.evaluate(() => new Promise(() => undefined)); // ends when the page does, and not well
    await route.continue();
  });
  await open('/receiveCoupon/RC-OPEN');
  await handled;
});
