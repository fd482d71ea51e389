/** A user's steps and views on the coupon list page. */
import type { Locator, Page } from 'playwright-core';
import { eventually, type SandboxControl, type Visitor } from '../harness';
import { pagePosition } from './pagePosition';

/** Suffix of the gateway path of the list's only call. */
export const LIST_CALL = 'activity/prize';

export const panel = (page: Page): Locator => page.getByRole('tabpanel');
/** Rows in the page at this moment; rows far from the screen are not. */
export const rows = (page: Page): Locator => panel(page).locator('[aria-posinset]');
export const row = (page: Page, place: number): Locator => panel(page).locator(`[aria-posinset="${place}"]`);
export const tab = (page: Page, title: string | RegExp): Locator => page.getByRole('tab', { name: title });
export const chosenTab = (page: Page, title: string): Locator =>
  page.getByRole('tab', { name: title, exact: true, selected: true });
export const more = (page: Page): Locator => page.getByRole('button', { name: '加载失败，点击重试' });
export const retry = (page: Page): Locator => page.getByRole('button', { name: '重试', exact: true });
/** Loading indicators: skeleton, next page, pull. */
export const waiting = (page: Page): Locator =>
  page.getByText(/加载中|刷新中/).or(page.locator('[aria-busy=true]'));

export async function openList(visitor: Visitor, code: string, token?: string): Promise<void> {
  await visitor.open(`/list/${code}${token === undefined ? '' : `?token=${token}`}`);
}

interface ListCall {
  readonly pageNo: number;
  readonly releaseStatus: number;
  readonly pageSize: number;
}

/** The list's calls as the page sends them, from now on: Chromium repeats one when a connection is cut. */
export function listCalls(page: Page): readonly ListCall[] {
  const calls: ListCall[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(LIST_CALL))
      calls.push(JSON.parse(request.postData() ?? '{}') as ListCall);
  });
  return calls;
}

/** Waits until the gateway has answered `count` calls of the list. */
export async function answeredCalls(sandbox: SandboxControl, count: number): Promise<void> {
  await eventually(
    `${count} answered calls of the list`,
    async () => (await sandbox.requests(LIST_CALL)).filter(({ status }) => status !== null).length,
    (answered) => answered >= count,
  );
}

/** Holds back the gateway's responses to the next `count` calls; the returned function releases them. */
export async function holdAnswers(page: Page, count: number): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const delivered: Promise<void>[] = [];
  await page.route(`**/${LIST_CALL}`, async (route) => {
    if (delivered.length === count) return route.continue();
    const answer = route.fetch();
    const delivery = released.then(async () => route.fulfill({ response: await answer }));
    delivered.push(delivery);
    await delivery;
  });
  return async () => {
    release();
    await Promise.all(delivered);
  };
}

interface SentEvent {
  readonly couponTitle: string;
  readonly validStartTm: string;
  readonly validEndTm: string;
}

/** Title and validity of every coupon in the gateway's order: the expected rows. */
export async function sentEvents(sandbox: SandboxControl): Promise<string[]> {
  const calls = await sandbox.requests(LIST_CALL);
  return calls.flatMap(({ response }) =>
    (response as { data: { content: SentEvent[] } }).data.content.map(
      ({ couponTitle, validStartTm, validEndTm }) =>
        `${couponTitle}${validStartTm.slice(0, 10)}至${validEndTm.slice(0, 10)}`,
    ),
  );
}

/** Scrolls down, as far as there is a page, until `goal` is in the page. */
export async function scrollTo(page: Page, goal: Locator): Promise<void> {
  const isThere = async (): Promise<boolean> => (await goal.count()) > 0;
  await eventually(
    'the goal of scrolling',
    async () => {
      if (await isThere()) return true;
      await scrollBy(page, 700);
      return isThere();
    },
    (found) => found,
  );
  await goal.first().scrollIntoViewIfNeeded();
}

/** Scrolls the page and waits two frames, in which rows mount and unmount. */
export async function scrollBy(page: Page, byPx: number): Promise<void> {
  await panel(page).evaluate(async (element, by) => {
    let box = element.parentElement;
    while (box !== null && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    (box ?? window).scrollBy(0, by);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, byPx);
}

/** Scrolls down until the page fetches more: the observer of the end may be some frames late. */
export async function scrollUntilAsked(page: Page, calls: readonly unknown[]): Promise<void> {
  const known = calls.length;
  for (let step = 0; step < 20 && calls.length === known; step += 1) await scrollBy(page, 500);
  await eventually(
    'the call of the next page',
    () => Promise.resolve(calls.length),
    (count) => count > known,
  ).catch(async (error: unknown) => {
    throw new Error(`${String(error)}; ${await pagePosition(page)}`);
  });
}

interface Stride {
  /** Most rows in the page at any moment, between the frames included. */
  readonly most: number;
  /** Places in the order in which they came on screen. */
  readonly places: readonly number[];
  /** Text of each of these rows: title and validity. */
  readonly words: readonly string[];
  /** Steps after which a row had not moved by exactly the scrolled distance. */
  readonly jumps: readonly string[];
}

/** A list without a new row for this long has stopped; a busy machine takes seconds. */
const STALL_MS = 40_000;

/** What `stride` throws for a page that is not drawn any more. */
const NOT_DRAWN = 'Chromium draws this page no more';
/** Frames in a row that did not come within two seconds each, while timers ran. */
const LATE_LIMIT = 6;

/**
 * Runs `look`; once more when Chromium has stopped drawing its page. Seen in one of three whole runs on two cores,
 * after hundreds of scrolls: timers continue, frames and observers do not, and even a screenshot of the page never
 * comes. Such a page says nothing about the product. `again` resets everything.
 */
export async function whileDrawn(look: () => Promise<void>, again: () => Promise<void>): Promise<void> {
  try {
    await look();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes(NOT_DRAWN)) throw error;
    process.stdout.write(`${error.message}\n`);
    await again();
    await look();
  }
}

/**
 * Scrolls by `stepPx` repeatedly, until the page is at its end or `steps` are done, and records every row. It continues
 * as long as rows come, however slow the machine is.
 * @throws when no more come: with the current screen content
 */
export async function stride(page: Page, stepPx: number, steps = Infinity): Promise<Stride> {
  return panel(page).evaluate(
    async (element, [step, limit, stallMs, lateLimit, notDrawn]) => {
      let found = element.parentElement;
      while (found !== null && !/auto|scroll/.test(getComputedStyle(found).overflowY))
        found = found.parentElement;
      const box = found ?? document.documentElement;
      const mounted = (): HTMLElement[] =>
        Array.from(element.querySelectorAll<HTMLElement>('[aria-posinset]'));
      const placeOf = (row: HTMLElement): number => Number(row.getAttribute('aria-posinset'));
      const isVisible = (each: Element): boolean => {
        const { top, bottom, height } = each.getBoundingClientRect();
        return height > 0 && bottom > 0 && top < window.innerHeight;
      };
      const isBlank = (): boolean =>
        Array.from(element.querySelectorAll('[role=list] > :empty')).some((slab) => isVisible(slab));
      let lateFrames = 0;
      let lateInRow = 0;
      /** A browser that draws nothing gives no frame; that has to be reported too, instead of a test without end. */
      const frame = (): Promise<void> =>
        new Promise((resolve) => {
          const late = setTimeout(() => {
            lateFrames += 1;
            lateInRow += 1;
            resolve();
          }, 2_000);
          requestAnimationFrame(() => {
            clearTimeout(late);
            lateInRow = 0;
            resolve();
          });
        });
      let most = mounted().length;
      const observer = new MutationObserver(() => {
        most = Math.max(most, mounted().length);
      });
      observer.observe(element, { childList: true, subtree: true });
      const seen = new Map<number, string>();
      const jumps: string[] = [];
      const note = (): void => {
        const visible = mounted().filter(isVisible);
        for (const row of step > 0 ? visible : visible.reverse()) {
          if (seen.has(placeOf(row))) continue;
          const texts = Array.from(row.querySelectorAll('*'), (each) => each.textContent ?? '');
          const validity = texts.find((text) => /^\d{4}-\d\d-\d\d至\d{4}-\d\d-\d\d$/.test(text)) ?? '';
          const title = row.querySelector('[aria-label*="，"]')?.getAttribute('aria-label') ?? '';
          seen.set(placeOf(row), `${title.split('，').slice(1).join('，')}${validity}`);
        }
      };
      const lastText = (): string => (element.textContent ?? '').slice(-20);
      const isAtEnd = (): boolean =>
        step < 0
          ? box.scrollTop <= 0
          : // Both sizes are rounded, the place is not.
            box.scrollTop + box.clientHeight >= box.scrollHeight - 2 && lastText().endsWith('没有更多了');
      let progress = { rows: 0, top: -1, atMs: Date.now() };
      const expectProgress = (): void => {
        if (lateInRow >= lateLimit) throw new Error(`${notDrawn}: after ${seen.size} rows`);
        if (seen.size > progress.rows || box.scrollTop !== progress.top)
          progress = { rows: seen.size, top: box.scrollTop, atMs: Date.now() };
        if (Date.now() - progress.atMs > stallMs)
          throw new Error(
            `nothing new after ${seen.size} rows at ${box.scrollTop} of ${box.scrollHeight} px; ` +
              `blank: ${isBlank()}; late frames: ${lateFrames}; the end: ${lastText()}`,
          );
      };
      /** Two frames, in which rows mount; a busy machine takes more. */
      const settle = async (): Promise<void> => {
        for (let count = 0; count < 2 || isBlank(); count += 1) {
          await frame();
          expectProgress();
        }
      };
      await settle();
      note();
      for (let count = 0; count < limit && !isAtEnd(); count += 1) {
        const mark = mounted().find((row) => isVisible(row) && row.getBoundingClientRect().top > 0);
        const markTop = mark?.getBoundingClientRect().top ?? 0;
        const from = box.scrollTop;
        box.scrollBy(0, step);
        const wanted = box.scrollTop - from;
        await settle();
        if (mark?.isConnected === true) {
          const moved = markTop - mark.getBoundingClientRect().top;
          if (Math.abs(moved - wanted) > 1) jumps.push(`${placeOf(mark)}: ${moved} for ${wanted}`);
        }
        note();
      }
      observer.disconnect();
      return { most, places: [...seen.keys()], words: [...seen.values()], jumps };
    },
    [stepPx, steps, STALL_MS, LATE_LIMIT, NOT_DRAWN] as const,
  );
}

/** A finger that pulls the page down by `byPx` and releases it. */
export async function pullDown(page: Page, byPx = 260): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const from = 250;
  // All immediately, in this order: a finger that rests for half a second becomes a long press.
  const steps = Array.from({ length: Math.floor(byPx / 20) }, (_, step) => from + 20 * (step + 1));
  await Promise.all([
    send('touchStart', [{ x: 180, y: from }]),
    ...steps.map((y) => send('touchMove', [{ x: 180, y }])),
  ]);
  await send('touchEnd', []);
  await session.detach();
}

/** Opens every 使用说明 on screen and waits for its text. */
export async function openDescriptions(page: Page): Promise<void> {
  const closed = panel(page).locator('[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
  // Several rows show it while the code that renders texts is loading.
  await eventually(
    'every description',
    () => panel(page).getByText('加载中…').count(),
    (left) => left === 0,
  );
}
