/** Helping in the built packages: started by its owner, who has the host's own share button; a friend's help. */
import { navigateTo, visiblePage } from '../../engines/host';
import { LIST_PAGE } from '../../engines/measuredPages';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE } from '../../engines/steps';

const { sandbox, open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test('cash: a friend helps, then starts a help and can share it', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, '/packages/invite/fission/index?inviteCode=FI-FRIEND');
    const words = (text: string | RegExp) => visiblePage(page).getByText(text).first();
    await words('帮他助力').click();
    await words(/^您已帮TA助力 ￥/).waitFor();
    await words('我也要领').click();
    await words('立即发起').click();
    await words('还差 ￥20 即可到账').waitFor();
    await visiblePage(page).locator('wx-button, button').filter({ hasText: '邀请好友助力' }).waitFor();
    expect(await sandbox.requests('fission/taskAssist')).toHaveLength(1);
    expect(await sandbox.requests('fission/taskStart')).toHaveLength(1);
  });
});
