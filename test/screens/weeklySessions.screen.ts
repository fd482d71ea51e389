/** Sessions of the weekly page: the buttons of their rights, texts after a tap, and reminders. */
import type { Locator, Page } from 'playwright-core';
import { expectToast, eventually, journey } from '../harness';
import type { HostName } from '../harness/hosts';
import { SEND_PAGE } from '../journeys/steps';
import {
  buttons,
  DISCOUNT,
  FREE,
  HELD,
  HOME,
  noon,
  PACKAGE,
  PACKAGE_HELD,
  ready,
  REDUCE,
  STORE,
  TALL,
  THREE,
  UNCERTAIN,
  WASH,
} from '../journeys/weeklySessionSteps';
import {
  buttonsOf,
  CALL,
  openLoggedIn,
  openSession,
  openWeekly,
  press,
  heldRight,
  rightButton,
  session,
} from '../journeys/weeklySteps';

const own = journey();
const { sandbox, visit } = own;

/** Product §2.4 "Coupon button state" for FRI-ALL: the text for held rights; null: not logged in, nothing is held. */
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
const evening = (page: Page): Locator => session(page, '晚场');
const bar = (page: Page): Locator => page.getByRole('region', { name: '每周五 10 点开抢，别错过' });

type Sessions = ReturnType<typeof expected>;

/** Each once its tab is open and as many buttons as `wanted` exist: they are mounted in blocks, one after the other. */
async function readSessions(page: Page, wanted: Sessions): Promise<Sessions> {
  const read: Record<string, readonly string[]> = {};
  for (const [name, all] of Object.entries(wanted)) {
    const place = await openSession(page, name);
    read[name] = await eventually(
      `all buttons of ${name}`,
      () => buttonsOf(place),
      (found) => found.length === all.length,
    );
    const off = await place
      .locator('[role=button][aria-disabled=true]')
      .evaluateAll((buttons) => buttons.map((each) => each.getAttribute('aria-label')?.split('，')[0]));
    expect(off.filter((text) => text !== '已抢光')).toEqual([]);
  }
  return read;
}

describe('buttons', () => {
  test('FRI-ALL: the button of each right, by login and host', async () => {
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
        expect([host, await readSessions(page, expected(held))]).toEqual([host, expected(held)]);
        await visitor.close();
      }),
    );
  });

  test('gone and ended give a reason; what is held leads to the coupons', async () => {
    const { page, claims } = await ready(own);
    await press(rightButton(noon(page), '已抢光', FREE));
    await expectToast(page, SOLD_OUT);
    await press(rightButton(await openSession(page, '早场'), '已抢光', REDUCE));
    await expectToast(page, ENDED);
    await press(heldRight(await openSession(page, '午场'), HELD));
    await page.waitForURL(/\/coupons$/);
    expect(claims()).toBe(0);
  });

  test('not started and no reminder: 待开始, with its toast', async () => {
    await sandbox.clock(-2 * 3_600_000);
    const { page } = await ready(own, 'FRI-MIN');
    expect(await buttonsOf(session(page, '全天场'))).toEqual(buttons([['待开始', [REDUCE, DISCOUNT]]]));
    await press(rightButton(session(page, '全天场'), '待开始', REDUCE));
    await expectToast(page, '活动即将开始，不要错过哦~');
  });

  test.each([
    [HELD, SEND_PAGE],
    [PACKAGE_HELD, /\/__sandbox\/ad-star/],
  ])('in the consumer app a held right is used: %s', async (right, address) => {
    const visitor = await visit({ ...TALL, host: 'consumer-ios' });
    await openLoggedIn(visitor, sandbox, 'FRI-ALL');
    await rightButton(noon(visitor.page), '去使用', right).click();
    await visitor.page.waitForURL(address);
  });
});

describe('reminders', () => {
  test('of a session: set once, then shown; a lost response is resolved', async () => {
    const { page, subscribes } = await ready(own);
    await openSession(page, '晚场');
    await sandbox.faults({ path: CALL.subscribe, kind: 'malformed' });
    await rightButton(evening(page), '提醒我', WASH).click();
    await rightButton(evening(page), '已订阅', WASH).waitFor();
    await expectToast(page, '订阅成功');
    expect(await buttonsOf(evening(page))).toEqual(buttons([['已订阅', [FREE, WASH, PACKAGE, HOME]]]));
    await press(rightButton(evening(page), '已订阅', FREE));
    await expectToast(page, '已订阅提醒，如需关闭请前往设置关闭消息推送');
    expect(subscribes()).toBe(1);
    expect((await sandbox.requests(CALL.subscribe))[0]?.body).toEqual({
      subscribeInfos: [{ sourceBiz: 'CHAO_5_SECKILL', sourceBizId: 'FRI-ALL', sourceSubBizId: 'ALL-NEXT' }],
    });
    expect(await bar(page).count()).toBe(1);
  });

  test('of the page: refused, failed, dropped; the notice disappears once it is set', async () => {
    const { visitor, page, subscribes } = await ready(own);
    visitor.expectProblems('status 500', CALL.subscribe);
    const add = bar(page).getByRole('button', { name: '添加提醒' });
    const no = { success: false, code: '200300001', msg: '订阅人数过多', data: null };
    await sandbox.faults({ path: CALL.subscribe, kind: 'status', status: 200, body: no });
    await add.click();
    await expectToast(page, '订阅人数过多');
    await sandbox.faults({ path: CALL.subscribe, kind: 'status', status: 500 });
    await add.click();
    await expectToast(page, UNCERTAIN);
    await sandbox.faults({ path: CALL.subscribe, kind: 'drop', times: 10 });
    await add.click();
    await expectToast(page, '订阅成功');
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
