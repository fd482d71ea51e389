/** Failures of the incentive page: nothing loads forever, nothing is joined twice, there is always a next step. */
import type { Locator, Page } from 'playwright-core';
import { eventually, expectToast, type Fault, hold, journey } from '../harness';
import {
  answeredCalls,
  button,
  CALL,
  countCalls,
  headline,
  joinButton,
  lookAgain,
  openWithToken,
  PATH,
  PREVIEW,
  reloginTip,
  skeletons,
} from '../journeys/incentiveSteps';
import { closeLogin, hung, logIn, loginDialog, loseNetworkAt, MOBILE } from '../journeys/steps';

const { sandbox, visit } = journey();

const NO_INFO = '获取活动信息失败，请重试';
const BUSY = '系统繁忙，请稍后再试~';
const JOINED = '本轮活动进行中｜进度 0/4';
const LOGGED_OUT = { success: false, code: '030100001', msg: '请先登录', data: null };
const REFUSED_TOKEN = { kind: 'status', status: 401, body: LOGGED_OUT } as const;

type Kind = Omit<Fault, 'path' | 'times'>;
const READ_FAULTS: readonly (readonly [string, Kind])[] = [
  ['500', { kind: 'status', status: 500 }],
  ['dropped', { kind: 'drop' }],
  ['malformed', { kind: 'malformed' }],
  ['with a field missing', { kind: 'malformed', body: { success: true, code: '0', msg: '', data: {} } }],
];
/** The gateway joins, and the response does not reach the page. */
const LOST_ANSWERS: readonly (readonly [string, Kind])[] = READ_FAULTS.slice(1);

const retry = (page: Page): Locator => button(page, '重试');
/** More than enough for reads, which are tried three times, and for a browser that repeats an interrupted request. */
const always = (path: string, fault: Kind): Promise<void> => sandbox.faults({ path, times: 20, ...fault });

/** Advances the page's clock beyond the longest time limit of a call. */
const outwait = (page: Page): Promise<void> => page.clock.runFor(16_000);

describe('info', () => {
  test.each(READ_FAULTS)('%s: a message and 重试, which works', async (_name, fault) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500', CALL.info);
    await always(CALL.info, fault);
    await visitor.open(`${PATH}/IN-1002`);
    await page.getByText(NO_INFO, { exact: true }).waitFor();
    expect(await skeletons(page).count()).toBe(0);
    await sandbox.reset();
    await retry(page).click();
    await page.getByText('抱歉，活动已结束', { exact: true }).waitFor();
    expect(await retry(page).count()).toBe(0);
  });

  test('hangs: given up after its limit', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: CALL.info, kind: 'hang' });
    await page.clock.install();
    await visitor.open(`${PATH}/IN-1002`);
    await hung(sandbox, CALL.info);
    expect(await skeletons(page).count()).toBe(1);
    await outwait(page);
    await page.getByText(NO_INFO, { exact: true }).waitFor();
    await retry(page).click();
    await page.getByText('抱歉，活动已结束', { exact: true }).waitFor();
  });

  test('401, which this call should never return: no login, 重试', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: CALL.info, ...REFUSED_TOKEN });
    await visitor.open(`${PATH}/IN-1002`);
    await page.getByText(NO_INFO, { exact: true }).waitFor();
    expect(await loginDialog(page).count()).toBe(0);
    await retry(page).click();
    await page.getByText('抱歉，活动已结束', { exact: true }).waitFor();
  });

  test('offline: says so; the page loads again when the network is back', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
    const reconnect = await loseNetworkAt(visitor, `**/${CALL.info}`);
    await visitor.open(`${PATH}/IN-1002`);
    await retry(page).waitFor();
    expect(await page.getByText(NO_INFO).count()).toBe(0); // it is not the activity's fault
    await reconnect();
    await page.getByText('抱歉，活动已结束', { exact: true }).waitFor();
  });
});

describe('progress', () => {
  test.each(READ_FAULTS)('%s: the header stays, and 重试 in the card works', async (_name, fault) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500', CALL.progress);
    await always(CALL.progress, fault);
    await openWithToken(visitor, 'IN-2002', await sandbox.token(MOBILE));
    await page.getByText(NO_INFO, { exact: true }).waitFor();
    await button(page, '活动规则').waitFor();
    expect(await skeletons(page).count()).toBe(0);
    expect(await joinButton(page).count()).toBe(0); // a joined user is not offered to join
    await sandbox.reset();
    await retry(page).click();
    await logIn(page); // the reset removed the token: 重试 meets a 401 as well
    await headline(page, '本轮活动进行中｜进度 2/5').waitFor();
    expect(await retry(page).count()).toBe(0);
  });

  test('hangs: given up after its limit', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: CALL.progress, kind: 'hang' });
    await page.clock.install();
    await openWithToken(visitor, 'IN-2002', await sandbox.token(MOBILE));
    await hung(sandbox, CALL.progress);
    await outwait(page);
    await page.getByText(NO_INFO, { exact: true }).waitFor();
    await retry(page).click();
    await headline(page, '本轮活动进行中｜进度 2/5').waitFor();
  });

  test('an expired token: one login, then the round loads automatically', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'IN-2002', 'ended-long-ago');
    await headline(page, '参加活动最高得35元礼包｜寄件次数可累计').waitFor(); // no skeleton behind the login
    await logIn(page);
    await headline(page, '本轮活动进行中｜进度 2/5').waitFor();
    expect(await sandbox.requests(CALL.progress)).toHaveLength(2);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('refused right after the login too: another login is offered, without a loop', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: CALL.progress, times: 2, ...REFUSED_TOKEN });
    await visitor.open(`${PATH}/IN-2002`);
    await logIn(page);
    await reloginTip(page).waitFor();
    await loginDialog(page).waitFor({ state: 'detached' });
    expect(await sandbox.requests(CALL.progress)).toHaveLength(2);
    await button(page, '重新登录').click();
    await loginDialog(page).waitFor();
  });

  test('a failed refetch on return keeps the content', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'IN-2002', await sandbox.token(MOBILE));
    await headline(page, '本轮活动进行中｜进度 2/5').waitFor();
    await sandbox.faults({ path: CALL.progress, kind: 'malformed' });
    await lookAgain(page);
    await answeredCalls(sandbox, CALL.progress, 2);
    expect(await headline(page, '本轮活动进行中｜进度 2/5').isVisible()).toBe(true);
    expect(await retry(page).count()).toBe(0);
    // The next return refetches.
    await sandbox.parcels(MOBILE, 1);
    await eventually(
      'the progress, asked for once the failed answer has been taken in',
      async () => {
        await lookAgain(page);
        return headline(page, '本轮活动进行中｜进度 3/5').isVisible();
      },
      (isThere) => isThere,
    );
  });

  test('a return after the login expired: no popup over the page, but the tip', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'IN-2002', await sandbox.token(MOBILE));
    await headline(page, '本轮活动进行中｜进度 2/5').waitFor();
    await sandbox.faults({ path: CALL.progress, ...REFUSED_TOKEN });
    await lookAgain(page);
    await reloginTip(page).waitFor();
    expect(await loginDialog(page).count()).toBe(0);
    await button(page, '重新登录').click();
    await logIn(page);
    await headline(page, '本轮活动进行中｜进度 2/5').waitFor();
  });
});

describe('join', () => {
  /** A logged-in user who may join, with a count of the joins that the page sends. */
  async function ready() {
    const visitor = await visit();
    const { page } = visitor;
    const joins = countCalls(page, CALL.join);
    await openWithToken(visitor, 'IN-JOIN', await sandbox.token(MOBILE));
    await page.getByText('当前账号').waitFor();
    return { visitor, page, joins };
  }

  test.each(LOST_ANSWERS)('%s: joined once, and the page finds out', async (_name, fault) => {
    const { visitor, page, joins } = await ready();
    visitor.expectProblems(CALL.join);
    await always(CALL.join, fault);
    await joinButton(page).click();
    await headline(page, JOINED).waitFor();
    expect(joins()).toBe(1);
    await button(page, '去寄件').waitFor();
  });

  test('500: says so, and the next tap joins', async () => {
    const { visitor, page, joins } = await ready();
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: CALL.join, kind: 'status', status: 500 });
    await joinButton(page).click();
    await expectToast(page, BUSY);
    expect(joins()).toBe(1);
    await joinButton(page).click();
    await headline(page, JOINED).waitFor();
    expect(joins()).toBe(2);
  });

  test('hangs: more taps send nothing; given up after its limit, then the next tap joins', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const joins = countCalls(page, CALL.join);
    await page.clock.install();
    await openWithToken(visitor, 'IN-JOIN', await sandbox.token(MOBILE));
    await page.getByText('当前账号').waitFor();
    await sandbox.faults({ path: CALL.join, kind: 'hang' });
    await joinButton(page).click();
    await hung(sandbox, CALL.join);
    for (let press = 0; press < 3; press += 1) await joinButton(page).dispatchEvent('click');
    await outwait(page);
    await expectToast(page, BUSY);
    expect(joins()).toBe(1);
    await joinButton(page).click();
    await headline(page, JOINED).waitFor();
    expect(joins()).toBe(2);
  });

  test('one join however often the button is tapped', async () => {
    const { page, joins } = await ready();
    const answer = await hold(page, CALL.join);
    for (let press = 0; press < 5; press += 1) await joinButton(page).dispatchEvent('click');
    answer();
    await headline(page, JOINED).waitFor();
    expect(joins()).toBe(1);
  });

  test('the response and the state query are lost: says so, and the next tap queries before it joins', async () => {
    const { page, joins } = await ready();
    await sandbox.faults({ path: CALL.join, kind: 'malformed' }, { path: CALL.progress, kind: 'malformed' });
    await joinButton(page).click();
    await expectToast(page, BUSY);
    await joinButton(page).click();
    await headline(page, JOINED).waitFor();
    expect(joins()).toBe(1);
  });

  test('offline: says so; joins once when online', async () => {
    const { visitor, page } = await ready();
    visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
    await visitor.context.setOffline(true);
    await joinButton(page).click();
    await expectToast(page, BUSY);
    await visitor.context.setOffline(false);
    await joinButton(page).click();
    await headline(page, JOINED).waitFor();
    expect(await sandbox.requests(CALL.join)).toHaveLength(1);
  });

  test('a refusal shows the gateway’s text', async () => {
    const { page } = await ready();
    const body = { success: false, code: '100205099', msg: '参与人数过多，请稍后', data: null };
    await sandbox.faults({ path: CALL.join, kind: 'status', status: 200, body });
    await joinButton(page).click();
    await expectToast(page, '参与人数过多，请稍后');
    await headline(page, PREVIEW).waitFor();
  });

  test('a 401 during the join: one login, then it continues; two sent, one accepted', async () => {
    const { page, joins } = await ready();
    await sandbox.faults({ path: CALL.join, ...REFUSED_TOKEN });
    await joinButton(page).click();
    await logIn(page);
    await headline(page, JOINED).waitFor();
    expect(joins()).toBe(2);
    expect((await sandbox.requests(CALL.join)).map(({ status }) => status)).toEqual([401, 200]);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('a 401 during the join, the login closed: not joined, the tip, and the button works', async () => {
    const { page, joins } = await ready();
    await sandbox.faults({ path: CALL.join, ...REFUSED_TOKEN });
    await joinButton(page).click();
    await closeLogin(page);
    await reloginTip(page).waitFor();
    expect(await page.getByText('当前账号').count()).toBe(0);
    expect(joins()).toBe(1);
    await joinButton(page).click();
    await loginDialog(page).waitFor();
  });
});
