/** Links between pages in the built packages, and content that tries to lead the user to other sites. */
import type { Page } from 'playwright-core';
import { HOSTILE_URLS } from '../../sandbox/core/hostile';
import {
  currentPage,
  happenings,
  navigateBack,
  navigateTo,
  shareFromMenu,
  visiblePage,
} from '../engines/host';
import { phones, RECEIVE_PAGE, TARGETS } from '../engines/phones';
import { close, dialog, TABS, loginDialog, MOBILE, named, onPage, WEB_VIEW_PAGE } from '../engines/steps';
import { expectToast } from '../harness';

const { sandbox, open } = phones();

const REFUSED = '链接无法打开，请稍后再试';

/** Checks the flag that every payload of the hostile fixture sets when it runs. */
async function expectNothingRan(page: Page): Promise<void> {
  for (const frame of page.frames())
    expect(await frame.evaluate('typeof window.__hostile')).toBe('undefined');
}

describe.each(TARGETS)('%s', (target) => {
  test('opened through a link, the way back is the home page', async () => {
    const page = await open(target, { path: 'packages/campaign/exception/index', query: 'code=BUSY' });
    await visiblePage(page).getByText('返回重试', { exact: true }).click();
    await onPage(page, TABS[target].首页);
    expect((await currentPage(page)).depth).toBe(1);
  });

  test('the host’s share menu sends the campaign’s own card', async () => {
    const page = await open(target, { activity: 'RC-FINISHED' });
    await dialog(page, '抱歉，活动已结束').waitFor();
    const [info] = await sandbox.requests('activity/info');
    const { data } = info?.response as {
      data: { pageConfig: { commonReceiveCouponV1DTO: { shareTitle: string; shareMiniPicImgUrl: string } } };
    };
    const { shareTitle, shareMiniPicImgUrl } = data.pageConfig.commonReceiveCouponV1DTO;
    await shareFromMenu(page);
    const shares = (await happenings(page)).filter(({ kind }) => kind === 'share');
    expect(shares.map(({ detail }) => detail)).toMatchObject([
      { title: shareTitle, imageUrl: shareMiniPicImgUrl, path: `/${RECEIVE_PAGE}?activityCode=RC-FINISHED` },
    ]);
  });

  test('home shares its own card; a page’s card goes and comes with its page', async () => {
    const page = await open(target);
    const share = async (): Promise<unknown> => {
      await shareFromMenu(page);
      return (await happenings(page)).filter(({ kind }) => kind === 'share').at(-1)?.detail;
    };
    const own = { title: expect.stringContaining('寄件领券更划算'), path: `/${TABS[target].首页}` };
    await visiblePage(page).getByText('寄件福利大礼包').first().waitFor();
    expect(await share()).toMatchObject(own);
    await navigateTo(page, `/${RECEIVE_PAGE}?activityCode=RC-FINISHED`);
    await dialog(page, '抱歉，活动已结束').waitFor();
    expect(await share()).toMatchObject({ path: `/${RECEIVE_PAGE}?activityCode=RC-FINISHED` });
    await navigateBack(page);
    await onPage(page, TABS[target].首页);
    expect(await share()).toMatchObject(own);
  });

  test('RC-HOSTILE: rules and coupons are plain text, its links are refused', async () => {
    const page = await open(target, { activity: 'RC-HOSTILE', token: await sandbox.token(MOBILE) });
    const result = dialog(page, '领券成功');
    await result.waitFor();
    await result.getByText('去使用', { exact: true }).click();
    await expectToast(page, REFUSED);
    await close(result);

    await named(page, '活动规则').click();
    const rules = dialog(page, '我知道了');
    await rules.waitFor();
    const text = (await rules.textContent()) ?? '';
    expect(text.match(/正常文字，应当正常显示。/g)).toHaveLength(2);
    for (const words of ['点我', '换行绕过', '实体绕过', '数据链接', '仿冒页面', '遮罩攻击', '事件属性']) {
      expect(text).toContain(words);
    }
    // Every part of the rules, including former links.
    await rules.locator('wx-text, wx-view').evaluateAll((pieces) => {
      for (const piece of pieces.filter(
        (each) => each.childElementCount === 0 && !/我知道了/.test(each.textContent ?? ''),
      ))
        for (const type of ['mousedown', 'mouseup', 'click'])
          piece.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    });
    expect(await rules.locator('script, iframe, object, embed, form, svg, style, link, base').count()).toBe(
      0,
    );
    expect(await currentPage(page)).toMatchObject({ path: RECEIVE_PAGE, depth: 1 });
    await expectNothingRan(page);
  });

  test('RC-HOSTILE, finished: the button of the status popup is refused', async () => {
    const first = await open(target, { activity: 'RC-HOSTILE' });
    await loginDialog(first).waitFor();
    const [info] = await sandbox.requests('activity/info');
    const answer = info?.response as { readonly data: Record<string, unknown> };
    const finished = { ...answer, data: { ...answer.data, status: 5, statusCode: 'FINISHED' } };
    await sandbox.faults({ path: 'activity/info', kind: 'malformed', body: finished });
    const page = await open(target, { activity: 'RC-HOSTILE' });
    const popup = dialog(page, '抱歉，活动已结束');
    await popup.getByText('去寄件').click();
    await expectToast(page, REFUSED);
    expect(await currentPage(page)).toMatchObject({ path: RECEIVE_PAGE, depth: 1 });
    await expectNothingRan(page);
  });

  test('the web-view page, opened by a scanned code, shows nothing that may not be opened', async () => {
    const page = await open(target);
    for (const url of HOSTILE_URLS) {
      await navigateTo(page, `/${WEB_VIEW_PAGE}?url=${encodeURIComponent(url)}`);
      await visiblePage(page).getByText('链接无法打开', { exact: true }).waitFor();
      expect(await page.locator('wx-web-view').count()).toBe(0);
      await navigateBack(page);
      await onPage(page, TABS[target].首页);
    }
    await expectNothingRan(page);
  });
});
