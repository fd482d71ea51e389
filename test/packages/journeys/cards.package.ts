/** The reward cards of the scan-success page in the built packages. */
import type { Page } from 'playwright-core';
import { card, cardNames, cardSaying, CLAIM, ENTRANCE, goToCards } from '../../engines/cardsSteps';
import { type EngineTarget, visiblePage } from '../../engines/host';
import { phones, TARGETS } from '../../engines/phones';
import { MOBILE } from '../../engines/steps';
import { expectToast, hold } from '../../harness';

const { sandbox, open } = phones();

const LIST_PAGE = 'packages/coupon/list/index';

/** A logged-in phone on the cards of an order. */
async function openCards(target: EngineTarget, orderNo: string): Promise<Page> {
  const page = await openLoggedIn(target);
  await goToCards(page, orderNo);
  await card(page, 1).waitFor();
  return page;
}

/** A logged-in phone on a page that takes a token. */
async function openLoggedIn(target: EngineTarget): Promise<Page> {
  const page = await open(target, {
    path: LIST_PAGE,
    activity: 'LIST-0',
    token: await sandbox.token(MOBILE),
  });
  await visiblePage(page).getByText('去寄件', { exact: true }).first().waitFor();
  return page;
}

describe.each(TARGETS)('%s', (target) => {
  test('AGG-STATES: five states; claimed once however often it is tapped', async () => {
    const page = await openCards(target, 'AGG-STATES');
    expect(await cardNames(page)).toEqual([
      '第1阶段 ￥2 寄件立减券 已寄 3/1 件 去使用',
      '第2阶段 ￥3 寄件立减券 已寄 3/2 件 待发放',
      '第3阶段 ￥5 满减寄件券 已寄 3/3 件 立即领取',
      '第4阶段 ￥8.5 寄件立减券 再寄 3/5 件可领 待领取',
      '第5阶段 ￥20 首件免单券包 再寄 3/10 件可领 待领取',
    ]);
    const text = await visiblePage(page).innerText();
    for (const words of ['寄件奖励计划', '老友回馈', '寄件任务礼包']) expect(text).toContain(words);
    expect(text).toMatch(/剩余 [23]天 \d\d:\d\d:\d\d/);

    const answer = await hold(page, CLAIM);
    for (let tap = 0; tap < 3; tap += 1) await card(page, 3).click();
    answer();
    await expectToast(page, '领取成功，奖励将在快件发运后自动到账');
    await cardSaying(page, 3, '待发放').waitFor();
    const [claim, ...more] = await sandbox.requests(CLAIM);
    expect(claim?.body).toMatchObject({ activityId: 'AGG-STATES', prizeSource: 1, stageNo: 3 });
    expect(more).toEqual([]);
    const [asked] = await sandbox.requests(ENTRANCE);
    expect(asked?.body).toEqual({
      prizeSource: 1,
      client: target === 'weapp' ? 5 : 6,
      sourceBizId: 'AGG-STATES',
    });
  });
});
