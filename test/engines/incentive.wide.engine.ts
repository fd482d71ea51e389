/** The incentive activity in the built packages: every page code, joining, and its failures. */
import { wide } from '../harness/wide';
import { currentPage, navigateBack, visiblePage } from './host';
import { button, headline, LIST_PAGE, openActivity, openLoggedIn, words } from './incentiveSteps';
import { phones, TARGETS } from './phones';
import { close, logIn, loginDialog, MASKED, named, onPage, TABS } from './steps';

const hosts = phones();
const { sandbox } = hosts;

const JOIN = 'incentive/activity/join';

describe.each(TARGETS)('%s', (target) => {
  wide.each([
    ['IN-2002', '本轮活动进行中｜进度 2/5', ['得2元券', '已获得', '寄4次', '得8.5元券包', '剩余10天']],
    ['IN-2003', '恭喜您获得价值28.4元的寄件礼包', ['得2.5元券', '已获得']],
    ['IN-2004', '恭喜您获得价值7.5元的寄件礼包', ['寄5次', '已获得']],
    ['IN-2005', '本轮活动已结束｜进度 0/3', ['得5元券', '寄3次']],
    ['IN-2006', '本轮活动已结束｜进度 0/4', ['寄1次', '寄10次']],
  ])('%s: %s', async (activity, sentence, texts) => {
    const page = await openLoggedIn(hosts, target, activity);
    await headline(page, sentence).waitFor();
    const text = await visiblePage(page).innerText();
    for (const each of texts) expect(text).toContain(each);
    expect(text.includes('剩余')).toBe(activity === 'IN-2002');
    expect(await sandbox.requests(JOIN)).toEqual([]);
  });

  test('the button of IN-2002 leads to the send page, that of IN-2003 to the list', async () => {
    const page = await openLoggedIn(hosts, target, 'IN-2002');
    await button(page, '去寄件').click();
    await onPage(page, TABS[target].寄件);

    const won = await openLoggedIn(hosts, target, 'IN-2003');
    await button(won, '去使用').click();
    await onPage(won, LIST_PAGE);
    expect((await currentPage(won)).query).toMatchObject({ activityCode: 'IN-2003' });
  });

  wide('我的礼包: opens the list; logged out, first the login and then the list', async () => {
    const page = await openActivity(hosts, target, 'IN-2001');
    await close(loginDialog(page));
    await named(page, '我的礼包').click();
    await logIn(page);
    await onPage(page, LIST_PAGE);
    expect((await currentPage(page)).query).toMatchObject({ activityCode: 'IN-2001' });
    await navigateBack(page);
    await words(page, `当前账号 ${MASKED}`).waitFor();
    await named(page, '我的礼包').click();
    await onPage(page, LIST_PAGE);
  });
});
