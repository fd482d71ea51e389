/** Failures of a prize draw: it never keeps spinning, never draws twice, and always works again. */
import type { Page } from 'playwright-core';
import { expectToast, type Fault, hold, journey, type Visitor } from '../harness';
import { describeWide, wide } from '../harness/wide';
import {
  answeredDraws,
  BUSY,
  closeResult,
  DRAW_CALL,
  drawButton,
  expectResult,
  expectUsable,
  movements,
  openDraw,
  resultDialog,
} from './drawSteps';
import { APP_TOKEN } from './hostSteps';
import { closeLogin, logIn, loginDialog, loseNetworkAt, MOBILE } from './steps';
import { CALL, countCalls, setTabVisible } from './weeklySteps';

const { sandbox, visit } = journey();

const LOGGED_OUT = { success: false, code: '030100001', msg: '请先登录', data: null };
const DREW_NOTHING = {
  success: true,
  code: '0',
  msg: '',
  data: {
    result: true,
    prizeInfo: null,
    reasonCode: '1000',
    nextReasonCode: '1000',
    buttonText: '',
    nextRoundAwardTip: '',
    toast: '',
  },
};
const ANSWERS: readonly (readonly [string, Omit<Fault, 'path'>])[] = [
  ['500', { kind: 'status', status: 500 }],
  ['empty', { kind: 'empty' }],
  ['half', { kind: 'malformed' }],
  [
    'fields missing',
    { kind: 'malformed', body: { success: true, code: '0', msg: '', data: { result: true } } },
  ],
  ['drawn, but nothing', { kind: 'malformed', body: DREW_NOTHING }],
];

interface Ready {
  readonly visitor: Visitor;
  readonly page: Page;
  /** Draws that the page has sent. */
  readonly draws: () => number;
}

/** A logged-in user before a draw without limits. */
async function ready(code = 'DRAW-1000', isReduced = false): Promise<Ready> {
  const visitor = await visit({ reducedMotion: isReduced });
  const draws = countCalls(visitor.page, DRAW_CALL.draw);
  await openDraw(visitor, code, await sandbox.token(MOBILE));
  await drawButton(visitor.page, '立即抽奖').waitFor();
  return { visitor, page: visitor.page, draws };
}

/** Taps, checks the sentence, and that everything is as before. */
async function pressInVain(page: Page): Promise<void> {
  await drawButton(page, '立即抽奖').click();
  await expectToast(page, BUSY);
  await expectUsable(page, '立即抽奖');
}

const countDrawn = async (code: string): Promise<number> => (await answeredDraws(sandbox, 0, code)).length;

describe.each([
  ['grid', 'DRAW-1000', ANSWERS],
  ['row', 'FRI-ROW', ANSWERS.slice(0, 1)],
] as const)('%s', (_style, code, answers) => {
  wide('an invalid response, or an empty one: says so, once, and the next tap draws', async () => {
    const { visitor, page, draws } = await ready(code);
    visitor.expectProblems('status 500', 'ERR_CONNECTION_RESET', 'ERR_INTERNET_DISCONNECTED');
    let sent = 0;
    for (const [name, fault] of answers) {
      await sandbox.faults({ path: DRAW_CALL.draw, ...fault });
      await pressInVain(page);
      sent += 1;
      expect([name, draws()]).toEqual([name, sent]);
    }
    await page.route(`**/${DRAW_CALL.draw}`, (route) => route.abort('connectionreset'), { times: 1 });
    await pressInVain(page);
    expect(draws()).toBe(sent + 1);
    const round = (await countDrawn(code)) + 1;
    await drawButton(page, '立即抽奖').click();
    await expectResult(page, sandbox, code, { round });
    expect(draws()).toBe(sent + 2);
  });
});

wide('no response: it runs until the time limit, no longer', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.clock.install();
  await openDraw(visitor, 'DRAW-1000', await sandbox.token(MOBILE));
  await sandbox.faults({ path: DRAW_CALL.draw, kind: 'hang' });
  const asked = page.waitForRequest((request) => request.url().endsWith(DRAW_CALL.draw));
  await drawButton(page, '立即抽奖').click();
  await asked;
  expect(await movements(page)).toBeGreaterThan(0);
  await page.clock.runFor(16_000);
  await expectToast(page, BUSY);
  await expectUsable(page, '立即抽奖');
});

wide('no network: says so; draws once it is back', async () => {
  const visitor = await visit({ reducedMotion: true });
  const { page } = visitor;
  visitor.expectProblems('ERR_INTERNET_DISCONNECTED');
  // From the start, so that it tracks all pending code; the first draw does not get there.
  const restore = await loseNetworkAt(visitor, `**/${DRAW_CALL.draw}`);
  await page.route(`**/${DRAW_CALL.draw}`, (route) => route.continue(), { times: 1 });
  // Code that is not requested until then would be missing: the last of it brings the share button, switched on here.
  await page.route(`**/${CALL.home}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"shareButtonSwitch":false', '"shareButtonSwitch":true');
    await route.fulfill({ response, body });
  });
  await openDraw(visitor, 'DRAW-1000', await sandbox.token(MOBILE));
  await page.getByRole('button', { name: '分享', exact: true }).waitFor();
  await drawButton(page, '立即抽奖').click();
  await expectResult(page, sandbox, 'DRAW-1000');
  await closeResult(page, '关闭');
  await drawButton(page, '立即抽奖').click();
  await expectToast(page, BUSY);
  await expectUsable(page, '立即抽奖');
  await restore();
  await drawButton(page, '立即抽奖').click();
  await expectResult(page, sandbox, 'DRAW-1000', { round: 2 });
});

describe('a 401 during a draw', () => {
  test('login, and then one draw continues automatically', async () => {
    const { page, draws } = await ready('DRAW-1000', true);
    await sandbox.faults({ path: DRAW_CALL.draw, kind: 'status', status: 401, body: LOGGED_OUT });
    await drawButton(page, '立即抽奖').click();
    await logIn(page);
    await expectResult(page, sandbox, 'DRAW-1000');
    expect(draws()).toBe(2);
    expect((await sandbox.requests(DRAW_CALL.draw)).map(({ status }) => status)).toEqual([401, 200]);
  });

  test('the login closed: not drawn, and the button names the condition', async () => {
    const { page, draws } = await ready();
    await sandbox.faults({ path: DRAW_CALL.draw, kind: 'status', status: 401, body: LOGGED_OUT });
    await drawButton(page, '立即抽奖').click();
    await loginDialog(page).waitFor();
    expect(await movements(page)).toBe(0); // it does not spin behind the login
    await closeLogin(page);
    await expectUsable(page, '登录抽奖');
    expect(draws()).toBe(1);
  });
});

describeWide('not visible while it draws', () => {
  test('hidden: nothing moves and nothing opens; the result is there on return', async () => {
    const { page, draws } = await ready();
    const answer = await hold(page, DRAW_CALL.draw);
    await drawButton(page, '立即抽奖').click();
    await drawButton(page, '抽奖中…').waitFor();
    await setTabVisible(page, false);
    expect(await movements(page)).toBe(0);
    answer();
    await answeredDraws(sandbox, 1, 'DRAW-1000');
    // Long enough to prove that nothing happens: longer than from response to dialog with reduced motion.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await resultDialog(page).count()).toBe(0);
    await setTabVisible(page, true);
    await expectResult(page, sandbox, 'DRAW-1000');
    expect(draws()).toBe(1);
  });

  test('hidden while the light is running: the result immediately on return', async () => {
    const { page } = await ready();
    await drawButton(page, '立即抽奖').click();
    await answeredDraws(sandbox, 1, 'DRAW-1000');
    await setTabVisible(page, false);
    await setTabVisible(page, true);
    await expectResult(page, sandbox, 'DRAW-1000');
  });

  test('left for the records: nothing opens there; the result is there on return', async () => {
    const visitor = await visit({
      host: 'consumer-android',
      cookies: { token: APP_TOKEN },
      reducedMotion: true,
    });
    const { page } = visitor;
    await openDraw(visitor, 'FRI-GRID');
    const answer = await hold(page, DRAW_CALL.draw);
    await drawButton(page, '立即抽奖').click();
    await drawButton(page, '抽奖中…').waitFor();
    await page.getByRole('link', { name: '中奖记录' }).click();
    await page.waitForURL(/\/winningRecord\?/);
    expect(new URL(page.url()).searchParams.get('activityId')).toBe('DA-FRI-GRID');
    await page.getByText('暂无中奖记录，快去抽奖吧').waitFor();
    answer();
    await answeredDraws(sandbox, 1, 'FRI-GRID');
    // Long enough to prove that nothing happens: longer than from response to dialog with reduced motion.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await resultDialog(page).count()).toBe(0);
    await page.goBack();
    await expectResult(page, sandbox, 'FRI-GRID');
    await closeResult(page, '关闭');
    await drawButton(page, '再抽一次').waitFor();
  });
});
