/** The weekly page: its content, and its links. */
import type { Locator, Page } from 'playwright-core';
import { eventually, journey } from '../harness';
import { loginDialog, settled, titled } from './steps';
import { module, modules, openWeekly, PATH, skeleton } from './weeklySteps';

const { visit } = journey();

/** So high that every module is on screen and mounted. */
const TALL = { height: 9_000 };
const wordsOf = async (place: Locator): Promise<string> => (await place.innerText()).replace(/\s+/g, '');
const idsOf = (page: Page): Promise<string[]> =>
  modules(page).evaluateAll((all) => all.map(({ id }) => id.slice('m-'.length)));
const headings = (page: Page): Promise<string[]> =>
  page
    .getByRole('heading', { level: 2 })
    .evaluateAll((all) =>
      all.map((each) => each.querySelector('[alt]')?.getAttribute('alt') ?? each.textContent ?? ''),
    );

/** Modules of FRI-ALL by their order: name, title, and texts that only they have. */
const ALL: readonly (readonly [id: string, title: string | null, words: readonly string[]])[] = [
  ['seckill', '限时秒杀', ['每场限量，抢完即止', '午场', '正在热抢', '即将开始', '已结束', '￥9.90￥30.00']],
  ['send-incentive', '寄件有礼', ['本周寄满5件，最高得12.9元', '再寄2件，可得5元', '距结束2天']],
  ['inclusive', '天天普惠', ['￥1.5寄存优惠券', '￥30通用家政保洁券', '寄件省钱包']],
  ['draw', '周五抽好礼', ['登录抽奖', '谢谢参与', '1.88元减免金']],
  ['reward-cards', null, ['登录后查看寄件奖励', '去登录']],
  ['common-1', '寄件专区', ['省钱寄快速达']],
  ['goods-1', '好物推荐', ['加厚抽纸10包家庭装', '查看更多']],
  ['group-home', '家政到家', ['家政服务', '专业团队准时上门', '日常保洁2小时', '拼团']],
  ['group-wash', '省心洗护', ['洗护服务', '任洗3件', '洗衣']],
  ['promo-1', null, []],
  ['common-2', '更多福利', []],
  ['goods-2', '好物推荐', ['加厚抽纸10包家庭装·2号款']],
  ['group-shoes', '鞋靴养护', ['任洗3件', '羽绒服精洗']],
  ['promo-2', null, []],
  ['tasks', '做任务', ['浏览微博热点15秒', '+1.2元去完成', '+5元去查看', '+0.5元已结束']],
  [
    'regional-code',
    '同城专属',
    ['长按识别二维码，加入同城福利群', '也可以搜索“小蜂驿站”找到我们', '保存图片'],
  ],
];

describe('content', () => {
  test('FRI-ALL: every module in its order, with its texts and names', async () => {
    const visitor = await visit(TALL);
    const { page } = visitor;
    await openWeekly(visitor, 'FRI-ALL');
    await module(page, 'regional-code').getByText('保存图片').waitFor();
    await page.getByText('登录后查看寄件奖励').waitFor();
    await page.getByRole('button', { name: '登录抽奖' }).waitFor();

    await titled(page, '超级星期五');
    expect(await idsOf(page)).toEqual(ALL.map(([id]) => id));
    expect(await headings(page)).toEqual(ALL.flatMap(([, title]) => title ?? []));
    for (const [id, , words] of ALL) {
      const shown = await wordsOf(module(page, id));
      expect([id, words.filter((each) => !shown.includes(each))]).toEqual([id, []]);
    }
    const tabs = page.getByRole('navigation', { name: '页面导航' }).getByRole('link');
    expect(await tabs.allInnerTexts()).toEqual([
      '限时秒杀',
      '天天普惠',
      '抽奖',
      '好物特卖',
      '省心洗护',
      '做任务',
    ]);
    for (const [role, name] of [
      ['img', '超级星期五'],
      ['button', '活动规则'],
      ['button', '当前位置：深圳市，切换城市'],
      ['button', '去开启'],
      ['link', '活动指引'],
      ['progressbar', '寄件进度'],
      ['timer', '距结束'],
      ['timer', '距本场结束'],
      ['group', '奖品列表'],
      ['img', '长按识别二维码，加入同城福利群'],
      ['button', '分享'],
      ['region', '每周五 10 点开抢，别错过'],
      ['button', '添加提醒'],
    ] as const) {
      const places = page.getByRole(role, { name, exact: true });
      await places.first().waitFor();
      expect([name, await places.count()]).toEqual([name, 1]);
    }
    expect(await skeleton(page).count()).toBe(0);
  });

  test('FRI-ALL: every control leads to its target', async () => {
    const visitor = await visit(TALL);
    const { page } = visitor;
    // A full navigation would require loading the page again: the browser gets an empty response instead.
    const leaving: string[] = [];
    await page.route(/\/__sandbox\/(?!art)/, (route) => {
      const request = route.request();
      if (!request.isNavigationRequest()) return route.continue();
      leaving.push(new URL(request.url()).pathname + new URL(request.url()).search);
      return route.fulfill({ status: 204 });
    });
    await openWeekly(visitor, 'FRI-ALL');
    const link = (id: string, name: string | RegExp): Locator =>
      module(page, id).getByRole('link', { name }).first();
    const button = (id: string, name: string | RegExp): Locator =>
      module(page, id).getByRole('button', { name }).first();
    const away: readonly (readonly [Locator, string])[] = [
      [link('common-1', '寄件专区 2'), '/__sandbox/send-parcel?from=FRI-ALL'],
      [link('common-1', '寄件专区 3'), '/__sandbox/locker-orders'],
      [link('goods-1', /加厚抽纸/), '/__sandbox/mall?productId=G000001'],
      [link('group-home', /日常保洁/), '/__sandbox/mall?productId='],
      [link('group-wash', /任洗/), '/__sandbox/mall?productId='],
      [link('promo-1', '活动图片'), '/__sandbox/mall?productId=G000003'],
      [link('common-2', '更多福利 2'), '/__sandbox/ad-star'],
    ];
    for (const [place, address] of away) {
      const before = leaving.length;
      await place.click();
      await eventually(
        `a way to ${address}`,
        async () => leaving.slice(before),
        (all) => all.length > 0,
      );
      expect(leaving.slice(before)).toEqual([expect.stringContaining(address)]);
    }
    const inside: readonly (readonly [Locator, string])[] = [
      [page.getByRole('link', { name: '活动指引' }), '/receiveCoupon/RC-OPEN'],
      [link('common-2', '更多福利 1'), '/couponIncentive/IN-JOIN'],
      [button('tasks', /去查看/), '/reductionFunds'],
      [button('seckill', /^去购买，寄件省钱包/), '/couponSale/SALE-SEND'],
    ];
    for (const [place, path] of inside) {
      await place.click();
      await page.waitForURL((url) => url.pathname === path);
      await place.waitFor({ state: 'hidden' }); // the other page is open
      if (/^\/(receiveCoupon|couponIncentive)\//.test(path)) {
        await settled(loginDialog(page)); // these need login, and back closes that first
        await page.goBack();
        await loginDialog(page).waitFor({ state: 'detached' });
      } else if (path === '/reductionFunds')
        await page.getByRole('button', { name: '去登录' }).first().waitFor();
      else await page.getByRole('heading', { name: '寄件省钱包', exact: true, level: 2 }).waitFor();
      // Immediately: the previous page must not be hidden when the user is back (app.config.ts, `animation`).
      await page.goBack();
      await page.waitForURL((url) => url.pathname === PATH);
      await place.waitFor();
    }
    await button('reward-cards', '去登录').click();
    await loginDialog(page).waitFor();
  });
});
