/** Ways into the built packages, and events of the app as a whole while it is open. */
import type { Page } from 'playwright-core';
import {
  bringUpdate,
  currentPage,
  enterApp,
  happenings,
  navigateBack,
  navigateTo,
  visiblePage,
  warnMemory,
  type EngineTarget,
} from '../engines/host';
import { phones, RECEIVE_PAGE, TARGETS } from '../engines/phones';
import { dialog, H5, onPage, scan, TABS, WEB_VIEW_PAGE, WORDS_PAGE } from '../engines/steps';
import { expectToast, eventually } from '../harness';

const { open } = phones();

const UNKNOWN = '链接已失效，已为您打开首页';

async function openByScan(target: EngineTarget, link: string): Promise<Page> {
  // The platforms pass the query of a link as it is in the address, percent-encoded.
  const query =
    target === 'weapp'
      ? `q=${encodeURIComponent(link)}&scancode_time=1`
      : `qrCode=${encodeURIComponent(link)}`;
  return open(target, { path: TABS[target].首页, query, scene: 1011 });
}

describe.each(TARGETS)('%s', (target) => {
  test('a scanned H5 link opens its page over the home page', async () => {
    const page = await openByScan(target, `${H5}/receiveCoupon/RC-FINISHED?channel=poster`);
    await onPage(page, RECEIVE_PAGE);
    await dialog(page, '抱歉，活动已结束').waitFor();
    expect((await currentPage(page)).query).toMatchObject({ activityCode: 'RC-FINISHED', channel: 'poster' });
    await navigateBack(page);
    await onPage(page, TABS[target].首页);
    expect((await currentPage(page)).depth).toBe(1);
  });

  test('a link to a web page opens in the web view', async () => {
    const page = await openByScan(target, `${H5}/__sandbox/agreement/service`);
    await onPage(page, WEB_VIEW_PAGE);
  });

  test.each(['https://evil.example/x', 'javascript:alert(1)', '没有这样的链接'])(
    '%s stays on the home page with a message',
    async (link) => {
      const page = await openByScan(target, link);
      await expectToast(page, UNKNOWN);
      await onPage(page, TABS[target].首页);
    },
  );

  test('scanned while open: opens the page of the new code, each time it is scanned', async () => {
    const page = await open(target);
    for (const time of ['1', '2']) {
      await enterApp(page, scan(target, `${H5}/receiveCoupon/RC-FINISHED`, time));
      await onPage(page, RECEIVE_PAGE);
      await navigateBack(page);
      await onPage(page, TABS[target].首页);
    }
    await enterApp(page, { scene: 1089 });
    await visiblePage(page).getByText('寄件领券更划算').waitFor();
    expect((await currentPage(page)).depth).toBe(1);
  });

  test('no network: a message above the page until it is back', async () => {
    const page = await open(target);
    const notice = visiblePage(page).getByText('当前无网络，部分内容可能不是最新');
    await page.context().setOffline(true);
    await notice.waitFor();
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
  });

  test('a newer package: asks once, restarts when the user confirms', async () => {
    const page = await open(target);
    await bringUpdate(page);
    const question = dialog(page, '发现新版本');
    await question.waitFor();
    await question.getByText('稍后再说', { exact: true }).click();
    await question.waitFor({ state: 'detached' });
    expect((await happenings(page)).map(({ kind }) => kind)).not.toContain('applyUpdate');
    await bringUpdate(page);
    await question.getByText('立即重启', { exact: true }).click();
    expect((await happenings(page)).map(({ kind }) => kind)).toContain('applyUpdate');
  });

  test('low memory: a page below another drops its pictures and loads them again when it is shown', async () => {
    const page = await open(target, { activity: 'RC-FINISHED' });
    await dialog(page, '抱歉，活动已结束').waitFor();
    const hidden = page.locator('.engine-frame[hidden] wx-image');
    const seen = visiblePage(page).locator('wx-image');
    await seen.first().waitFor();
    await navigateTo(page, WORDS_PAGE.path);
    await visiblePage(page).getByText(WORDS_PAGE.title).waitFor();
    const before = await hidden.count();
    expect(before).toBeGreaterThan(0);
    await warnMemory(page);
    await eventually(
      'no picture below',
      () => hidden.count(),
      (count) => count === 0,
    );
    await navigateBack(page);
    await eventually(
      'the pictures again',
      () => seen.count(),
      (count) => count === before,
    );
  });
});

test('weapp: the text of a round code is a path of ours', async () => {
  const page = await open('weapp', {
    path: TABS.weapp.首页,
    query: `scene=${encodeURIComponent('/receiveCoupon/RC-FINISHED')}`,
    scene: 1047,
  });
  await onPage(page, RECEIVE_PAGE);
});
