/** Claims on the weekly page: each is sent once, whatever happens to its response or the login. */
import type { Locator, Page } from 'playwright-core';
import { expectToast, journey, mainJourney } from '../harness';
import { closeLogin, hung, logIn } from '../journeys/steps';
import { claimOnce } from '../journeys/weeklyClaimSteps';
import { DISCOUNT, noon, ready, REDUCE, TALL, THREE, UNCERTAIN } from '../journeys/weeklySessionSteps';
import {
  CALL,
  countCalls,
  heldRight,
  openLoggedIn,
  openWeekly,
  rightButton,
  session,
} from '../journeys/weeklySteps';

const own = journey();
const { sandbox, visit } = own;

describe('claim', () => {
  mainJourney(sandbox, 'one call, a toast, and the page is updated', () => claimOnce(own));

  test('FRI-LIMITS: a refusal shows the gateway’s text, or ours', async () => {
    const { page, claims } = await ready(own, 'FRI-LIMITS');
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
      await expectToast(page, text);
      await button.waitFor(); // can be tried again
    }
    expect(claims()).toBe(rows.length);
  });

  test('FRI-LIMITS: only one user gets the last one', async () => {
    const first = await ready(own, 'FRI-LIMITS');
    const second = await visit();
    await openWeekly(second, 'FRI-LIMITS', `&token=${await sandbox.token('13912345679')}`);
    const last = (page: Page, text: string) => rightButton(session(page, '全天场'), text, '￥5 最后一张');
    await last(second.page, '立即领取').waitFor();
    await last(first.page, '立即领取').click();
    await heldRight(session(first.page, '全天场'), '￥5 最后一张').waitFor();
    await last(second.page, '立即领取').click();
    await expectToast(second.page, '手慢了，优惠券已被抢光');
    await last(second.page, '已抢光').waitFor(); // refetched automatically
  });

  test('a lost response: claimed once, and the page finds out; without effect it can be tried again', async () => {
    const { visitor, page, claims } = await ready(own);
    visitor.expectProblems('status 500', CALL.claim);
    await sandbox.faults({ path: CALL.claim, kind: 'status', status: 500 });
    await rightButton(noon(page), '立即领取', REDUCE).click();
    await expectToast(page, UNCERTAIN);
    await rightButton(noon(page), '立即领取', REDUCE).click();
    await heldRight(noon(page), REDUCE).waitFor();
    expect(claims()).toBe(2);

    for (const [right, kind, times] of [
      [DISCOUNT, 'malformed', 1],
      [THREE, 'drop', 10],
    ] as const) {
      const before = claims();
      await sandbox.faults({ path: CALL.claim, kind, times });
      await rightButton(noon(page), '立即领取', right).click();
      await heldRight(noon(page), right).waitFor();
      expect([kind, claims() - before]).toEqual([kind, 1]);
    }
    await expectToast(page, '领取成功');
  });

  test('no response at all: given up after its limit, and queried', async () => {
    const visitor = await visit(TALL);
    const { page } = visitor;
    const claims = countCalls(page, CALL.claim);
    await page.clock.install();
    await openLoggedIn(visitor, sandbox, 'FRI-MIN');
    await sandbox.faults({ path: CALL.claim, kind: 'hang' });
    const button = rightButton(session(page, '全天场'), '立即领取', REDUCE);
    await button.click();
    await hung(sandbox, CALL.claim);
    await page.clock.runFor(16_000);
    await page.clock.runFor(200);
    await expectToast(page, UNCERTAIN);
    expect(claims()).toBe(1);
    await button.click();
    await heldRight(session(page, '全天场'), REDUCE).waitFor();
    expect(claims()).toBe(2);
  });
});

describe('login', () => {
  const button = (page: Page, text: string): Locator => rightButton(session(page, '全天场'), text, REDUCE);

  test('the login opens first: closed, nothing is sent; otherwise it claims automatically, once', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const claims = countCalls(page, CALL.claim);
    await openWeekly(visitor, 'FRI-MIN');
    await button(page, '立即领取').click();
    await closeLogin(page);
    expect(claims()).toBe(0);
    await button(page, '立即领取').click();
    await logIn(page);
    await heldRight(session(page, '全天场'), REDUCE).waitFor();
    expect(claims()).toBe(1);
  });

  test('a login that ends during a claim: one login, then exactly one claim', async () => {
    const { page, claims } = await ready(own, 'FRI-MIN');
    const body = { success: false, code: '030100001', msg: '请先登录', data: null };
    await sandbox.faults({ path: CALL.claim, kind: 'status', status: 401, body });
    await button(page, '立即领取').click();
    await logIn(page);
    await heldRight(session(page, '全天场'), REDUCE).waitFor();
    expect(claims()).toBe(2);
    expect((await sandbox.requests(CALL.claim)).map(({ status }) => status)).toEqual([401, 200]);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
