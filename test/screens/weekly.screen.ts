/** The weekly page: its content, and its links. */
import type { Locator, Page } from 'playwright-core';
import { journey } from '../harness';
import { module, modules, openLoggedIn, openWeekly, session } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

/** So high that every module is on screen and mounted. */
const TALL = { height: 9_000 };
const wordsOf = async (place: Locator): Promise<string> => (await place.innerText()).replace(/\s+/g, '');
const idsOf = (page: Page): Promise<string[]> =>
  modules(page).evaluateAll((all) => all.map(({ id }) => id.slice('m-'.length)));

describe('content', () => {
  test('FRI-MIN: one module and no bars', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWeekly(visitor, 'FRI-MIN');
    await session(page, '全天场').waitFor();
    expect(await idsOf(page)).toEqual(['seckill']);
    for (const role of ['navigation', 'region', 'link'] as const)
      expect([role, await page.getByRole(role).count()]).toEqual([role, 0]);
    expect(await page.getByRole('button', { name: /分享|当前位置/ }).count()).toBe(0);
  });

  test('FRI-FINISHED: all rights in one list, no common modules, and no tab for them', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openLoggedIn(visitor, sandbox, 'FRI-FINISHED');
    await module(page, 'inclusive').getByText('已抢光').waitFor();
    expect(await idsOf(page)).toEqual(['seckill', 'inclusive']);
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      '限时秒杀',
      '天天普惠',
    ]);
    expect(await page.getByText('寄件专区').count()).toBe(0);
    expect(await module(page, 'seckill').getByRole('group').count()).toBe(0);
    expect(await page.getByRole('timer').count()).toBe(0);
    expect(await page.getByText(/正在热抢|即将开始|空场/).count()).toBe(0);
  });

  test('FRI-BROKEN: good modules show, bad ones do not, without a message', async () => {
    const visitor = await visit(TALL);
    const { page } = visitor;
    await openWeekly(visitor, 'FRI-BROKEN');
    await page.getByRole('button', { name: '登录抽奖' }).waitFor();
    // All of them: otherwise an unwanted one may just not have rendered yet.
    await module(page, 'goods-1').getByRole('link', { name: '加厚抽纸 10 包家庭装' }).waitFor();
    await module(page, 'tasks').getByText('浏览微博热点').first().waitFor();
    const ids = await idsOf(page);
    expect(ids.filter((id) => ['seckill', 'draw', 'goods-1', 'promo-1', 'tasks'].includes(id))).toEqual([
      'seckill',
      'draw',
      'goods-1',
      'promo-1',
      'tasks',
    ]);
    for (const id of ['live-room', 'wheel', 'group-broken', 'goods-2', 'promo-0', 'send-incentive'])
      expect([id, ids.includes(id)]).toEqual([id, false]);
    expect(await page.getByRole('group', { name: '好的一场' }).getByRole('button').count()).toBe(2);
    expect(await page.getByText(/没有时间|小问题|Module|undefined|\[object|NaN|null|错误/).count()).toBe(0);
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual([
      '限时秒杀',
      '好物特卖',
    ]);
    expect(await wordsOf(module(page, 'tasks'))).toContain('浏览微博热点15秒');
    expect(visitor.problems()).toEqual([]);
  });
});
