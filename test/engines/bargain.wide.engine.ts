/** Bargains in the built packages: started, cut by a friend, bought with each platform's payment, its poster. */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, visiblePage, type EngineTarget } from './host';
import { LIST_PAGE } from './measuredPages';
import { phones, TARGETS } from './phones';
import { MOBILE } from './steps';

const { sandbox, open } = phones();

const FRIEND_PAGE = 'packages/invite/bargain-friend/index';

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();
const openAs = async (target: EngineTarget, mobile: string, path: string): Promise<Page> => {
  const page = await open(target, {
    path: LIST_PAGE,
    activity: 'LIST-0',
    token: await sandbox.token(mobile),
  });
  await navigateTo(page, `/${path}`);
  return page;
};

describe.each(TARGETS)('%s', (target) => {
  test('a friend cuts, then starts a bargain, can share it and see its poster', async () => {
    const page = await openAs(target, MOBILE, `${FRIEND_PAGE}?inviteCode=BG-FRIEND`);
    await words(page, '帮TA砍一刀').click();
    await words(page, /^您已帮TA砍掉 ￥/).waitFor();
    await words(page, '我也要砍').click();
    await words(page, '立即砍价').click();
    await words(page, /其中您自己砍了 ￥/).waitFor();
    await visiblePage(page).locator('wx-button, button').filter({ hasText: '邀请好友砍价' }).waitFor();
    expect(await sandbox.requests('bargain/assist')).toHaveLength(1);
    expect(await sandbox.requests('bargain/start')).toHaveLength(1);
    await words(page, '生成海报').click();
    await visiblePage(page).locator('[aria-label^="海报：5 元寄件券"]').waitFor();
  });
});
