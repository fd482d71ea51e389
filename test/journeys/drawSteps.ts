/** The content of a prize draw, and a user's steps there. */
import type { Locator, Page } from 'playwright-core';
import { findDraw, type DrawPrizeFixture } from '../../sandbox/weekly/fixtures/draws';
import { eventually, expectToast, type LoggedRequest, type SandboxControl, type Visitor } from '../harness';
import { pressDisabled } from './steps';
import { openWeekly } from './weeklySteps';

/** Suffixes of the draw's gateway calls. */
export const DRAW_CALL = {
  pool: 'aggregatePage/draw/prizeList',
  draw: 'aggregatePage/draw/drawPrize',
  record: 'aggregatePage/draw/winningRecord',
} as const;

export const BUSY = '系统繁忙，请稍后再试~';
export const ALL_ROUNDS = '您已完成全部轮次抽奖，欢迎前往小程序参与其他活动';

/** Opens the page of a draw; with a token logged in. */
export async function openDraw(visitor: Visitor, code: string, token?: string): Promise<void> {
  await openWeekly(visitor, code, token === undefined ? '' : `&token=${token}`);
  await board(visitor.page).waitFor();
}

export const board = (page: Page): Locator => page.getByRole('group', { name: '奖品列表' });
export const drawButton = (page: Page, text: string): Locator =>
  page.getByRole('button', { name: text, exact: true });
/** The result, whatever it is. */
export const resultDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^抽奖结果/ });

/** Animations on the board at this moment, except for a button that returns from a tap. */
export const movements = (page: Page): Promise<number> =>
  board(page).evaluate(
    (group) =>
      group
        .getAnimations({ subtree: true })
        .filter((animation) => animation.playState === 'running' && !(animation instanceof CSSTransition))
        .length,
  );

/** Name of the prize under the light, or in the frame of a row. */
const litPrize = (page: Page): Promise<string> =>
  board(page).evaluate((group) => {
    const middleOf = (element: Element): readonly [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const light = group.lastElementChild ?? group;
    const isRow = group.children.length === 2;
    const fields = Array.from((isRow ? group.firstElementChild?.firstElementChild : group)?.children ?? []);
    const [x, y] = middleOf(light);
    const lit = fields.find((field) => {
      const [left, top] = middleOf(field);
      return field !== light && Math.abs(left - x) < 10 && Math.abs(top - y) < 40;
    });
    return lit?.lastElementChild?.textContent ?? 'none';
  });

/** The prize of the gateway's `round`-th draw on this page since reset, once it is answered. */
async function serverPrize(sandbox: SandboxControl, code: string, round: number): Promise<DrawPrizeFixture> {
  const drawn = (await answeredDraws(sandbox, round, code))[round - 1];
  const { data } = drawn?.response as {
    readonly data: { readonly prizeInfo: { readonly prizeCode: string } };
  };
  const prize = findDraw(code)?.prizes.find((one) => one.code === data.prizeInfo.prizeCode);
  if (prize === undefined) throw new Error(`${code} has no prize ${data.prizeInfo.prizeCode}`);
  return prize;
}

interface ResultOptions {
  /** Number of the draw on the page in this test, from 1; 1 when absent. */
  readonly round?: number;
  /** What is lit for a prize without its own place on the board. */
  readonly litName?: (prize: DrawPrizeFixture) => string;
}

/** Waits for the result and compares it with the gateway's: the light is on that prize, and the dialog names it. */
export async function expectResult(
  page: Page,
  sandbox: SandboxControl,
  code: string,
  { round = 1, litName = ({ name }) => name }: ResultOptions = {},
): Promise<DrawPrizeFixture> {
  const prize = await serverPrize(sandbox, code, round);
  const result = resultDialog(page).and(page.locator(`[aria-label*="${prize.name}"]`));
  await result.waitFor();
  expect(await result.textContent()).toContain(prize.type === 5 ? '很遗憾，这次没有中奖' : '恭喜您获得');
  await eventually(
    `the light at rest on ${litName(prize)}`,
    async () => [await litPrize(page), await movements(page)] as const,
    ([lit, moving]) => lit === litName(prize) && moving === 0,
  );
  return prize;
}

export async function closeResult(page: Page, button: '我知道了' | '关闭'): Promise<void> {
  await resultDialog(page).getByRole('button', { name: button }).click();
  await resultDialog(page).waitFor({ state: 'detached' });
}

/** The board is idle and usable: nothing spins after a failure. */
export async function expectUsable(page: Page, text: string): Promise<void> {
  const button = drawButton(page, text);
  await button.waitFor();
  expect(await button.getAttribute('aria-busy')).toBeNull();
  expect(await movements(page)).toBe(0);
  expect(await resultDialog(page).count()).toBe(0);
}

/** Draws of a page that the gateway has accepted and answered, once there are `count` of them. */
export const answeredDraws = (
  sandbox: SandboxControl,
  count: number,
  code: string,
): Promise<readonly LoggedRequest[]> =>
  eventually(
    `${count} answered draws`,
    async () =>
      (await sandbox.requests(DRAW_CALL.draw)).filter(
        ({ status, response, body }) =>
          status === 200 &&
          response !== null &&
          (body as { readonly aggregatePageBizId: string }).aggregatePageBizId === code,
      ),
    (answered) => answered.length >= count,
  );

/** Taps a button that only gives the reason. */
export async function pressAndHear(page: Page, button: Locator, words: string): Promise<void> {
  await pressDisabled(button);
  await expectToast(page, words);
}
