/** What a person does and sees on the coupon list page. */
import type { Locator, Page } from 'playwright-core';
import type { SandboxControl, Visitor } from '../harness';
import { loginDialog } from './steps';

/** Suffix of the gateway path of the list's only call. */
export const LIST_CALL = 'activity/prize';

export const panel = (page: Page): Locator => page.getByRole('tabpanel');
/** Rows in the page at this moment; a row that is far from the screen is not. */
export const rows = (page: Page): Locator => panel(page).locator('[aria-posinset]');
export const row = (page: Page, place: number): Locator => panel(page).locator(`[aria-posinset="${place}"]`);
export const tab = (page: Page, title: string | RegExp): Locator => page.getByRole('tab', { name: title });
export const chosenTab = (page: Page, title: string): Locator =>
  page.getByRole('tab', { name: title, exact: true, selected: true });
export const more = (page: Page): Locator => page.getByRole('button', { name: '加载失败，点击重试' });
export const retry = (page: Page): Locator => page.getByRole('button', { name: '重试', exact: true });
/** Words that something is on its way: skeleton, next page, pull. */
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

/** The list's calls as the page sends them, from now on: Chromium repeats one by itself when a connection is cut. */
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
  const end = Date.now() + 10_000;
  for (;;) {
    const calls = (await sandbox.requests(LIST_CALL)).filter(({ status }) => status !== null);
    if (calls.length >= count) return;
    if (Date.now() > end) throw new Error(`only ${calls.length} calls of the list were answered within 10 s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Told {
  readonly couponTitle: string;
  readonly validStartTm: string;
  readonly validEndTm: string;
}

/** Title and validity of every coupon that the gateway told, in its order: what the rows have to say. */
export async function told(sandbox: SandboxControl): Promise<string[]> {
  const calls = await sandbox.requests(LIST_CALL);
  return calls.flatMap(({ response }) =>
    (response as { data: { content: Told[] } }).data.content.map(
      ({ couponTitle, validStartTm, validEndTm }) =>
        `${couponTitle}${validStartTm.slice(0, 10)}至${validEndTm.slice(0, 10)}`,
    ),
  );
}

/** Scrolls down, as far as there is a page, until `goal` is in the page. */
export async function scrollTo(page: Page, goal: Locator): Promise<void> {
  const end = Date.now() + 15_000;
  while ((await goal.count()) === 0) {
    if (Date.now() > end) throw new Error('not there within 15 s of scrolling');
    await scrollBy(page, 700);
  }
  await goal.first().scrollIntoViewIfNeeded();
}

/** Scrolls the page and lets two frames pass, in which rows come and go. */
export async function scrollBy(page: Page, byPx: number): Promise<void> {
  await panel(page).evaluate(async (element, by) => {
    let box = element.parentElement;
    while (box !== null && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
    (box ?? window).scrollBy(0, by);
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, byPx);
}

export interface Stride {
  /** Most rows in the page at any moment, between the frames included. */
  readonly most: number;
  /** Places in the order in which they came on screen. */
  readonly places: readonly number[];
  /** What each of these rows says: title and validity. */
  readonly words: readonly string[];
  /** Steps after which a row had not moved by just as much as was scrolled. */
  readonly jumps: readonly string[];
}

/** Scrolls by `stepPx` again and again, until the page is at its end or `steps` are done, and notes every row. */
export async function stride(page: Page, stepPx: number, steps = 1000): Promise<Stride> {
  return panel(page).evaluate(
    async (element, [step, limit]) => {
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
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      /** Two frames, in which rows come; a busy machine takes some more. */
      const settle = async (): Promise<void> => {
        for (let count = 0; count < 2 || (isBlank() && count < 60); count += 1) await frame();
      };
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
      const isAtEnd = (): boolean =>
        step < 0
          ? box.scrollTop <= 0
          : box.scrollTop + box.clientHeight >= box.scrollHeight - 1 &&
            (element.textContent ?? '').endsWith('没有更多了');
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
    [stepPx, steps] as const,
  );
}

/** Whose finger pulls the page down by `byPx` and lets go. */
export async function pullDown(page: Page, byPx = 260): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const from = 250;
  await send('touchStart', [{ x: 180, y: from }]);
  for (let moved = 20; moved <= byPx; moved += 20) await send('touchMove', [{ x: 180, y: from + moved }]);
  await send('touchEnd', []);
  await session.detach();
}

/** Closes the login as a person who does not want to. */
export async function closeLogin(page: Page): Promise<void> {
  await loginDialog(page).waitFor();
  await page.keyboard.press('Escape');
  await loginDialog(page).waitFor({ state: 'detached' });
}

/** Opens every 使用说明 on screen and waits for what each says. */
export async function openDescriptions(page: Page): Promise<void> {
  const closed = panel(page).locator('[aria-expanded=false]');
  while ((await closed.count()) > 0) await closed.first().click();
  await panel(page).getByText('加载中…').waitFor({ state: 'detached' });
}
