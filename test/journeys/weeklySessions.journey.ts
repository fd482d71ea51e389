/** Sessions of the weekly page and what can be had in them: what the buttons are, and what a press does. */
import type { Locator, Page } from 'playwright-core';
import { eventually, journey } from '../harness';
import type { HostName } from '../harness/hosts';
import { logIn, loginDialog } from './steps';
import {
  answered,
  buttonsOf,
  CALL,
  countCalls,
  hearToasts,
  module,
  openLoggedIn,
  openWeekly,
  press,
  rightButton,
  session,
} from './weeklySteps';

const { sandbox, visit } = journey();

const TALL = { height: 9_000 };

const REDUCE = '￥5 寄件立减券';
const DISCOUNT = '8.5折 寄件折扣券';
const THREE = '￥3 寄件连享券';
const HELD = '￥3.5 柜机寄件满减券';
const FREE = '免费 首件免单券';
const WASH = '￥20 洗护立减券';
const HOME = '￥30 家政保洁券';
const STORE = '￥1.5 优惠券';
const PACKAGE = '寄件省钱包 ￥9.90';
const PACKAGE_HELD = '换季洗护包 ￥39.90';

type Row = readonly [text: string, rights: readonly string[]];
const buttons = (rows: readonly Row[]): string[] =>
  rows.flatMap(([text, rights]) => rights.map((right) => `${text}，${right}`));

/** Spec 2 §4 "Coupon button state" for FRI-ALL: what is held says this; null: nobody is logged in, nothing is held. */
const expected = (held: string | null): Readonly<Record<string, readonly string[]>> => ({
  午场:
    held === null
      ? buttons([
          ['立即领取', [HELD, REDUCE, DISCOUNT, THREE]],
          ['去购买', [PACKAGE, PACKAGE_HELD]],
          ['已抢光', [FREE]],
        ])
      : buttons([
          ['立即领取', [REDUCE, DISCOUNT, THREE]],
          ['去购买', [PACKAGE]],
          [held, [HELD, PACKAGE_HELD]],
          ['已抢光', [FREE]],
        ]),
  晚场: buttons([['提醒我', [FREE, WASH, PACKAGE, HOME]]]),
  早场: buttons([
    ['已抢光', [REDUCE]],
    [held ?? '已抢光', [DISCOUNT]],
    ['已抢光', [STORE, PACKAGE_HELD]],
  ]),
});

const SOLD_OUT = '优惠券已被抢光，看看其他优惠吧~';
const ENDED = '来晚啦，活动已结束~';
const UNCERTAIN = '网络开小差了，请再试一次~';
const noon = (page: Page): Locator => session(page, '午场');
const evening = (page: Page): Locator => session(page, '晚场');
const bar = (page: Page): Locator => page.getByRole('region', { name: '每周五 10 点开抢，别错过' });

async function readSessions(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const names = ['午场', '晚场', '早场'];
  return eventually(
    'three sessions with their buttons',
    async () =>
      Object.fromEntries(
        await Promise.all(names.map(async (name) => [name, await buttonsOf(session(page, name))] as const)),
      ),
    (read) => names.every((name) => (read[name] ?? []).length > 0),
  );
}

/** FRI-ALL as somebody who is logged in, with what his page says and how often it claims. */
async function ready(configId = 'FRI-ALL') {
  const visitor = await visit(TALL);
  const { page } = visitor;
  const heard = await hearToasts(visitor);
  const claims = countCalls(page, CALL.claim);
  const subscribes = countCalls(page, CALL.subscribe);
  await openLoggedIn(visitor, sandbox, configId);
  await page.getByRole('group').first().waitFor();
  return { visitor, page, heard, claims, subscribes };
}

describe('buttons', () => {
  test('FRI-ALL: what each is, by login and host', async () => {
    const rows: readonly (readonly [HostName, string | null])[] = [
      ['plain', null],
      ['plain', '已领取'],
      ['wechat', '已领取'],
      ['consumer-ios', '去使用'],
    ];
    await Promise.all(
      rows.map(async ([host, held]) => {
        const visitor = await visit({ ...TALL, host });
        const { page } = visitor;
        await (held === null ? openWeekly(visitor, 'FRI-ALL') : openLoggedIn(visitor, sandbox, 'FRI-ALL'));
        expect([host, await readSessions(page)]).toEqual([host, expected(held)]);
        const off = await module(page, 'seckill')
          .locator('[role=button][aria-disabled=true]')
          .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split('，')[0]));
        expect([...new Set(off)].sort()).toEqual(held === '已领取' ? ['已抢光', '已领取'] : ['已抢光']);
        await visitor.close();
      }),
    );
  });

  test('what only says why: gone, ended, held', async () => {
    const { page, heard, claims } = await ready();
    await press(rightButton(noon(page), '已抢光', FREE));
    await heard(SOLD_OUT);
    await press(rightButton(session(page, '早场'), '已抢光', REDUCE));
    await heard(ENDED);
    await press(rightButton(noon(page), '已领取', HELD));
    expect(claims()).toBe(0);
  });

  test('not started and no reminder: 待开始, which says so', async () => {
    await sandbox.clock(-2 * 3_600_000);
    const { page, heard } = await ready('FRI-MIN');
    expect(await buttonsOf(session(page, '全天场'))).toEqual(buttons([['待开始', [REDUCE, DISCOUNT]]]));
    await press(rightButton(session(page, '全天场'), '待开始', REDUCE));
    await heard('活动即将开始，不要错过哦~');
  });

  test.each([
    [HELD, /\/__sandbox\/send-parcel/],
    [PACKAGE_HELD, /\/__sandbox\/ad-star/],
  ])('in the consumer app what is held is used: %s', async (right, address) => {
    const visitor = await visit({ ...TALL, host: 'consumer-ios' });
    await openLoggedIn(visitor, sandbox, 'FRI-ALL');
    await rightButton(noon(visitor.page), '去使用', right).click();
    await visitor.page.waitForURL(address);
  });
});

describe('claim', () => {
  test('one call, a toast, and the page knows of it', async () => {
    const { page, heard, claims } = await ready();
    const before = (await sandbox.requests(CALL.home)).length;
    await sandbox.faults({ path: CALL.claim, kind: 'slow', delayMs: 500 });
    await rightButton(noon(page), '立即领取', REDUCE).click();
    await rightButton(noon(page), '领取中…', REDUCE).waitFor();
    for (let more = 0; more < 3; more += 1) await press(rightButton(noon(page), '领取中…', REDUCE));
    await heard('领取成功');
    await rightButton(noon(page), '已领取', REDUCE).waitFor();
    await answered(sandbox, CALL.home, before + 1);
    // As the page tells it now: held ones stand behind those that can be had.
    await eventually(
      'the order of the answer',
      () => buttonsOf(noon(page)),
      (all) => all[0] === `立即领取，${DISCOUNT}`,
    );
    expect(claims()).toBe(1);
    const [call] = await sandbox.requests(CALL.claim);
    expect(call?.body).toMatchObject({
      configId: 'FRI-ALL',
      seckillId: 'ALL-NOW',
      rightsNo: 'ALL-NOW-REDUCE',
      city: '深圳市',
      province: '广东省',
    });
  });

  test('FRI-LIMITS: refused with the gateway’s words, or ours', async () => {
    const { page, heard, claims } = await ready('FRI-LIMITS');
    const rows = [
      ['领取时已抢光', '手慢了，优惠券已被抢光'],
      ['别处领取过', '您已领取过该优惠券'],
      ['服务端未开始', '本场还未开始，请稍后再来'],
      ['服务端已结束', '本场已结束，看看其他场次吧'],
      ['没有原因', '领取失败，请稍后再试~'],
    ] as const;
    for (const [title, text] of rows) {
      const button = rightButton(session(page, '全天场'), '立即领取', `￥5 ${title}`);
      await button.click();
      await heard(text);
      await button.waitFor(); // may be tried again
    }
    expect(claims()).toBe(rows.length);
  });

  test('FRI-LIMITS: the last one is had by one', async () => {
    const first = await ready('FRI-LIMITS');
    const second = await visit();
    const heard = await hearToasts(second);
    await openWeekly(second, 'FRI-LIMITS', `&token=${await sandbox.token('13912345679')}`);
    const last = (page: Page, text: string) => rightButton(session(page, '全天场'), text, '￥5 最后一张');
    await last(second.page, '立即领取').waitFor();
    await last(first.page, '立即领取').click();
    await last(first.page, '已领取').waitFor();
    await last(second.page, '立即领取').click();
    await heard('手慢了，优惠券已被抢光');
    await last(second.page, '已抢光').waitFor(); // asked anew by itself
  });

  test('an answer that is lost: claimed once, and the page finds out; nothing done: may be tried again', async () => {
    const { visitor, page, heard, claims } = await ready();
    visitor.expectProblems('status 500', CALL.claim);
    await sandbox.faults({ path: CALL.claim, kind: 'status', status: 500 });
    await rightButton(noon(page), '立即领取', REDUCE).click();
    await heard(UNCERTAIN);
    await rightButton(noon(page), '立即领取', REDUCE).click();
    await rightButton(noon(page), '已领取', REDUCE).waitFor();
    expect(claims()).toBe(2);

    for (const [right, kind, times] of [
      [DISCOUNT, 'malformed', 1],
      [THREE, 'drop', 10],
    ] as const) {
      const before = claims();
      await sandbox.faults({ path: CALL.claim, kind, times });
      await rightButton(noon(page), '立即领取', right).click();
      await rightButton(noon(page), '已领取', right).waitFor();
      expect([kind, claims() - before]).toEqual([kind, 1]);
    }
    await heard('领取成功');
  });

  test('no answer at all: given up after its limit, and asked for', async () => {
    const visitor = await visit(TALL);
    const { page } = visitor;
    const heard = await hearToasts(visitor);
    const claims = countCalls(page, CALL.claim);
    await page.clock.install();
    await openLoggedIn(visitor, sandbox, 'FRI-MIN');
    await sandbox.faults({ path: CALL.claim, kind: 'hang' });
    const button = rightButton(session(page, '全天场'), '立即领取', REDUCE);
    const sent = page.waitForRequest((request) => request.url().endsWith(CALL.claim));
    await button.click();
    await sent;
    await page.clock.runFor(16_000);
    await page.clock.runFor(200);
    await heard(UNCERTAIN);
    expect(claims()).toBe(1);
    await button.click();
    await rightButton(session(page, '全天场'), '已领取', REDUCE).waitFor();
    expect(claims()).toBe(2);
  });
});

describe('login', () => {
  const button = (page: Page, text: string): Locator => rightButton(session(page, '全天场'), text, REDUCE);

  test('asked for first: closed, nothing is sent; then it claims by itself, once', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const claims = countCalls(page, CALL.claim);
    await openWeekly(visitor, 'FRI-MIN');
    await button(page, '立即领取').click();
    await loginDialog(page).waitFor();
    await page.keyboard.press('Escape');
    await loginDialog(page).waitFor({ state: 'detached' });
    expect(claims()).toBe(0);
    await button(page, '立即领取').click();
    await logIn(page);
    await button(page, '已领取').waitFor();
    expect(claims()).toBe(1);
  });

  test('over half-way: one login, then exactly one claim', async () => {
    const { page, claims } = await ready('FRI-MIN');
    const body = { success: false, code: '030100001', msg: '请先登录', data: null };
    await sandbox.faults({ path: CALL.claim, kind: 'status', status: 401, body });
    await button(page, '立即领取').click();
    await logIn(page);
    await button(page, '已领取').waitFor();
    expect(claims()).toBe(2);
    expect((await sandbox.requests(CALL.claim)).map(({ status }) => status)).toEqual([401, 200]);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('reminders', () => {
  test('of a session: set once, then told; its answer lost, found out', async () => {
    const { page, heard, subscribes } = await ready();
    await sandbox.faults({ path: CALL.subscribe, kind: 'malformed' });
    await rightButton(evening(page), '提醒我', WASH).click();
    await rightButton(evening(page), '已订阅', WASH).waitFor();
    await heard('订阅成功');
    expect(await buttonsOf(evening(page))).toEqual(buttons([['已订阅', [FREE, WASH, PACKAGE, HOME]]]));
    await press(rightButton(evening(page), '已订阅', FREE));
    await heard('已订阅提醒，如需关闭请前往设置关闭消息推送');
    expect(subscribes()).toBe(1);
    expect((await sandbox.requests(CALL.subscribe))[0]?.body).toEqual({
      subscribeInfos: [{ sourceBiz: 'CHAO_5_SECKILL', sourceBizId: 'FRI-ALL', sourceSubBizId: 'ALL-NEXT' }],
    });
    expect(await bar(page).count()).toBe(1);
  });

  test('of the page: refused, failed, dropped; the notice goes when it is set, and once only', async () => {
    const { visitor, page, heard, subscribes } = await ready();
    visitor.expectProblems('status 500', CALL.subscribe);
    const add = bar(page).getByRole('button', { name: '添加提醒' });
    const no = { success: false, code: '200300001', msg: '订阅人数过多', data: null };
    await sandbox.faults({ path: CALL.subscribe, kind: 'status', status: 200, body: no });
    await add.click();
    await heard('订阅人数过多');
    await sandbox.faults({ path: CALL.subscribe, kind: 'status', status: 500 });
    await add.click();
    await heard(UNCERTAIN);
    await sandbox.faults({ path: CALL.subscribe, kind: 'drop', times: 10 });
    await add.click();
    await heard('订阅成功');
    await bar(page).waitFor({ state: 'detached' });
    expect(subscribes()).toBe(3);
    expect((await sandbox.requests(CALL.subscribe))[0]?.body).toEqual({
      subscribeInfos: [{ sourceBiz: 'CHAO_5_AGGREGATE_PAGE', sourceBizId: 'FRI-ALL' }],
    });
    await page.reload();
    await noon(page).waitFor();
    expect(await bar(page).count()).toBe(0);
  });
});
