/** Closing the account in the built packages: all steps to the end page, which belongs to no account. */
import type { Locator, Page } from 'playwright-core';
import { visiblePage } from '../../engines/host';
import { toLastLogOffStep } from '../../engines/logOffSteps';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE, onPage, TABS } from '../../engines/steps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();

describe.each(TARGETS)('%s', (target) => {
  test('all steps; afterwards the user is logged out, and no host logs in automatically', async () => {
    const page = await open(target, {
      path: 'packages/account/log-off/index',
      token: await sandbox.token(MOBILE),
    });
    await toLastLogOffStep(page);
    await visiblePage(page).getByText('确认注销', { exact: true }).last().click();
    await words(page, '注销申请已提交').waitFor();
    await words(page, '返回首页').click();
    await onPage(page, TABS[target].首页);
    expect(await sandbox.requests('logOff/submit')).toHaveLength(1);
  });
});
