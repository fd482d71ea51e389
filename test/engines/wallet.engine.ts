/** The wallet in the built packages: a withdrawal goes to the host's own account. */
import type { Page } from 'playwright-core';
import { navigateTo, typeInto, visiblePage } from './host';
import { LIST_PAGE } from './measuredPages';
import { phones, TARGETS } from './phones';
import { MOBILE, onPage } from './steps';

const { sandbox, open } = phones();
const words = (page: Page, text: string) => visiblePage(page).getByText(text, { exact: true }).first();

describe.each(TARGETS)('%s', (target) => {
  test('a sum that is typed, name and number, and its result', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/account/cashout-money/index');
    await words(page, '20 元').click();
    await words(page, '提现').click();
    await words(page, '首次提现需核对实名，仅本次使用，不会保存').waitFor();
    await typeInto(page, 1, '王小明');
    await typeInto(page, 2, '1234');
    await words(page, '确认提现').last().waitFor();
    await visiblePage(page).getByText('确认提现', { exact: true }).last().click();
    await onPage(page, 'packages/account/cashout-success/index');
    await words(page, '提现申请已提交').waitFor();
    const [sent] = await sandbox.requests('base/wallet/withdraw');
    expect(sent?.body).toMatchObject({ amountFen: 2000, payTo: target === 'weapp' ? 'WECHAT' : 'ALIPAY' });
  });
});
