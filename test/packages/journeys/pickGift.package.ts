/** Gifts for pick-ups in the built packages: waited for, then opened. */
import { navigateTo, visiblePage } from '../../engines/host';
import { LIST_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE, onPage } from '../../engines/steps';

const { sandbox, open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test('the middle page is replaced by the gift, which is opened once', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/pick/gift-middle/index?orderNo=PG-READY');
    await onPage(page, 'packages/pick/gift/index');
    await visiblePage(page).getByRole('button', { name: '打开礼盒', exact: true }).click();
    await visiblePage(page).getByText('恭喜您获得优惠券', { exact: true }).waitFor();
    expect(await sandbox.requests('pickAppnew/openGift')).toHaveLength(1);
  });
});
