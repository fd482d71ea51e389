/** Invitations in the built packages: a friend accepts through the link and continues to sending. */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, visiblePage } from '../engines/host';
import { LIST_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';

/** The account whose link is IV-FRIEND. */
const INVITER = '13800000021';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();

/** Opens a page as a logged-in user: the page itself takes no token. */
const openAs = async (target: (typeof TARGETS)[number], mobile: string, path: string): Promise<Page> => {
  const page = await open(target, {
    path: LIST_PAGE,
    activity: 'LIST-0',
    token: await sandbox.token(mobile),
  });
  await navigateTo(page, path);
  return page;
};

describe.each(TARGETS)('%s', (target) => {
  test('a rung is claimed, and its page shows what each friend brought', async () => {
    const page = await openAs(target, INVITER, '/packages/invite/v2/index?activityCode=INV2-OPEN');
    await words(page, '立即领取').click();
    await words(page, '已领取').waitFor();
    expect(await sandbox.requests('activity/api/invite/claim')).toHaveLength(1);
    await words(page, '查看我的奖励').click();
    await words(page, '奖励为减免金，已存入减免金账户').waitFor();
    await words(page, /· 已注册$/).waitFor();
  });
});
