/** Problems at a cabinet in the built packages: opening again, and customer service. */
import { navigateTo, visiblePage } from '../../engines/host';
import { LIST_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE, onPage } from '../../engines/steps';

const { sandbox, open } = phones();
const ISSUES_PAGE = 'packages/cabinet/issues/index';

describe.each(TARGETS)('%s', (target) => {
  test('opens again; the campaign is joined once', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, `/${ISSUES_PAGE}?cabinetCode=CAB-1001`);
    await onPage(page, ISSUES_PAGE);
    await visiblePage(page).getByText('格口没有打开', { exact: true }).click();
    await visiblePage(page).getByText('再开一次', { exact: true }).click();
    await visiblePage(page).getByText('柜门已打开', { exact: true }).waitFor();
    await visiblePage(page).getByText('立即领取', { exact: true }).click();
    await visiblePage(page).getByText('已领取，去查看', { exact: true }).waitFor();
    expect(await sandbox.requests('act/joinActivity')).toHaveLength(1);
  });
});
