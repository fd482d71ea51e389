/**
 * Opening the consumer app in the built packages: the launch button, the messages of product §1.8, no login passed
 * along.
 */
import type { Page } from 'playwright-core';
import { happenings, navigateTo, visiblePage } from '../engines/host';
import { LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { MOBILE } from '../engines/steps';
import { expectToast } from '../harness';

const { sandbox, open } = phones();
const words = (page: Page, text: string) => visiblePage(page).getByText(text, { exact: true }).first();

describe.each(TARGETS)('%s', (target) => {
  const start = async () =>
    open(target, { path: LIST_PAGE, activity: 'LIST-0', token: await sandbox.token(MOBILE) });

  test('a handed-over login is passed nowhere', async () => {
    const page = await start();
    await navigateTo(page, '/packages/app/open/index?accessToken=handed-over-login&target=send');
    await words(page, '打开小蜂驿站APP').click();
    await expectToast(page, /^请前往/);
    expect(
      JSON.stringify([await happenings(page), await sandbox.events(), await sandbox.requests()]),
    ).not.toContain('handed-over-login');
  });

  test('after a pick-up: its result', async () => {
    const page = await start();
    await navigateTo(page, '/packages/app/pick/index');
    await words(page, '取件成功').waitFor();
  });
});
