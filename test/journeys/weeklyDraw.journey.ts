/** The prize draw (product §2.4, §2.5, §2.8): every reason code, and draws that stop on the gateway's prize. */
import { expectToast, hold, journey, msToBeijingHour } from '../harness';
import { wide } from '../harness/wide';
import {
  ALL_ROUNDS,
  board,
  BUSY,
  closeResult,
  DRAW_CALL,
  drawButton,
  expectResult,
  expectUsable,
  movements,
  openDraw,
  pressAndHear,
  resultDialog,
} from './drawSteps';
import { APP_TOKEN } from './hostSteps';
import { closeLogin, logIn, loginDialog, MOBILE, pressDisabled, SEND_PAGE } from './steps';
import { countCalls } from './weeklySteps';

const { sandbox, visit } = journey();
/** Draws that end with a sentence: code, sentence, button text afterwards. */
const REFUSED = [
  ['DRAW-REFUSED', '今天参与的人太多啦，歇一会儿再来吧', '立即抽奖'],
  ['DRAW-REFUSED-1004', ALL_ROUNDS, '已全部抽完'],
  ['DRAW-REFUSED-QUIET', BUSY, '立即抽奖'],
  ['DRAW-POOL', BUSY, '立即抽奖'],
] as const;

describe('reason codes', () => {
  wide('1009 leads to the send page; with a parcel sent it draws', async () => {
    const visitor = await visit({ reducedMotion: true });
    const { page } = visitor;
    const token = await sandbox.token(MOBILE);
    await openDraw(visitor, 'DRAW-1009', token);
    await page.getByText('寄出 1 件快递，即可获得 1 次抽奖机会').waitFor();
    await drawButton(page, '寄件 1 次即可抽奖').click();
    await page.waitForURL(SEND_PAGE);
    expect(await sandbox.requests(DRAW_CALL.draw)).toEqual([]);
    await sandbox.parcels(MOBILE);
    await openDraw(visitor, 'DRAW-1009', token);
    await drawButton(page, '立即抽奖').click();
    await expectResult(page, sandbox, 'DRAW-1009');
  });

  test('logged out: the login continues with one draw; closed, with none', async () => {
    const visitor = await visit({ reducedMotion: true });
    const { page } = visitor;
    await openDraw(visitor, 'DRAW-1000');
    await drawButton(page, '登录抽奖').click();
    await closeLogin(page);
    await expectUsable(page, '登录抽奖');
    await drawButton(page, '登录抽奖').click();
    await logIn(page);
    await expectResult(page, sandbox, 'DRAW-1000');
    expect(await sandbox.requests(DRAW_CALL.draw)).toHaveLength(1);
  });

  wide('only in the app: browsers say so before anything else, the app draws', async () => {
    const [plain, wechat, app] = await Promise.all([
      visit(),
      visit({ host: 'wechat' }),
      visit({ host: 'consumer-ios', cookies: { token: APP_TOKEN }, reducedMotion: true }),
    ]);
    for (const visitor of [plain, wechat]) {
      await openDraw(visitor, 'DRAW-APP');
      await drawButton(visitor.page, '登录抽奖').click();
      await expectToast(visitor.page, '请前往APP参与');
      expect(await loginDialog(visitor.page).count()).toBe(0);
    }
    expect(await sandbox.requests(DRAW_CALL.draw)).toEqual([]);
    await openDraw(app, 'DRAW-APP');
    await drawButton(app.page, '立即抽奖').click();
    await expectResult(app.page, sandbox, 'DRAW-APP');
  });
});

describe('a draw', () => {
  wide('of the grid: stops on the prize, three rounds, then no more', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const draws = countCalls(page, DRAW_CALL.draw);
    await openDraw(visitor, 'FRI-GRID', await sandbox.token(MOBILE));
    await page.getByText('第 1 轮最高可得首件免单券').waitFor();
    const button = drawButton(page, '立即抽奖');
    const answer = await hold(page, DRAW_CALL.draw);
    // Five taps of an impatient user.
    await button.evaluate((element) => {
      for (let tap = 0; tap < 5; tap += 1) (element as HTMLElement).click();
    });
    const drawing = drawButton(page, '抽奖中…');
    await drawing.waitFor();
    expect(await drawing.getAttribute('aria-busy')).toBe('true');
    expect(await movements(page)).toBeGreaterThan(0);
    await pressDisabled(drawing);
    answer();
    await expectResult(page, sandbox, 'FRI-GRID');
    expect(draws()).toBe(1);
    await closeResult(page, '关闭');
    await page.getByText(/^剩余抽奖次数 2 次 · /).waitFor();
    await drawButton(page, '再抽一次').click();
    await expectResult(page, sandbox, 'FRI-GRID', { round: 2 });
    const result = resultDialog(page);
    expect(await result.textContent()).toContain('第 3 轮最高可得首件免单券剩余抽奖次数 1 次');
    await page.emulateMedia({ reducedMotion: 'reduce' }); // counted at every draw
    await result.getByRole('button', { name: '再抽一次' }).click();
    await result.getByRole('button', { name: '我知道了' }).waitFor();
    await expectResult(page, sandbox, 'FRI-GRID', { round: 3 });
    await closeResult(page, '我知道了');
    await page.getByText(ALL_ROUNDS, { exact: true }).waitFor();
    await pressAndHear(page, drawButton(page, '已全部抽完'), ALL_ROUNDS);
    expect(draws()).toBe(3);
  });

  wide('of a row that scrolls or has a frame: stops on the prize, and again', async () => {
    const draw = async (code: string, mobile: string): Promise<void> => {
      const visitor = await visit();
      const { page } = visitor;
      const calls = countCalls(page, DRAW_CALL.draw);
      await openDraw(visitor, code, await sandbox.token(mobile));
      const answer = await hold(page, DRAW_CALL.draw);
      await drawButton(page, '立即抽奖').dblclick();
      await drawButton(page, '抽奖中…').waitFor();
      expect(await movements(page)).toBeGreaterThan(0);
      answer();
      await expectResult(page, sandbox, code);
      expect(calls()).toBe(1);
      await resultDialog(page).getByRole('button', { name: '再抽一次' }).click();
      await expectResult(page, sandbox, code, { round: 2 });
      expect(calls()).toBe(2);
    };
    await Promise.all([draw('FRI-ROW', MOBILE), draw('FRI-ROW-2', '13912345679')]);
  });

  wide(
    'repeatedly with reduced motion: immediately, without animation, always on the gateway’s result',
    async () => {
      const token = await sandbox.token(MOBILE);
      const visitor = await visit({ reducedMotion: true });
      const { page } = visitor;
      await openDraw(visitor, 'FRI-GRID-10', token);
      const onBoard = (await board(page).innerText()).split('\n');
      await page.clock.install();
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await drawButton(page, '立即抽奖').click();
      const drawn = new Set<string>();
      for (let round = 1; ; round += 1) {
        // No time passes here: everything came immediately.
        const { name } = await expectResult(page, sandbox, 'FRI-GRID-10', {
          round,
          litName: (prize) => (onBoard.includes(prize.name) ? prize.name : '神秘惊喜'),
        });
        drawn.add(name);
        if (round === 8) break; // an unawaited draw would outlive the test
        await resultDialog(page).getByRole('button', { name: '再抽一次' }).click();
      }
      expect(drawn.size).toBeGreaterThan(1);
    },
  );

  wide('five a day of the row, and the text for the day’s limit', async () => {
    const visitor = await visit({ reducedMotion: true });
    const { page } = visitor;
    await sandbox.clock(msToBeijingHour(12)); // the day does not end during the draws
    await openDraw(visitor, 'FRI-ROW', await sandbox.token(MOBILE));
    await drawButton(page, '立即抽奖').click();
    for (let round = 1; round < 5; round += 1) {
      await expectResult(page, sandbox, 'FRI-ROW', { round });
      await resultDialog(page).getByRole('button', { name: '再抽一次' }).click();
    }
    await expectResult(page, sandbox, 'FRI-ROW', { round: 5 });
    await closeResult(page, '我知道了');
    await pressAndHear(page, drawButton(page, '今日已抽完'), '今日抽奖次数已用完');
    expect(await sandbox.requests(DRAW_CALL.draw)).toHaveLength(5);
  });

  wide(
    'that is refused, or of a prize that is not in the pool: its message, and the spin stops',
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      const token = await sandbox.token(MOBILE);
      for (const [code, words, after] of REFUSED) {
        await openDraw(visitor, code, token);
        await drawButton(page, '立即抽奖').click();
        await expectToast(page, words);
        await expectUsable(page, after);
      }
      expect(await sandbox.requests(DRAW_CALL.draw)).toHaveLength(REFUSED.length);
    },
  );

  wide('of a thank-you, and of a fund', async () => {
    const visitor = await visit({ reducedMotion: true });
    const { page } = visitor;
    const token = await sandbox.token(MOBILE);
    for (const [code, name] of [
      ['DRAW-THANKS', '谢谢参与'],
      ['DRAW-FUND', '1.88 元减免金'],
    ] as const) {
      await openDraw(visitor, code, token);
      await drawButton(page, '立即抽奖').click();
      expect((await expectResult(page, sandbox, code)).name).toBe(name);
      await closeResult(page, '关闭');
    }
  });
});
