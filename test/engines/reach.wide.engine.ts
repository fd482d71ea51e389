/**
 * Every page that a user may look for can be reached from the tab bar by tapping, and back returns to the previous
 * page. Not covered, since no user chooses them: pages for refusals and results (their own journeys), pages behind a
 * scanned code, and 中奖记录, which only the consumer app links to (product §2.6).
 */
import type { Page } from 'playwright-core';
import { currentPage, engineErrors, hostTab, navigateBack, visiblePage } from './host';
import { goHome, LIST_PAGE } from './measuredPages';
import { phones, TARGETS } from './phones';
import { MOBILE, onPage, type TabName, TABS, WEB_VIEW_PAGE } from './steps';

const { sandbox, open } = phones();

type Tap = readonly [words: string | RegExp, page: string];

/** The entry's whole text; a campaign mentions the fund as well. */
const FUND = /^减免金$/;

/** From a tab, tap by tap. */
const WALKS: readonly (readonly [tab: TabName, ...taps: Tap[]])[] = [
  ['首页', ['寄件福利大礼包', 'packages/coupon/receive/index']],
  ['首页', ['超级星期五', 'packages/campaign/friday/index']],
  ['首页', [FUND, 'packages/reduction/center/index'], ['使用说明', 'packages/reduction/guide/index']],
  ['首页', [FUND, 'packages/reduction/center/index'], ['明细', 'packages/reduction/detail/index']],
  ['首页', ['领券中心', 'packages/coupon/land/index']],
  ['福利', ['进入会场', 'packages/campaign/friday/index']],
  ['福利', ['去领取', 'packages/task/app-incentive/index']],
  ['福利', ['寄得越多，奖得越多', 'packages/coupon/incentive/index']],
  ['福利', ['来不及取也省钱', 'packages/reduction/extend-home/index']],
  ['福利', ['随手寄存，轻松出门', 'packages/reduction/storage-home/index']],
  ['取件', ['取件记录', 'packages/pick/history/index']],
  ['取件', ['去支付', 'packages/pick/fee/index']],
  ['寄件', ['地址簿', 'packages/send/address-book/index']],
  ['我的', ['地址簿', 'packages/send/address-book/index'], ['新增地址', 'packages/send/address-edit/index']],
  ['我的', ['我的订单', 'packages/order/list/index'], ['待揽收', 'packages/order/detail/index']],
  ['我的', ['优惠券', 'packages/coupon/mine/index']],
  ['我的', ['设置', 'packages/account/settings/index'], ['服务协议', WEB_VIEW_PAGE]],
];

async function tap(page: Page, words: string | RegExp): Promise<void> {
  await visiblePage(page)
    .locator('[aria-role=link],[aria-role=button]')
    .filter({ hasText: words })
    .first()
    .click();
}

describe.each(TARGETS)('%s', (target) => {
  const tabOf = (name: TabName): string => TABS[target][name];

  test('page by page, and back', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await goHome(page);
    for (const [tab, ...taps] of WALKS) {
      await hostTab(page, tab).click();
      await onPage(page, tabOf(tab));
      const trail = [tabOf(tab)];
      for (const [words, path] of taps) {
        await tap(page, words);
        await onPage(page, path);
        trail.push(path);
      }
      expect([trail, (await currentPage(page)).depth, await engineErrors(page)]).toEqual([
        trail,
        trail.length,
        [],
      ]);
      for (const path of trail.slice(0, -1).reverse()) {
        await navigateBack(page);
        await onPage(page, path);
      }
    }
  });
});
