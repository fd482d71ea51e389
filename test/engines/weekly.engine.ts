/** The weekly page in the built packages: modules, claims, reminders, tabs, location, and broken or ended pages. */
import type { Page } from 'playwright-core';
import { eventually } from '../harness';
import { currentPage, visiblePage } from './host';
import { phones, TARGETS } from './phones';
import { CALL, moduleBox, openWeekly, scrollToEnd } from './weeklySteps';

const hosts = phones();
const { sandbox } = hosts;

/** The page's text, once it contains these. */
async function says(page: Page, ...all: readonly string[]): Promise<string> {
  return eventually(
    `the page says ${all.join(', ')}`,
    async () => (await visiblePage(page).textContent()) ?? '',
    (text) => all.every((words) => text.includes(words)),
  );
}

describe.each(TARGETS)('%s', (target) => {
  test('FRI-ALL: every module in its order, the location, the tabs; a tab scrolls to its module', async () => {
    const page = await openWeekly(hosts, target, 'FRI-ALL');
    await moduleBox(page, 'regional-code').getByText('长按识别二维码，加入同城福利群').waitFor();
    const ids = await visiblePage(page)
      .locator('[id*="m-"]')
      .evaluateAll((all) => all.map(({ id }) => id.slice(id.lastIndexOf('m-') + 2)));
    expect(ids).toEqual([
      'seckill',
      'send-incentive',
      'inclusive',
      'draw',
      'reward-cards',
      'common-1',
      'goods-1',
      'group-home',
      'group-wash',
      'promo-1',
      'common-2',
      'goods-2',
      'group-shoes',
      'promo-2',
      'tasks',
      'regional-code',
    ]);
    await says(page, '午场', '天天普惠', '寄件专区', '省心洗护', '做任务', '添加提醒', '深圳');
    expect((await currentPage(page)).title).toContain('星期五');

    const tab = (title: string) =>
      visiblePage(page).locator(`[aria-role="link"][aria-label="${title}"]`).first();
    await tab('省心洗护').click();
    await eventually(
      'the module under the bar',
      async () => (await moduleBox(page, 'group-wash').boundingBox())?.y ?? Infinity,
      (top) => top > 0 && top < 250,
    );
    await scrollToEnd(page);
    const end = await says(page, '也可以搜索“小蜂驿站”找到我们', '登录抽奖');
    expect(end).not.toContain('这里出了点小问题');
    expect((await sandbox.requests(CALL.pool)).length).toBeGreaterThan(0);
  });
});
