/** The prize draw in the built packages: ends at the gateway's prize, never keeps spinning, no work per frame. */
import type { Locator, Page } from 'playwright-core';
import { visiblePage } from '../engines/host';
import { phones, TARGETS } from '../engines/phones';
import { CALL, openLoggedIn } from '../engines/weeklySteps';
import { expectToast } from '../harness';

const hosts = phones();
const { sandbox } = hosts;

const drawButton = (page: Page, text: string): Locator =>
  visiblePage(page)
    .locator('[aria-role="button"]')
    .filter({ hasText: new RegExp(`^${text}$`) });

describe.each(TARGETS)('%s', (target) => {
  test.each([
    ['DRAW-1003', '已结束', '抱歉，活动已结束'],
    ['DRAW-1004', '已全部抽完', '您已完成全部轮次抽奖，欢迎前往小程序参与其他活动'],
    ['DRAW-1015', '今日已抽完', '今日抽奖次数已用完'],
    ['DRAW-1008', '奖品已抢光', '活动太火爆，奖品已被抢光啦'],
  ])('%s: shows %s, and a tap says why', async (code, button, sentence) => {
    const page = await openLoggedIn(hosts, target, code);
    await drawButton(page, button).waitFor();
    await drawButton(page, button).click();
    await expectToast(page, sentence);
    expect(await sandbox.requests(CALL.draw)).toEqual([]);
  });
});
