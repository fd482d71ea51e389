/** Bargains: start, friends' cuts, each refusal, buying and its failures, owner and friend side by side. */
import type { Page } from 'playwright-core';
import { copiedText, expectToast, journey, mainJourney, type Visitor } from '../harness';
import {
  installCashier,
  outwaitTheWatch,
  PAID,
  SALE_CALL,
  takeMoney,
  setCashier,
  stopTheWatch,
} from '../journeys/couponSaleSteps';
import { openAs } from '../journeys/pickSteps';
import { logIn, SEND_PAGE, titled } from '../journeys/steps';

const { sandbox, visit } = journey();

const OWN = '/couponBargain/invite/BARGAIN-OPEN';
const friendPath = (code: string): string => `/couponBargain/beInvited/${code}`;
const ASSIST = 'bargain/assist';
const ORDER = 'bargain/order';
const HOME = 'bargain/home';
/** Owners (sandbox/README.md "Numbers"). */
const RUNNING = '13800000011';
const FLOOR = '13800000021';
const OVER = '13800000022';

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .filter({ visible: true });
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const paid = (page: Page) => page.getByRole('heading', { name: PAID, exact: true, level: 2 });

/** The owner of BG-FRIEND, in a host with a cashier. */
async function owner(cashier?: 'honest' | 'wrong'): Promise<Visitor> {
  const visitor = await visit({ host: 'wechat' });
  await installCashier(visitor, cashier);
  await openAs(visitor, sandbox, OWN, RUNNING);
  await button(visitor.page, '￥1.95 立即购买').waitFor();
  return visitor;
}

/** Another user cuts BG-FRIEND on another phone. @returns the amount that the page shows */
async function cut(mobile: string): Promise<string> {
  const { page, open } = await visit();
  await open(`${friendPath('BG-FRIEND')}?token=${await sandbox.token(mobile)}`);
  await button(page, '帮TA砍一刀').click();
  const words = seen(page, /^您已帮TA砍掉 ￥/);
  await words.waitFor();
  return (await words.innerText()).replace('您已帮TA砍掉 ', '');
}

test('starting after a login: the first cut, a bar, a countdown, a poster of its link (wire: future)', async () => {
  await sandbox.wire('future');
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, OWN);
  await seen(page, '暂时不能购买，看看其他福利吧').waitFor();
  expect(await button(page, /立即砍价|立即购买/).count()).toBe(0);
  await button(page, '看看其他福利').click();
  await page.waitForURL((url) => url.pathname === '/welfare');
  expect(await sandbox.requests('bargain/start')).toEqual([]);
});

mainJourney(
  sandbox,
  'owner and friends: two cuts, the floor price, bought for 0, the coupon is there',
  async () => {
    const mine = await owner();
    const { page } = mine;
    await seen(page, '砍价好友（3）').waitFor();
    const worth = [await cut('13712340001'), await cut('13712340002')];
    await page.reload();
    await button(page, '￥0 立即购买').waitFor();
    await seen(page, '砍价好友（5）').waitFor();
    for (const sum of worth) await seen(page, `砍掉 ${sum}`).waitFor();
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    await button(page, '￥0 立即购买').click();
    await paid(page).waitFor();
    await button(page, '查看我的优惠券').click();
    await page.waitForURL((url) => url.pathname === '/coupons');
    await seen(page, '寄件立减券').waitFor();
    await mine.open(OWN);
    await seen(page, '已购买，优惠券已放入您的账户').waitFor();
    await button(page, '去使用').click();
    await page.waitForURL(SEND_PAGE);
  },
  async () => {
    const mine = await visit({ host: 'wechat' });
    await installCashier(mine);
    await openAs(mine, sandbox, OWN, RUNNING);
    await seen(mine.page, '砍价好友（3）').waitFor();
    await seen(mine.page, '暂时不能购买，看看其他福利吧').waitFor();
    expect(await button(mine.page, /立即购买/).count()).toBe(0);
    const friend = await visit();
    await openAs(friend, sandbox, friendPath('BG-FRIEND'));
    await seen(friend.page, '好友 138****0011 邀您砍价').waitFor();
    await seen(friend.page, '暂时不能参与').waitFor();
    await button(friend.page, '我也要砍').click();
    await friend.page.waitForURL((url) => url.pathname === OWN);
    await button(friend.page, '看看其他福利').waitFor();
    expect(await sandbox.requests(ASSIST)).toEqual([]);
    expect(await sandbox.requests(ORDER)).toEqual([]);
  },
);

test('buying at the current price pays once; the friend sees that it is bought, and starts a new bargain', async () => {
  const { page } = await owner();
  await button(page, '￥1.95 立即购买').click();
  await paid(page).waitFor();
  expect((await sandbox.requests(ORDER)).map(({ body }) => body)).toEqual([
    expect.objectContaining({ inviteCode: 'BG-FRIEND', client: 4 }),
  ]);
  await page.goBack();
  await seen(page, '已购买，优惠券已放入您的账户').waitFor();
  const friend = await visit();
  await openAs(friend, sandbox, friendPath('BG-FRIEND'));
  await seen(friend.page, '好友已经买下，无需再砍').waitFor();
  await button(friend.page, '我也要砍').click();
  await friend.page.waitForURL((url) => url.pathname === OWN);
  await button(friend.page, '立即砍价').click();
  await button(friend.page, '邀请好友砍价').waitFor();
});

test.each([
  ['BG-FULL', '13912345678', '来晚啦，好友已砍到底价'],
  ['BG-OVER', '13912345678', '来晚啦，本次砍价已结束'],
  ['BG-FRIEND', '13800000010', '仅限新用户为好友砍价'],
])('%s by %s: shows %s and sends nothing', async (code, mobile, words) => {
  const visitor = await visit();
  await openAs(visitor, sandbox, friendPath(code), mobile);
  await seen(visitor.page, words).waitFor();
  await button(visitor.page, '我也要砍').waitFor();
  expect(await sandbox.requests(ASSIST)).toEqual([]);
});

test('a friend logs in to cut; opened again, the page shows the amount', async () => {
  const { page, open } = await visit();
  await open(friendPath('BG-FRIEND'));
  await seen(page, '好友 138****0011 邀您砍价').waitFor();
  await button(page, '帮TA砍一刀').click();
  await logIn(page);
  const words = seen(page, /^您已帮TA砍掉 ￥/);
  await words.waitFor();
  const notified = await words.innerText();
  await page.reload();
  await words.waitFor();
  expect(await words.innerText()).toBe(notified);
  expect(await button(page, '帮TA砍一刀').count()).toBe(0);
});

test('the own link opens the own page; after the end it starts again with another link', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, friendPath('BG-OVER'), OVER);
  await seen(page, '时间到啦，本次砍价已结束').waitFor();
  await button(page, '再砍一次').click();
  await button(page, '邀请好友砍价').waitFor();
  await seen(page, '还没有好友砍价，快去邀请吧').waitFor();
});

test('sold at the floor only: no buying above the floor, buying at the floor', async () => {
  const visitor = await visit({ host: 'wechat' });
  const { page } = visitor;
  await installCashier(visitor);
  await openAs(visitor, sandbox, '/couponBargain/invite/BARGAIN-FLOOR', RUNNING);
  await seen(page, '砍到底价 ￥9.9 即可购买').waitFor();
  expect(await button(page, /立即购买/).count()).toBe(0);
  const friend = await visit();
  await openAs(friend, sandbox, friendPath('BG-NOPIC'));
  await button(friend.page, '帮TA砍一刀').click();
  await seen(friend.page, '您已帮TA砍掉 ￥5.6').waitFor();
  await page.reload();
  await button(page, '￥9.9 立即购买').click();
  await paid(page).waitFor();
});

test("a cancelled payment closes the order, and a friend's cut meanwhile counts", async () => {
  const { page } = await owner();
  await setCashier(sandbox, 'cancel');
  await button(page, '￥1.95 立即购买').click();
  await expectToast(page, '已取消支付');
  expect(await sandbox.requests(SALE_CALL.close)).toHaveLength(1);
  await button(page, '￥1.95 立即购买').waitFor();
  await cut('13712340001');
  await page.reload();
  await button(page, /立即购买$/).click();
  await paid(page).waitFor();
  const prices = (await sandbox.requests(ORDER)).map(
    ({ response }) => (response as { readonly data: { readonly payFen: number } }).data.payFen,
  );
  expect(prices[0]).toBe(195);
  expect(prices[1]).toBeLessThan(195);
});

test('a price that fell after loading is reported and shown, and not paid', async () => {
  const { page } = await owner();
  await cut('13712340001');
  await button(page, '￥1.95 立即购买').click();
  await expectToast(page, '价格已更新，请确认后再购买');
  await button(page, '￥1.95 立即购买').waitFor({ state: 'detached' });
  await button(page, /立即购买$/).click();
  await paid(page).waitFor();
});

test('after a failed payment the same order is paid again', async () => {
  const { page } = await owner();
  await setCashier(sandbox, 'fail');
  await stopTheWatch(page); // immediately, not after ten seconds
  await button(page, '￥1.95 立即购买').click();
  await seen(page, '支付未完成，可重新支付').waitFor();
  expect(await button(page, '邀请好友砍价').count()).toBe(0);
  await button(page, '重新支付').click();
  await paid(page).waitFor();
  const numbers = (await sandbox.requests(ORDER)).map(
    ({ response }) => (response as { readonly data: { readonly orderNo: string } }).data.orderNo,
  );
  expect([numbers.length, new Set(numbers).size]).toEqual([2, 1]);
});

test('when the host wrongly reports paid, the page shows unknown and asks before anything is sent again', async () => {
  const { page } = await owner('wrong');
  await outwaitTheWatch(page, () => button(page, '￥1.95 立即购买').click());
  await seen(page, '支付结果确认中').waitFor();
  expect(await button(page, /立即购买/).count()).toBe(0);
  await outwaitTheWatch(page, () => page.reload());
  await seen(page, '支付结果确认中').waitFor();
  await takeMoney(sandbox);
  await button(page, '刷新结果').click();
  await paid(page).waitFor();
  expect(await sandbox.requests(ORDER)).toHaveLength(1);
});

test('after a lost response of the order it is queried, and the next tap pays the same order', async () => {
  const { page } = await owner();
  await sandbox.faults({ path: ORDER, kind: 'malformed', times: 1 });
  await button(page, '￥1.95 立即购买').click();
  await seen(page, '您有一笔待支付的订单').waitFor();
  await button(page, '继续支付').click();
  await paid(page).waitFor();
  const sent = (await sandbox.requests(ORDER)).map(
    ({ body }) => (body as { readonly submitNo: string }).submitNo,
  );
  expect([sent.length, new Set(sent).size]).toEqual([2, 1]);
});

test('the last piece is gone meanwhile: the page says so and shows it', async () => {
  const one = await visit({ host: 'wechat' });
  await installCashier(one);
  await openAs(one, sandbox, '/couponBargain/invite/BARGAIN-LAST', '13712340001');
  const other = await visit({ host: 'wechat' });
  await installCashier(other);
  await openAs(other, sandbox, '/couponBargain/invite/BARGAIN-LAST', '13712340002');
  for (const { page } of [one, other]) {
    await button(page, '立即砍价').click();
    await button(page, /立即购买$/).waitFor();
  }
  await button(one.page, /立即购买$/).click();
  await paid(one.page).waitFor();
  await button(other.page, /立即购买$/).click();
  await expectToast(other.page, '手慢了，已经被抢光啦');
  await seen(other.page, '来晚啦，已经被抢光啦').waitFor();
  await button(other.page, '看看其他福利').click();
  await other.page.waitForURL((url) => url.pathname === '/welfare');
});

test('without a cashier the page says where to buy, with the way there', async () => {
  const visitor = await visit();
  const { page, context } = visitor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(visitor, sandbox, OWN, RUNNING);
  await seen(page, '请在微信或支付宝中打开购买').waitFor();
  await button(page, '复制链接').click();
  await expectToast(page, '链接已复制，请在微信或支付宝中打开');
  expect(await copiedText(page)).toBe(`${sandbox.origin}${OWN}`);
});

test('a price of 0 needs no cashier', async () => {
  const visitor = await visit();
  await openAs(visitor, sandbox, friendPath('BG-FULL'), FLOOR);
  await seen(visitor.page, '已砍到底价，快去购买吧').waitFor();
  await button(visitor.page, '￥0 立即购买').click();
  await paid(visitor.page).waitFor();
});

test('the bare address is the bargain of the day; sold out, over and unknown ones say so, each with a next step', async () => {
  const { page, open } = await visit();
  await open('/couponBargain');
  await titled(page, '5 元寄件券 砍到 0 元');
  await open('/couponBargain/invite/BARGAIN-SOLD-OUT');
  await seen(page, '来晚啦，已经被抢光啦').waitFor();
  await open('/couponBargain/invite/BARGAIN-FINISHED');
  await seen(page, '活动已结束').waitFor();
  await button(page, '看看其他福利').waitFor();
  await open(friendPath('NOBODY'));
  await seen(page, '没有找到这个活动').waitFor();
});

describe('incomplete responses', () => {
  const change = async ({ page }: Visitor, change: (data: Record<string, unknown>) => unknown) =>
    page.route(`**/${HOME}*`, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: Record<string, unknown> };
      await route.fulfill({ response: answer, json: { ...body, data: change(body.data) } });
    });

  test('without its goods the page says so, and can be reloaded', async () => {
    const visitor = await visit();
    await change(visitor, (data) => ({ ...data, goods: null }));
    await visitor.open(OWN);
    await seen(visitor.page, '商品信息暂时无法显示').waitFor();
    await visitor.page.unrouteAll({ behavior: 'wait' });
    await button(visitor.page, '重试').click();
    await button(visitor.page, '立即砍价').waitFor();
  });

  test('unknown states sell nothing and offer a next step', async () => {
    const visitor = await visit({ host: 'wechat' });
    await change(visitor, (data) => ({
      ...data,
      statusCode: 'OF_TOMORROW',
      goods: { ...(data['goods'] as object), buyCode: 'OF_TOMORROW' },
    }));
    await openAs(visitor, sandbox, OWN, RUNNING);
    await seen(visitor.page, '暂时不能购买，看看其他福利吧').waitFor();
    expect(await button(visitor.page, /立即购买/).count()).toBe(0);
    await button(visitor.page, '看看其他福利').waitFor();
  });

  test('hostile texts stay texts, 320 wide', async () => {
    const { page, open } = await visit({ width: 320 });
    await open(friendPath('BG-HOSTILE'));
    await button(page, '帮TA砍一刀').waitFor();
    expect(await page.locator('[onerror], [onclick], body script').count()).toBe(0);
  });
});
