/** The tabs 首页, 福利 and 我的, and the settings: content by login, links, and failures. */
import type { Page } from 'playwright-core';
import { eventually, hold, journey, type Visitor } from '../harness';
import { dialog, logIn, loginDialog, MOBILE, settled, titled } from '../journeys/steps';
import { lookAgain, retry, skeleton } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const CALL = {
  home: 'home/overview',
  welfare: 'welfare/overview',
  account: 'personalCenter/userInfo',
} as const;
const EMPTY_MOBILE = '13912345600';

/** The tab pages take no token from the address; the page opened before them does. */
async function openAs(visitor: Visitor, path: string, mobile = MOBILE): Promise<void> {
  await visitor.open(`/list/LIST-0?token=${await sandbox.token(mobile)}`);
  await visitor.page.getByRole('button', { name: '去寄件' }).first().waitFor();
  await visitor.open(path);
}

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
const campaign = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });
const go = async (page: Page, name: string | RegExp, path: string | RegExp): Promise<void> => {
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL((url) => (typeof path === 'string' ? url.pathname === path : path.test(url.href)));
};

describe('home', () => {
  test('logged out: campaigns by status, entrances, one login', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/');
    await campaign(page, '周五福利日').waitFor();
    expect(await campaign(page, '周五福利日').innerText()).toMatch(/进行中[\s\S]*距结束 \d+ 天/);
    expect(await page.getByText('取件码').count()).toBe(0);
    expect(await tab(page, '福利').count()).toBe(1);
    await page.getByRole('button', { name: '去登录' }).click();
    await logIn(page);
    await loginDialog(page).waitFor({ state: 'detached' });
    await page.getByText(/^待取快递 · 3 件$/).waitFor();
    await page.getByText(/^最高赚\d+(\.\d+)?元$/).waitFor();
    // Pending rewards, shown on the tab bar.
    await tab(page, /^福利，\d+ 项待处理$/).waitFor();
    await tab(page, '取件，3 项待处理').waitFor();
  });

  test('the parcel leads to its tab with its id, the send button to the other', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, '/');
    await page.getByRole('link', { name: /取件码/ }).click();
    await page.waitForURL((url) => url.pathname === '/pick' && url.searchParams.get('parcelId') !== null);
    await visitor.open('/');
    await page.getByRole('button', { name: '去寄件' }).click();
    await page.waitForURL((url) => url.pathname === '/send');
  });

  test.each([
    ['领券中心', '/couponLand'],
    ['超级星期五', '/fcFriday'],
    ['减免金', '/reductionFunds'],
    ['邀请有礼', '/inviteV2/invite'],
    ['寄件比价', '/contrastPrice'],
    ['查快递', '/checkExpress'],
    ['开发票', '/invoiceHome'],
    ['意见反馈', '/feedback'],
  ])('entry %s opens %s', async (name, path) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/');
    await page.getByRole('button', { name: new RegExp(`${name}$`) }).click();
    await page.waitForURL((url) => url.pathname === path);
  });

  test('campaigns and hints lead to their pages; more campaigns are on the other tab', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, '/');
    await go(page, /^寄件福利大礼包/, '/receiveCoupon/RC-MANY');
    await settled(dialog(page, '领券成功')); // claims automatically; back closes the dialog with the coupons
    await page.goBack();
    await dialog(page, '领券成功').waitFor({ state: 'detached' });
    await page.goBack();
    await go(page, /^全城寄件季/, '/couponIncentive/IN-JOIN');
    await page.goBack();
    await go(page, /^做任务/, /\/reductionFunds\?channelId=TASK-ALL$/);
    await page.goBack();
    await page.getByRole('button', { name: '查看更多活动' }).click();
    await page.waitForURL((url) => url.pathname === '/welfare');
  });

  test('going back while the next page renders shows only the previous page', async () => {
    const visitor = await visit();
    const { page } = visitor;
    // React renders in slices scheduled through a channel; a busy phone delays them.
    await page.addInitScript(() => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
        setTimeout(() => Reflect.apply(post, this, message), 500);
      } as typeof post;
    });
    await openAs(visitor, '/');
    // Without a response it claims nothing; the dialog would consume the back.
    await hold(page, 'activity/info');
    await go(page, /^寄件福利大礼包/, '/receiveCoupon/RC-MANY');
    await page.waitForTimeout(100);
    await page.goBack();
    await page.waitForTimeout(1_500);
    await eventually(
      'the home page alone',
      () => page.locator('.taro_page').evaluateAll((pages) => pages.map(({ id }) => id)),
      (ids) => ids.length === 1 && ids[0]?.startsWith('/?') === true,
    );
    await titled(page, '首页');
    await campaign(page, '全城寄件季').click();
    await page.waitForURL('**/couponIncentive/IN-JOIN');
  });

  test('an empty account: nothing waits, and how to look for a parcel', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, '/', EMPTY_MOBILE);
    await page.getByText('暂无待取快递').waitFor();
    await page.getByText('暂无可用券，去领一张').waitFor();
    await page.getByRole('button', { name: '查快递' }).last().waitFor();
  });

  test('a waiting parcel is above 寄快递, which has no place before that is known', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const release = await hold(page, CALL.home);
    await openAs(visitor, '/');
    await skeleton(page).first().waitFor();
    const send = page.getByRole('button', { name: '去寄件' });
    expect([await send.count(), await page.getByText('暂无待取快递').count()]).toEqual([0, 0]);
    release();
    await send.waitFor();
    const shown = await page.locator('.taro_page').innerText();
    expect(shown.indexOf('取件码')).toBeGreaterThan(0);
    expect(shown.indexOf('取件码')).toBeLessThan(shown.indexOf('寄快递'));
  });

  test('a parcel that cannot be read says so, and 重试 in its place reads it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: CALL.home, kind: 'malformed' });
    await openAs(visitor, '/');
    await page.getByText('待取快递暂时读不到').waitFor();
    await retry(page).first().click();
    await page.getByText(/^待取快递 · 3 件$/).waitFor();
    expect(await retry(page).count()).toBe(0);
  });

  test('a campaign that ends meanwhile disappears; one that begins says so', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/welfare');
    await campaign(page, '双十二寄件节').waitFor();
    expect(await campaign(page, '双十二寄件节').innerText()).toMatch(/即将开始[\s\S]*\d\d:\d\d 开始/);
    // 49 hours on: it has begun. The next response's date moves the page's clock.
    await sandbox.clock(49 * 3_600_000);
    await lookAgain(page);
    await eventually(
      'the campaign that has begun',
      async () => campaign(page, '双十二寄件节').innerText(),
      (text) => /进行中/.test(text),
    );
  });

  test('a failure has a next step, and the entrances stay', async () => {
    await sandbox.faults({ path: CALL.home, kind: 'malformed' });
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/');
    await page.getByText('内容加载失败，请重试').waitFor();
    await page.getByRole('button', { name: '去寄件' }).waitFor();
    await retry(page).click();
    await campaign(page, '周五福利日').waitFor();
    expect(await page.getByText('内容加载失败，请重试').count()).toBe(0);
  });

  test('offline says so; when the network is back the content comes without a tap', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/activtyException?code=OVER');
    await page.getByText('去首页').waitFor();
    await visitor.context.setOffline(true);
    visitor.expectProblems(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /overview/);
    await page.getByText('去首页').click();
    await page.getByText('网络好像断开了').waitFor();
    await visitor.context.setOffline(false);
    await campaign(page, '周五福利日').waitFor();
    await visitor.page.getByText('登录后查看待取快递和优惠券').waitFor();
  });
});

describe('welfare', () => {
  test('logged out: the weekly page and all campaigns; the login brings fund and rewards', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/welfare');
    await page.getByText('登录后查看减免金和奖励').waitFor();
    await page.getByRole('button', { name: '去登录' }).click();
    await logIn(page);
    await page.getByText('￥12.50', { exact: true }).waitFor();
    await page.getByText(/^\d+ 份奖励待领取$/).waitFor();
    await page.getByRole('button', { name: '去领取' }).click();
    await page.waitForURL((url) => url.pathname === '/appIncentive');
  });

  test('the weekly page opens with its channel, the fund with that of its tasks', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, '/welfare');
    await go(page, /^周五福利日/, /\/fcFriday\?configId=FRI-ALL&channelId=welfare$/);
    await page.goBack();
    await page.getByRole('button', { name: '去使用' }).click();
    await page.waitForURL(/\/reductionFunds\?channelId=TASK-ALL$/);
  });

  test('on return it refetches silently; a failure has a next step', async () => {
    await sandbox.faults({ path: CALL.welfare, kind: 'malformed' });
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, '/welfare');
    await retry(page).click();
    await page.getByText('￥12.50', { exact: true }).waitFor();
    const before = (await sandbox.requests(CALL.welfare)).length;
    await lookAgain(page);
    await eventually(
      'the question when seen again',
      async () => (await sandbox.requests(CALL.welfare)).length,
      (count) => count === before + 1,
    );
    expect(await skeleton(page).count()).toBe(0);
  });
});

describe('me', () => {
  test('logged out: no figure and no call; all links are there', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/me');
    await page.getByText('登录后查看订单、卡券和钱包').waitFor();
    // Only customer service's number.
    expect(await page.getByText(/^\d/).allTextContents()).toEqual(['400-000-1234']);
    expect(await sandbox.requests(CALL.account)).toEqual([]);
    for (const [name, path] of [
      ['开具发票', '/invoiceHome'],
      ['邀请有礼', '/inviteV2/invite'],
      ['寄件评价', '/sendEvaluation/submit'],
      ['寄件钱包', '/cashout/money'],
      ['设置', '/settings'],
    ] as const) {
      await go(page, new RegExp(`^${name}`), path);
      // Not back: some of them ask for login by then, which back would close instead.
      await visitor.open('/me');
    }
    // It asks for login immediately.
    await go(page, /^我的订单/, '/order/list');
    await loginDialog(page).waitFor();
  });

  test('the login shows number and figures; the log-out removes everything, and nothing logs in again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/me');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await logIn(page);
    await page.getByText('139****5678').waitFor();
    await page.getByRole('link', { name: /^\d+ 优惠券\(张\)$/ }).waitFor();
    await page.getByRole('link', { name: '12.50 减免金(元)' }).waitFor();
    await page.getByRole('link', { name: /^我的包裹\s*3 件待取$/ }).waitFor();

    await page.getByRole('link', { name: '设置' }).click();
    const leave = page.getByRole('button', { name: '退出登录' });
    await leave.click();
    await dialog(page, '退出登录').getByRole('button', { name: '取消' }).click();
    await dialog(page, '退出登录').waitFor({ state: 'detached' });
    await leave.click();
    await dialog(page, '退出登录').getByRole('button', { name: '退出', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/me');
    await page.getByText('登录后查看订单、卡券和钱包').last().waitFor();
    expect(await page.getByText('139****5678').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/"token|139/);
    await tab(page, '首页').click();
    await page.getByText('登录后查看待取快递和优惠券').waitFor();
    expect(await tab(page, '福利').count()).toBe(1);
  });

  test('a failed account says so and the links stay; an invalid token is a log-out', async () => {
    await sandbox.faults({ path: CALL.account, kind: 'malformed' });
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, '/me');
    await page.getByText('账户信息加载失败，请重试').waitFor();
    await page.getByRole('link', { name: '我的订单' }).waitFor();
    await retry(page).click();
    await page.getByRole('link', { name: '12.50 减免金(元)' }).waitFor();
    await sandbox.faults({ path: CALL.account, kind: 'status', status: 401, body: { code: '030100001' } });
    await lookAgain(page);
    await page.getByText('登录后查看订单、卡券和钱包').waitFor();
  });

  test('coupons by state; a usable one leads to the tab 寄件 with it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, '/me');
    await go(page, /优惠券/, '/coupons');
    const rows = page.getByRole('list', { name: '我的优惠券' }).getByRole('listitem');
    await rows.first().waitFor();
    await page.getByRole('tab', { name: '已过期' }).click();
    await page.getByText('已过期').or(page.getByText('暂无已过期的优惠券')).last().waitFor();
    await page.getByRole('tab', { name: '待使用' }).click();
    await rows
      .first()
      .getByRole('button', { name: /^去使用/ })
      .click();
    await page.waitForURL((url) => url.pathname === '/send' && url.searchParams.get('couponId') !== null);
  });

  test('settings logged out: agreements, and no log-out', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/settings');
    await page.getByRole('link', { name: '服务协议' }).waitFor();
    await titled(page, '设置');
    expect(await page.getByRole('button', { name: '退出登录' }).count()).toBe(0);
    await page.getByRole('link', { name: '隐私政策' }).click();
    await page.waitForURL(/\/__sandbox\/agreement\/privacy/);
  });
});
