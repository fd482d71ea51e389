/** The prize draw in the built packages: ends at the gateway's prize, never keeps spinning, no work per frame. */
import type { Locator, Page } from 'playwright-core';
import { activityCodeOf, findDraw } from '../../../sandbox/weekly/fixtures/draws';
import { visiblePage, type EngineTarget } from '../../engines/host';
import { phones, TARGETS } from '../../engines/phones';
import { atRest, callsOf } from '../../engines/rest';
import { answered, countCalls, dialog, logIn, loginDialog } from '../../engines/steps';
import { CALL, openLoggedIn, openWeekly, WEEKLY_PAGE } from '../../engines/weeklySteps';
import { eventually, expectToast } from '../../harness';
import { wide } from '../../harness/wide';

const hosts = phones();
const { sandbox } = hosts;

const BUSY = '系统繁忙，请稍后再试~';
/** From the tap to the dialog: button, light or strip on, stopped, result. An update per frame would be hundreds. */
const CALLS_OF_A_DRAW = 6;

const drawButton = (page: Page, text: string): Locator =>
  visiblePage(page)
    .locator('[aria-role="button"]')
    .filter({ hasText: new RegExp(`^${text}$`) });
const board = (page: Page): Locator =>
  visiblePage(page).locator('[aria-role="group"][aria-label="奖品列表"]');
const movements = (page: Page): Promise<number> =>
  board(page).evaluate(
    (group) =>
      group.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );
/** A button that is released, or a dialog that opens, moves for a moment. */
const nothingMoves = (page: Page): Promise<number> =>
  eventually(
    'a board on which nothing moves',
    () => movements(page),
    (count) => count === 0,
  );

const ready = async (target: EngineTarget, code: string): Promise<Page> => {
  const page = await openLoggedIn(hosts, target, code);
  await drawButton(page, '立即抽奖').waitFor();
  return page;
};

/** Waits for the result of the `round`-th call since reset, failed ones included, and checks that it is the gateway’s. */
async function expectResult(page: Page, code: string, round: number): Promise<void> {
  const drawn = (await answered(sandbox, CALL.draw, round))
    .filter(({ status }) => status === 200)
    .map(({ response }) => response as { data: { prizeInfo: { prizeCode: string } | null } | null })
    .flatMap(({ data }) => data?.prizeInfo?.prizeCode ?? []);
  const won = findDraw(code)?.prizes.find((prize) => prize.code === drawn[drawn.length - 1]);
  if (won === undefined) throw new Error(`${code} has no prize ${drawn.join()}`);
  const result = dialog(page, won.type === 5 ? '很遗憾，这次没有中奖' : '恭喜您获得');
  await result.waitFor();
  expect(await result.getAttribute('aria-label')).toContain(won.type === 5 ? '谢谢参与' : won.name);
  await nothingMoves(page);
}

describe.each(TARGETS)('%s', (target) => {
  wide.each([
    ['grid', 'DRAW-1000'],
    ['row', 'FRI-ROW'],
  ])(
    '%s: faults never leave it spinning, then the gateway’s prize, with a handful of setData',
    async (_style, code) => {
      const page = await ready(target, code);
      const draws = countCalls(page, CALL.draw);
      for (const fault of [{ kind: 'status', status: 500 }, { kind: 'malformed' }] as const) {
        await sandbox.faults({ path: CALL.draw, ...fault });
        await drawButton(page, '立即抽奖').click();
        await expectToast(page, BUSY);
        await drawButton(page, '立即抽奖').waitFor();
        await nothingMoves(page);
      }
      expect(draws()).toBe(2);
      // After each failure the pool is refetched; its `setData` is not part of a draw.
      await answered(sandbox, CALL.pool, 3);
      await atRest(page, WEEKLY_PAGE);

      const before = (await callsOf(page, WEEKLY_PAGE)).length;
      await drawButton(page, '立即抽奖').click();
      await expectResult(page, code, 3);
      const sent = (await callsOf(page, WEEKLY_PAGE)).slice(before);
      process.stdout.write(
        `${target} ${code}: ${sent.length} calls of a draw\n${sent.map(({ bytes, keys }) => `  ${bytes}: ${keys.slice(0, 3).join(' ')}\n`).join('')}`,
      );
      expect(sent.length).toBeGreaterThan(1);
      expect(sent.length).toBeLessThanOrEqual(CALLS_OF_A_DRAW);
      expect(draws()).toBe(3);
      expect(
        (await sandbox.requests(CALL.draw)).map(({ body }) => Reflect.get(Object(body), 'code')),
      ).toEqual(Array.from({ length: 3 }, () => activityCodeOf(findDraw(code) ?? fail())));
    },
  );

  wide('a thank-you prize: shows its message', async () => {
    const page = await ready(target, 'DRAW-THANKS');
    await drawButton(page, '立即抽奖').click();
    await expectResult(page, 'DRAW-THANKS', 1);
  });

  test('without login: first the login, then one draw', async () => {
    const page = await openWeekly(hosts, target, 'DRAW-1000');
    await drawButton(page, '登录抽奖').click();
    await loginDialog(page).waitFor();
    expect(await sandbox.requests(CALL.draw)).toEqual([]);
    await logIn(page);
    await expectResult(page, 'DRAW-1000', 1);
    expect((await sandbox.requests(CALL.draw)).map(({ status }) => status)).toEqual([200]);
  });
});

function fail(): never {
  throw new Error('no such draw');
}
