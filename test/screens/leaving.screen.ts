/** The harness itself: how a visit ends with the test. */
import { journey } from '../harness';
import { MOBILE } from '../journeys/steps';

const { sandbox, visit } = journey();

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

// Found by `npm run monkey -- --seed 7`: the window that was left took the earlier address for a page of its own.
test('back from a page with an entry of its own loads the earlier document', async () => {
  const { page, open } = await visit();
  await open('/__sandbox/clock');
  await open(`/couponIncentive/IN-2002?token=${await sandbox.token(MOBILE)}`);
  await page.getByRole('button', { name: '活动规则' }).click();
  const rules = page.getByRole('dialog', { name: '活动规则' });
  await rules.getByRole('button', { name: '关闭' }).click();
  await rules.waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL(/\/__sandbox\/clock$/);
  expect(await page.locator('.taro_page').count()).toBe(0);
});
