/** The weekly page's own call: what the page shows when it fails, and how often it is sent. */
import type { Page } from 'playwright-core';
import { expectToast, eventually, journey, type Fault, type Visitor } from '../harness';
import { MOBILE, titled } from '../journeys/steps';
import {
  answered,
  CALL,
  countCalls,
  FAIL_PATH,
  lookAgain,
  openWeekly,
  pathOf,
  PATH,
  retry,
  session,
  skeleton,
} from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

describe('the page call fails', () => {
  const LATE = '来晚啦，活动已结束~';
  const broken = (fault: Omit<Fault, 'path' | 'times'>): Fault => ({ path: CALL.home, times: 20, ...fault });
  const NO_DATA = { success: true, code: '0', msg: '', data: null };

  async function expectFailPage(page: Page, reason: string): Promise<void> {
    await page.waitForURL((url) => url.pathname === FAIL_PATH);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      reasonMsg: reason,
      reasonCode: '9999',
    });
    await page.getByRole('alert').getByText(reason, { exact: true }).waitFor();
  }

  test('toast, then the fail page replaces the page; back does not lead to it', async () => {
    const rows: readonly (readonly [name: string, code: string, reason: string, Fault | null])[] = [
      ['refused with words', 'FRI-GONE', '活动已下线，看看其他活动吧', null],
      ['refused without', 'FRI-GONE-QUIET', LATE, null],
      ['no such page', 'FRI-NOWHERE', '活动不存在，看看其他活动吧', null],
      ['500', 'FRI-MIN', LATE, broken({ kind: 'status', status: 500 })],
      ['half of an answer', 'FRI-MIN', LATE, broken({ kind: 'malformed' })],
      ['an answer without a page', 'FRI-MIN', LATE, broken({ kind: 'malformed', body: NO_DATA })],
      ['an empty answer', 'FRI-MIN', LATE, broken({ kind: 'empty' })],
    ];
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await visitor.open('/');
    for (const [name, code, reason, fault] of rows) {
      await sandbox.reset();
      if (fault !== null) await sandbox.faults(fault);
      await openWeekly(visitor, code);
      await expectFailPage(page, reason);
      await expectToast(page, '获取活动失败');
      // 重试 only if the gateway did not refuse: then another response is possible.
      expect([name, await page.getByRole('button', { name: '重试' }).count()]).toEqual([
        name,
        fault === null ? 0 : 1,
      ]);
      await page.goBack();
      expect([name, pathOf(page)]).toEqual([name, '/']);
    }
  });

  test('hangs: given up after its limit', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults(broken({ kind: 'hang' }));
    await page.clock.install();
    await openWeekly(visitor, 'FRI-MIN');
    await skeleton(page).waitFor();
    await eventually(
      'the fail page',
      async () => {
        await page.clock.runFor(16_000);
        return pathOf(page);
      },
      (path) => path === FAIL_PATH,
    );
    await expectFailPage(page, LATE);
  });

  test('offline: says so in place; the page loads without a tap once online', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
    // Only the call fails, not the network: the page's code is still loading when the first call is sent.
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', {
        configurable: true,
        get: () => 'isBackOnline' in window,
      });
    });
    await page.route(`**/${CALL.home}`, (route) => route.abort('internetdisconnected'));
    await openWeekly(visitor, 'FRI-MIN');
    await page.getByText('网络好像断开了').waitFor();
    expect(pathOf(page)).toBe(PATH);
    await retry(page).click();
    await page.getByText('网络好像断开了').waitFor();
    await page.unroute(`**/${CALL.home}`);
    await page.evaluate(() => {
      Object.assign(window, { isBackOnline: true });
      window.dispatchEvent(new Event('online'));
    });
    await session(page, '全天场').waitFor();
    await titled(page, '寄件周五');
  });
});

describe('calls for the page', () => {
  /** A second in which no further call may come. */
  async function expectCalls(visitor: Visitor, calls: () => number, count: number): Promise<void> {
    await visitor.page.waitForTimeout(1_000);
    expect(calls()).toBe(count);
  }

  test('one at first, sent by the HTML before the app has loaded; one more on return', async () => {
    const visitors = await Promise.all([visit(), visit()]);
    const token = await sandbox.token(MOBILE);
    await Promise.all(
      visitors.map(async (visitor, index) => {
        const { page } = visitor;
        const calls = countCalls(page, CALL.home);
        let release = (): void => undefined;
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/js/**', async (route) => {
          await released;
          await route.continue();
        });
        const asked = page.waitForResponse((response) => response.url().endsWith(CALL.home));
        const opened = openWeekly(visitor, 'FRI-MIN', index === 0 ? '' : `&token=${token}`);
        await asked;
        release();
        await opened;
        await session(page, '全天场').waitFor();
        await expectCalls(visitor, calls, 1);

        await lookAgain(page);
        await eventually(
          'a call more',
          async () => calls(),
          (count) => count === 2,
        );
        await expectCalls(visitor, calls, 2);
        expect(await session(page, '全天场').isVisible()).toBe(true);
      }),
    );
    const logins = (await answered(sandbox, CALL.home, 4)).map(({ headers }) => headers['authorization']);
    expect(logins.filter((login) => login === token)).toHaveLength(2);
    expect(logins.filter((login) => login === undefined)).toHaveLength(2);
  });

  test('the position is requested once, and known when the page is opened again', async () => {
    const visitor = await visit();
    const calls = countCalls(visitor.page, CALL.home);
    await openWeekly(visitor, 'FRI-ALL');
    await visitor.page.getByRole('button', { name: /当前位置：深圳市/ }).waitFor();
    const cities = async (count: number): Promise<unknown[]> =>
      (await answered(sandbox, CALL.home, count)).map(({ body }) => (body as { city: string }).city);
    expect(await cities(2)).toEqual(['', '深圳市']);
    await expectCalls(visitor, calls, 2);
  });
});
