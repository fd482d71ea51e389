/** Nearby cabinets in the built packages: around the phone, and in a city instead. */
import { navigateTo, visiblePage } from '../../engines/host';
import { LIST_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE, onPage } from '../../engines/steps';

const { sandbox, open } = phones();
const NEAR_PAGE = 'packages/campaign/near/index';

describe.each(TARGETS)('%s', (target) => {
  test('cabinets around the phone, then in a city', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, `/${NEAR_PAGE}?configId=NEAR-OPEN`);
    await onPage(page, NEAR_PAGE);
    await visiblePage(page).getByText('阳光花园1 号快递柜', { exact: true }).waitFor();
    await visiblePage(page).getByText('切换城市', { exact: true }).click();
    await visiblePage(page).getByText('杭州市', { exact: true }).first().click();
    await visiblePage(page)
      .getByText(/^杭州市阳光花园/)
      .first()
      .waitFor();
  });
});
