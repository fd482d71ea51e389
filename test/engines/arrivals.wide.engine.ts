/** Links and scans that reach a page that is already open, and links that name the mini program itself. */
import { currentPage, enterApp, happenings, navigateBack, shareFromMenu, visiblePage } from './host';
import { FUND_PAGE, goHome, LIST_PAGE } from './measuredPages';
import { phones, RECEIVE_PAGE, TARGETS } from './phones';
import { H5, MOBILE, onPage, scan, TABS, WEB_VIEW_PAGE, webPage } from './steps';

const { sandbox, open } = phones();

describe.each(TARGETS)('%s', (target) => {
  test('a scanned link to the tab that is on screen does there what it asks for', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await goHome(page);
    await onPage(page, TABS[target].首页);
    await enterApp(page, scan(target, `${H5}/?for=fromHomeModalPopup&channelId=TASK-ALL`));
    // The task dialog over the home page; a task tapped there starts on the fund's own page.
    await visiblePage(page).getByText('浏览微博热点 15 秒').waitFor();
    await visiblePage(page).getByText('去完成', { exact: true }).first().click();
    await onPage(page, FUND_PAGE);
    expect((await currentPage(page)).query).toMatchObject({ channelId: 'TASK-ALL' });
    await navigateBack(page);
    await onPage(page, TABS[target].首页);
    // Only once: back on the home page, it does not navigate again.
    await visiblePage(page).getByText('取件码').first().waitFor();
    await enterApp(page, { scene: 1089 });
    await onPage(page, TABS[target].首页);
    await visiblePage(page).getByText('浏览微博热点 15 秒').waitFor({ state: 'detached' });
    expect((await currentPage(page)).depth).toBe(1);
  });

  test('an H5 page in the web view is shared with the card that it posts', async () => {
    const page = await open(target, {
      path: WEB_VIEW_PAGE,
      query: `url=${encodeURIComponent(`${H5}/__sandbox/agreement/service`)}`,
    });
    const frame = await webPage(page, /\/__sandbox\/agreement\/service/);
    await frame.evaluate(
      ([kind, url]) => {
        const owner = Reflect.get(window, kind === 'weapp' ? 'wx' : 'my');
        const share = {
          title: '送你一张券',
          summary: '寄件立减',
          imageUrl: '',
          url,
          pagePath: 'pages/evil/index',
        };
        (kind === 'weapp' ? owner.miniProgram : owner).postMessage({ data: { share } });
      },
      [target, `${H5}/receiveCoupon/RC-FINISHED`] as const,
    );
    await shareFromMenu(page);
    const shares = (await happenings(page)).filter(({ kind }) => kind === 'share');
    expect(shares.map(({ detail }) => detail)).toMatchObject([
      { title: '送你一张券', path: `/${RECEIVE_PAGE}?activityCode=RC-FINISHED` },
    ]);
  });
});
