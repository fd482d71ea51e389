/** The prize draw (product §2.4, §2.5, §2.8): every reason code, and draws that stop on the gateway's prize. */
import type { Page } from 'playwright-core';
import { expectToast, journey } from '../harness';
import {
  ALL_ROUNDS,
  BUSY,
  DRAW_CALL,
  drawButton,
  expectUsable,
  movements,
  openDraw,
  pressAndHear,
} from '../journeys/drawSteps';
import { logIn, loginDialog, MOBILE, SEND_PAGE } from '../journeys/steps';

const { sandbox, visit } = journey();

const BLOCKED = '抱歉，您暂时无法参与，看看其他活动吧';
/** Code, button text, whether it is announced as disabled, text after a tap; the same text is under the board. */
const BLOCKING = [
  ['1002', '即将开始', true, '活动未开始，敬请期待'],
  ['1003', '已结束', true, '抱歉，活动已结束'],
  ['1004', '已全部抽完', true, ALL_ROUNDS],
  ['1005', '暂不可抽', false, BLOCKED],
  ['1006', '暂不可抽', false, BLOCKED],
  ['1007', '暂不可抽', true, '抱歉，您不符合领取条件！'],
  ['1008', '奖品已抢光', true, '活动太火爆，奖品已被抢光啦'],
  ['1010', '暂不可抽', true, BLOCKED],
  ['1013', '暂不可抽', true, '请前往微信小程序参与'],
  ['1015', '今日已抽完', true, '今日抽奖次数已用完'],
] as const;

describe('reason codes', () => {
  test('every code that prevents a draw: its button, and the reason', async () => {
    const token = await sandbox.token(MOBILE);
    const half = BLOCKING.length / 2;
    await Promise.all(
      [BLOCKING.slice(0, half), BLOCKING.slice(half)].map(async (codes) => {
        const visitor = await visit();
        const { page } = visitor;
        for (const [code, text, isDisabled, words] of codes) {
          await openDraw(visitor, `DRAW-${code}`, token);
          const button = drawButton(page, text);
          // The page also says when the next draw comes.
          await page.getByText(new RegExp(`^${words}`)).waitFor();
          expect([code, await button.getAttribute('aria-disabled')]).toEqual([
            code,
            isDisabled ? 'true' : null,
          ]);
          await pressAndHear(page, button, words);
        }
        expect(await loginDialog(page).count()).toBe(0);
      }),
    );
    expect(await sandbox.requests(DRAW_CALL.draw)).toEqual([]);
  });

  test('logged out: the button says so; after the login the account’s code counts', async () => {
    const logInTo = async (code: string): Promise<Page> => {
      const visitor = await visit();
      const { page } = visitor;
      await openDraw(visitor, code);
      await drawButton(page, '登录抽奖').click();
      expect(await movements(page)).toBe(0); // it does not spin behind the login
      await logIn(page, code === 'DRAW-1007' ? MOBILE : '13912345679');
      return page;
    };
    const open = async (code: string, words: string, after: string): Promise<void> => {
      const page = await logInTo(code);
      await expectToast(page, words);
      await expectUsable(page, after);
      expect(new URL(page.url()).pathname).toBe('/fcFriday');
    };
    await open('DRAW-1007', '抱歉，您不符合领取条件！', '暂不可抽');
    const lacking = await logInTo('DRAW-1009');
    await lacking.waitForURL(SEND_PAGE);
    expect(await sandbox.requests(DRAW_CALL.draw)).toEqual([]);
    await open('DRAW-1011', BUSY, '登录抽奖');
    expect(await sandbox.requests(DRAW_CALL.draw)).toHaveLength(1);
  });
});
