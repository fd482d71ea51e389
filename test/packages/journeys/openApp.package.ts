/**
 * Opening the consumer app in the built packages: the launch button, the messages of product §1.8, no login passed
 * along.
 */
import type { Page } from 'playwright-core';
import { happenings, navigateTo, visiblePage } from '../../engines/host';
import { LIST_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE } from '../../engines/steps';
import { expectToast } from '../../harness';

const { sandbox, open } = phones();
const words = (page: Page, text: string) => visiblePage(page).getByText(text, { exact: true }).first();

describe.each(TARGETS)('%s', (target) => {
  const start = async () =>
    open(target, { path: LIST_PAGE, activity: 'LIST-0', token: await sandbox.token(MOBILE) });

  test('the button launches, or says where to get the app; nothing happens without a tap', async () => {
    const page = await start();
    await navigateTo(page, '/packages/app/outer/index?code=EXL-COUPON');
    await words(page, '打开APP领取').click();
    await expectToast(page, /^请前往(应用商店|App Store)下载小蜂驿站APP$/);
    const launched = (await happenings(page)).filter(({ kind }) => kind === 'launchApp');
    expect(launched.map(({ detail }) => detail)).toEqual(
      target === 'weapp' ? ['exchange?code=EXL-COUPON'] : [],
    );
  });
});
