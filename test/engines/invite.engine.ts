/** Invitations in the built packages: a friend accepts through the link and continues to sending. */
import type { Locator, Page } from 'playwright-core';
import { navigateTo, visiblePage } from './host';
import { LIST_PAGE } from './measuredPages';
import { phones, TARGETS } from './phones';
import { MOBILE } from './steps';

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
  test('a friend accepts the invitation and can send', async () => {
    const page = await openAs(
      target,
      MOBILE,
      '/packages/invite/v1/index?activityCode=INV1-OPEN&inviteCode=IV-FRIEND',
    );
    await words(page, '好友 138****0021 邀请您来寄件').waitFor();
    await words(page, '接受邀请').click();
    await words(page, '去寄件').waitFor();
    expect(await sandbox.requests('activity/api/invite/accept')).toHaveLength(1);
  });
});
