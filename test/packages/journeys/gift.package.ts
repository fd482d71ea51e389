/** Gifts with a code in the built packages: the address is picked from the address book. */
import { navigateTo, visiblePage } from '../../engines/host';
import { LIST_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE, onPage } from '../../engines/steps';

const { sandbox, open } = phones();
const GIFT_PAGE = 'packages/campaign/gift/index';

describe.each(TARGETS)('%s', (target) => {
  test('a physical gift: address chosen, accepted once, then its tracking', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, `/${GIFT_PAGE}?giftCode=GIFT-THING`);
    await onPage(page, GIFT_PAGE);
    await visiblePage(page)
      .getByRole('button', { name: /^选择收货地址/ })
      .click();
    await onPage(page, 'packages/send/address-book/index');
    await visiblePage(page)
      .getByText(/^1\d{2}\*{4}\d{4}$/)
      .first()
      .click();
    await onPage(page, GIFT_PAGE);
    await visiblePage(page).getByRole('button', { name: '确认领取', exact: true }).click();
    await visiblePage(page).getByText('待发货', { exact: true }).waitFor();
    expect(await sandbox.requests('api/gift/accept')).toHaveLength(1);
  });
});
