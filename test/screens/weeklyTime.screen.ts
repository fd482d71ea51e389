/** The weekly page and time: boundaries of sessions, the server's clock against the phone's, ticks, a hidden page. */
import type { Locator, Page } from 'playwright-core';
import { journey, type Visitor } from '../harness';
import { MOBILE, muteTracking, titled } from '../journeys/steps';
import {
  answered,
  buttonsOf,
  CALL,
  countCalls,
  lookAgain,
  openSession,
  openWeekly,
  session,
  sessionTab,
  setTabVisible,
} from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const NEXT = '下一场';
const ENDING = '本场';
const timer = (place: Locator): Locator => place.getByRole('timer');

/** Of a countdown, in seconds. */
async function secondsLeft(place: Locator): Promise<number> {
  const [hours = NaN, minutes = NaN, seconds = NaN] = ((await timer(place).textContent()) ?? '')
    .split(':')
    .map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

const phoneNow = (page: Page): Promise<number> => page.evaluate(() => Date.now());
/** Stops the phone's clock, except for `runFor`; a little ahead, since a clock cannot be turned back. */
const stopClock = async (page: Page): Promise<void> => page.clock.pauseAt((await phoneNow(page)) + 60_000);

/** Sets the gateway's clock to what the phone's will show in `aheadMs`. */
const setGatewayTo = async (page: Page, aheadMs: number): Promise<void> =>
  sandbox.clock((await phoneNow(page)) + aheadMs - Date.now());

/** Advances the phone's stopped clock and the gateway's together, second by second or in one finer step. */
async function pass(page: Page, seconds: number): Promise<void> {
  const step = seconds > 15 ? seconds : Math.min(1, seconds);
  for (let passed = 0; passed < seconds; passed += step) {
    await setGatewayTo(page, step * 1000);
    await page.clock.runFor(step * 1000);
  }
}

/** Until the countdown of a session shows that many seconds; opens the session. */
const passTo = async (page: Page, name: string, left: number): Promise<void> =>
  pass(page, (await secondsLeft(await openSession(page, name))) - left);

describe('FRI-SOON: the boundaries of sessions', () => {
  const NAME = '准点开抢';
  const BACK_MS = 200_000;

  /** `spread` 0..1 replaces every random number: the moment of a refresh within its 2 s. */
  async function open(spread: number) {
    const visitor = await visit();
    const { page } = visitor;
    const calls = countCalls(page, CALL.home);
    await muteTracking(page);
    // So far back that all moments lie ahead, however long the page takes to open: stopping the clock uses a minute.
    await sandbox.clock(-BACK_MS);
    await page.clock.install({ time: Date.now() - BACK_MS });
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, spread);
    // The gateway's clock runs on while the phone's is stopped: by how much depends on the machine, not the page. And
    // each response has a number in the page's name, so that its arrival is visible.
    let answers = 0;
    await page.route(`**/${CALL.home}`, async (route) => {
      const date = new Date(await phoneNow(page)).toUTCString();
      const response = await route.fetch();
      answers += 1;
      const body = (await response.text()).replace(`"${NAME}"`, `"${NAME} ${answers}"`);
      await route.fulfill({ response, body, headers: { ...response.headers(), date } });
    });
    await openWeekly(visitor, 'FRI-SOON');
    for (const name of [ENDING, NEXT]) {
      const place = await openSession(page, name);
      await timer(place).waitFor();
      await place.getByRole('button').last().waitFor();
    }
    await stopClock(page);
    // After a slow response the page knows the server's time only roughly, and after the next one better: this one
    // takes no time at all, and it is half a second from here on.
    await setGatewayTo(page, 0);
    await lookAgain(page);
    await titled(page, `${NAME} 2`);
    await passTo(page, NEXT, 35);
    return { page, calls };
  }

  test('a session changes at the boundary itself, before any call, and stays so after it', async () => {
    const { page, calls } = await open(0.999);
    const known = calls();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const next = session(page, NEXT);
    expect(await buttonsOf(next)).toEqual(['提醒我，免费 首件免单券', '提醒我，￥5 寄件立减券']);
    await passTo(page, NEXT, 25); // the refresh of the last half minute has happened
    await answered(sandbox, CALL.home, known + 1);

    await passTo(page, NEXT, 4);
    expect(calls()).toBe(known + 1);
    const [soon, running] = [sessionTab(page, NEXT), sessionTab(page, ENDING)];
    await soon.getByText('即将开始').waitFor();
    await running.getByText('正在热抢').waitFor();
    while ((await soon.getByText('即将开始').count()) > 0) await pass(page, 0.2); // finer than the 2 s in which the refresh is sent
    await soon.getByText('正在热抢').waitFor();
    expect(await buttonsOf(next)).toEqual(['立即领取，免费 首件免单券', '立即领取，￥5 寄件立减券']);
    expect(calls()).toBe(known + 1);
    await pass(page, 3);
    await answered(sandbox, CALL.home, known + 2);
    await soon.getByText('正在热抢').waitFor();

    await pass(page, 32);
    await running.getByText('已结束').waitFor();
    const ended = await openSession(page, ENDING);
    expect(await buttonsOf(ended)).toEqual(['已抢光，8.5折 寄件折扣券', '已抢光，￥1.5 优惠券']);
    const order = page
      .getByRole('tab')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.split(' ')[0]));
    expect(await order).toEqual([NEXT, ENDING]);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('refetched 5 minutes and 30 seconds before a boundary and at it, once each, within two seconds', async () => {
    const { page, calls } = await open(0.5);
    /** No call four seconds before a moment; one after it, and no second one. */
    const moment = async (name: string, sessionName: string, left: number): Promise<void> => {
      const known = calls();
      await passTo(page, sessionName, left + 4);
      expect([name, calls() - known]).toEqual([name, 0]);
      await pass(page, 7);
      await answered(sandbox, CALL.home, known + 1);
      await pass(page, 3);
      expect([name, calls() - known]).toEqual([name, 1]);
    };
    await moment('30 s before the start', NEXT, 30);
    await moment('the start, and 30 s before the end of the other', NEXT, 0);
    await moment('the end of the other', ENDING, 0);
    await moment('5 min before the end', NEXT, 300);
    await moment('30 s before the end', NEXT, 30);
    await moment('the end', NEXT, 0);
  });
});

describe('whose clock', () => {
  const HOUR_MS = 3_600_000;
  interface Seen {
    readonly words: string;
    readonly left: readonly number[];
  }
  /** The states of FRI-ALL's sessions, and their remaining countdowns. */
  async function look(page: Page): Promise<Seen> {
    const words: string[] = [];
    const left: number[] = [];
    const sessions = [
      ['午场', 7],
      ['晚场', 4],
      ['早场', 4],
    ] as const;
    for (const [name, rights] of sessions) {
      const place = await openSession(page, name);
      await place
        .getByRole('button')
        .nth(rights - 1)
        .waitFor();
      words.push(await sessionTab(page, name).innerText(), await place.innerText());
      left.push(await secondsLeft(place));
    }
    // The last one has ended.
    return { words: words.join('\n').replace(/\d\d:\d\d:\d\d/g, '-'), left: left.slice(0, 2) };
  }

  test('the server’s: a phone that is hours wrong and one in another time zone show the same', async () => {
    const open = async (visitor: Visitor, errorMs = 0): Promise<Seen> => {
      if (errorMs !== 0) await visitor.page.clock.install({ time: Date.now() + errorMs });
      await openWeekly(visitor, 'FRI-ALL');
      return look(visitor.page);
    };
    const tall = { height: 2_600 };
    const startedAtMs = Date.now();
    const [right, ...others] = await Promise.all([
      open(await visit(tall)),
      open(await visit(tall), 3 * HOUR_MS),
      open(await visit(tall), -3 * HOUR_MS),
      open(await visit({ ...tall, timezoneId: 'America/New_York' })),
      open(await visit({ ...tall, timezoneId: 'Pacific/Kiritimati' })),
    ]);
    const tookS = (Date.now() - startedAtMs) / 1000 + 1;
    expect(right?.words).toMatch(/正在热抢[\s\S]*即将开始[\s\S]*已结束/);
    for (const other of others) {
      expect(other.words).toBe(right?.words);
      for (const [index, left] of other.left.entries())
        expect(Math.abs(left - (right?.left[index] ?? NaN))).toBeLessThanOrEqual(tookS);
    }
  });
});

describe('ticks', () => {
  /** Mutations of the page from now on: kind and place. */
  async function watchChanges(page: Page): Promise<() => Promise<string[]>> {
    await page.evaluate(() => {
      const changes: string[] = [];
      Object.assign(window, { __changes: changes });
      new MutationObserver((records) => {
        for (const { type, target } of records) {
          const place = (target instanceof Element ? target : target.parentElement)?.closest('[role]');
          changes.push(`${type} in ${place?.getAttribute('role') ?? 'nothing'}`);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    return () => page.evaluate(() => (window as unknown as { __changes: string[] }).__changes.splice(0));
  }

  test('FRI-CLOCKS: a tick only changes the text of the countdown; hidden, there are no ticks', async () => {
    const visitor = await visit({ height: 3_200 });
    const { page } = visitor;
    const calls = countCalls(page, CALL.home);
    await muteTracking(page);
    await page.clock.install();
    await openWeekly(visitor, 'FRI-CLOCKS', `&token=${await sandbox.token(MOBILE)}`);
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('tab').count()).toBe(12);
    await page.getByRole('button', { name: /立即领取/ }).waitFor();
    // A picture that loads changes its class.
    await page.waitForFunction(
      () => Array.from(document.images).every(({ complete }) => complete),
      undefined,
      {
        polling: 50,
      },
    );
    await stopClock(page);
    await page.clock.runFor(3_000); // ticks come at full seconds from here on
    const changes = await watchChanges(page);
    const first = await secondsLeft(session(page, '第 1 场'));
    for (let tick = 1; tick <= 3; tick += 1) {
      await page.clock.runFor(1_000);
      expect(await secondsLeft(session(page, '第 1 场'))).toBe(first - tick);
      expect(await changes()).toEqual(['characterData in timer']);
    }

    await setTabVisible(page, false);
    await pass(page, 60);
    expect(await changes()).toEqual([]);
    expect(calls()).toBe(1);
    await setTabVisible(page, true);
    await answered(sandbox, CALL.home, 2);
    await pass(page, 3);
    expect(calls()).toBe(2);
    expect(await secondsLeft(session(page, '第 1 场'))).toBeLessThan(first - 60);
  });
});
