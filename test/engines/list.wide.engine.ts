/**
 * The coupon list in the built packages: content, tabs, a thousand rows, descriptions, logins, faults, pull to refresh.
 */
import { expectToast, hold } from '../harness';
import { currentPage, pullDown, visiblePage } from './host';
import {
  counted,
  LIST_CALL,
  LIST_PAGE,
  pageNumbers,
  panel,
  pulled,
  rows,
  stride,
  tab,
  tabTexts,
  sentEvents,
} from './listSteps';
import { phones, TARGETS } from './phones';
import { close, countCalls, dialog, logIn, loginDialog, MOBILE, onPage, TABS, titled } from './steps';

const { sandbox, open } = phones();

const TIP = '温馨提示：寄件券将在订单变为“运输中”后发放';
/** docs/testing.md "Limits": no single `setData` exceeds it, however long the list. */
const LARGEST_SET_DATA = 64 * 1024;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe.each(TARGETS)('%s', (target) => {
  const openList = async (activity: string, token = sandbox.token(MOBILE)) =>
    open(target, { path: LIST_PAGE, activity, token: await token });

  test('LIST-137: three pages, each fetched once, to 没有更多了; the pending tab with its tip', async () => {
    const page = await openList('LIST-137');
    await counted(page, '已到账(137)').waitFor();
    expect(await tabTexts(page)).toEqual(['已到账(137)', '待发放']);
    await titled(page, '我的礼包');
    const { words } = await stride(page);
    expect(words).toEqual(await sentEvents(sandbox));
    expect(words).toHaveLength(137);
    expect(await pageNumbers(sandbox)).toEqual([1, 2, 3]);

    await tab(page, '待发放').click();
    await counted(page, '待发放(3)').waitFor();
    expect(await tabTexts(page)).toEqual(['已到账', '待发放(3)']);
    await panel(page).getByText(TIP).waitFor();
    await rows(page).nth(2).waitFor();
    expect(await rows(page).count()).toBe(3);
    expect(await panel(page).getByText('去使用', { exact: true }).count()).toBe(0);
    expect(await pageNumbers(sandbox)).toEqual([1, 2, 3, 1]);
  });

  test('LIST-0: an empty message on both tabs, and its button leads to the send page', async () => {
    const page = await openList('LIST-0');
    await panel(page).getByText('暂无已到账的优惠券').waitFor();
    await tab(page, '待发放').click();
    await panel(page).getByText('暂无待发放的优惠券').waitFor();
    await panel(page).getByText('去寄件', { exact: true }).click();
    await onPage(page, TABS[target].寄件);
  });

  test('RC-MANY: label, value, dates and button of each kind; 去使用 leads to the send page', async () => {
    const page = await openList('RC-MANY');
    await counted(page, '已到账(4)').waitFor();
    const expected = [
      /￥5无门槛使用立减券.*去使用/,
      /8\.5折最高抵扣 6 元折扣券.*已使用/,
      /免费限首重 1 公斤内免费券.*去使用/,
      /￥3\.5满 12 元可用立减券.*已过期/,
    ];
    const words = await rows(page).allTextContents();
    expect(words).toHaveLength(4);
    for (const [index, text] of words.entries()) {
      expect(text).toMatch(expected[index] ?? /never/);
      expect(text).toMatch(/\d{4}-\d\d-\d\d至\d{4}-\d\d-\d\d(?! *\d\d:)/);
    }
    await rows(page).nth(1).getByText('已使用', { exact: true }).click();
    await rows(page).nth(0).getByText('去使用', { exact: true }).click();
    await onPage(page, TABS[target].寄件);
  });

  test('LIST-1000: every coupon once and in order, at most 60 rows in the page, no setData above 64 KB', async () => {
    const page = await openList('LIST-1000');
    await counted(page, '已到账(1000)').waitFor();
    const { most, words, largest } = await stride(page);
    expect(words).toHaveLength(1000);
    expect(words).toEqual(await sentEvents(sandbox));
    expect(await pageNumbers(sandbox)).toEqual(numbers(20));
    expect(most).toBeGreaterThan(8);
    expect(most).toBeLessThanOrEqual(60);
    expect(largest.keys).not.toBe('');
    expect(largest.bytes).toBeLessThanOrEqual(LARGEST_SET_DATA);
  }, 300_000);

  test('使用说明 opens with its text and closes; 使用规则 as well', async () => {
    const page = await openList('RC-MANY');
    const toggle = rows(page).first().getByText('使用说明', { exact: true });
    await toggle.click();
    const text = panel(page).getByText('一、使用范围');
    await text.waitFor();
    expect(await text.count()).toBe(1);
    expect(await panel(page).textContent()).not.toContain('<');
    await toggle.click();
    await text.waitFor({ state: 'detached' });

    const rules = visiblePage(page).locator('[aria-role="list"][aria-label="使用规则"]');
    await visiblePage(page).getByText('使用规则', { exact: true }).click();
    await rules.waitFor();
    await visiblePage(page).getByText('使用规则', { exact: true }).click();
    await rules.waitFor({ state: 'detached' });
  });

  test('LIST-HOSTILE: plain text only', async () => {
    const page = await openList('LIST-HOSTILE');
    await counted(page, '已到账(5)').waitFor();
    const toggles = panel(page).getByText('使用说明', { exact: true });
    for (let index = await toggles.count(); index > 0; index -= 1) await toggles.nth(index - 1).click();
    await panel(page).getByText('最后一段正常文字，应当正常显示。').waitFor();
    for (const word of ['点我', '数据链接', '仿冒页面', '点我领取'])
      await panel(page).getByText(word).first().dispatchEvent('click');
    expect(
      await panel(page).locator('script, iframe, object, embed, form, svg, style, link, base').count(),
    ).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, '__hostile') as unknown)).toBeUndefined();
    expect(await currentPage(page)).toMatchObject({ path: LIST_PAGE, depth: 1 });
  });

  test('logged out: login and back to the list; closed, the page offers it again', async () => {
    const page = await open(target, { path: LIST_PAGE, activity: 'LIST-137' });
    await loginDialog(page).waitFor();
    await close(loginDialog(page));
    await panel(page).getByText('登录后查看我的优惠券').waitFor();
    await panel(page).getByText('去登录', { exact: true }).click();
    await logIn(page);
    await counted(page, '已到账(137)').waitFor();
    await loginDialog(page).waitFor({ state: 'detached' });
    expect(await currentPage(page)).toMatchObject({ path: LIST_PAGE, depth: 1 });
    expect(await rows(page).count()).toBeGreaterThan(0);
  });

  test('page 2 fails: page 1 stays, one tap loads it and the list continues', async () => {
    const page = await openList('LIST-137');
    await rows(page).first().waitFor();
    const calls = countCalls(page, LIST_CALL);
    await sandbox.faults({ path: LIST_CALL, kind: 'status', status: 500, times: 3 });
    const failed = visiblePage(page).getByText('加载失败，点击重试', { exact: true });
    await visiblePage(page)
      .locator('.engine-scroller')
      .evaluate(async (scroller) => {
        const end = Date.now() + 30_000;
        while (!(scroller.textContent ?? '').includes('加载失败，点击重试') && Date.now() < end) {
          scroller.scrollBy({ top: 500, behavior: 'instant' });
          await new Promise((resolve) => {
            setTimeout(resolve, 2_000);
            requestAnimationFrame(resolve);
          });
        }
      });
    await failed.waitFor();
    expect(calls()).toBe(3);
    expect(await tabTexts(page)).toEqual(['已到账(137)', '待发放']);
    await failed.click();
    await failed.waitFor({ state: 'detached' });
    await stride(page);
    expect(await pageNumbers(sandbox)).toEqual([1, 2, 2, 2, 2, 3]);
    expect(await rows(page).count()).toBeGreaterThan(0);
  });

  test('page 1 fails: 重试 loads the list', async () => {
    await sandbox.faults({ path: LIST_CALL, kind: 'malformed' });
    const page = await openList('LIST-137');
    await visiblePage(page).getByText('加载失败，请重试').waitFor();
    await visiblePage(page).getByText('重试', { exact: true }).click();
    await counted(page, '已到账(137)').waitFor();
    expect(await pageNumbers(sandbox)).toEqual([1, 1]);
  });

  test('pull to refresh loads what was claimed meanwhile; a failure shows a message; both end the mark', async () => {
    const token = sandbox.token(MOBILE);
    const page = await openList('RC-OPEN', token);
    await panel(page).getByText('暂无已到账的优惠券').waitFor();
    const other = await open(target, { activity: 'RC-OPEN', token: await token });
    await dialog(other, '领券成功').waitFor();

    const answer = await hold(page, LIST_CALL);
    await pullDown(page);
    await pulled(page).waitFor();
    answer();
    await counted(page, '已到账(1)').waitFor();
    await pulled(page).waitFor({ state: 'detached' });
    expect(await rows(page).count()).toBe(1);
    expect(await pageNumbers(sandbox)).toEqual([1, 1]);

    await sandbox.faults({ path: LIST_CALL, kind: 'malformed' });
    await pullDown(page);
    await expectToast(page, '刷新失败，请稍后重试');
    await pulled(page).waitFor({ state: 'detached' });
    expect(await rows(page).count()).toBe(1);
  });
});
