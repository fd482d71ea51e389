/**
 * What a screen reader announces in the built packages: headings with their level, text areas and pictures with their
 * names.
 */
import { navigateTo, visiblePage } from '../engines/host';
import { LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { MOBILE } from '../engines/steps';
import { WEEKLY_PAGE } from '../engines/weeklySteps';

const { sandbox, open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test('a text area keeps its label, a heading its level', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/account/feedback/index');
    await visiblePage(page).locator('wx-textarea[aria-label]').first().waitFor();
    await navigateTo(page, `/${WEEKLY_PAGE}?configId=FRI-ALL`);
    await visiblePage(page).locator('[aria-role="heading"][aria-level="2"]').first().waitFor();
  });

  test('a picture with a name is announced as a picture; in the payment app through its role', async () => {
    const page = await open(target, { activity: 'RC-OPEN' });
    const picture = visiblePage(page).locator('wx-image[aria-label]').first();
    await picture.waitFor();
    expect((await picture.getAttribute('aria-role')) ?? '').toBe(target === 'alipay' ? 'img' : '');
  });
});
