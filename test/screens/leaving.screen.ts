/** The harness itself: how a visit ends with the test. */
import { journey } from '../harness';

const { visit } = journey();

test('a routed call that is still pending is dropped silently', async () => {
  const { page, open } = await visit();
  let isHandled = (): void => undefined;
  const handled = new Promise<void>((resolve) => {
    isHandled = resolve;
  });
  await page.route('**/activity/info', async (route) => {
    await route.fetch();
    isHandled();
    await page.evaluate(() => new Promise(() => undefined)); // fails when the page closes
    await route.continue();
  });
  await open('/receiveCoupon/RC-OPEN');
  await handled;
});
