/** The elements of a package's coupon list page. */
import type { Locator, Page } from 'playwright-core';
import type { SandboxControl } from '../harness';
import { visiblePage } from './host';

export const LIST_PAGE = 'packages/coupon/list/index';
/** Suffix of the gateway path of the list's only call. */
export const LIST_CALL = 'activity/prize';

export const panel = (page: Page): Locator => visiblePage(page).locator('[aria-role="tabpanel"]');
/** Rows in the page right now, as long as no description with items of its own is open. */
export const rows = (page: Page): Locator => panel(page).locator('[aria-role="listitem"]');
export const tab = (page: Page, title: string): Locator =>
  visiblePage(page).locator('[aria-role="tab"]').filter({ hasText: title });
/** Texts of both tabs; the selected one carries the count. */
export const tabTexts = (page: Page): Promise<string[]> =>
  visiblePage(page).locator('[aria-role="tab"]').allTextContents();
export const counted = (page: Page, words: string): Locator =>
  visiblePage(page).getByText(words, { exact: true });
/** The host's mark of a page that was pulled down and is refreshing. */
export const pulled = (page: Page): Locator => page.locator('.engine-frame[data-pulled]');

interface SentEvent {
  readonly couponTitle: string;
  readonly validStartTm: string;
  readonly validEndTm: string;
}

/** Title and validity of every coupon that the gateway returned, in its order: what the rows must show. */
export async function sentEvents(sandbox: SandboxControl): Promise<string[]> {
  const calls = await sandbox.requests(LIST_CALL);
  return calls.flatMap(({ response }) =>
    (response as { data: { content: SentEvent[] } }).data.content.map(
      ({ couponTitle, validStartTm, validEndTm }) =>
        `${couponTitle}${validStartTm.slice(0, 10)}至${validEndTm.slice(0, 10)}`,
    ),
  );
}

export const pageNumbers = async (sandbox: SandboxControl): Promise<number[]> =>
  (await sandbox.requests(LIST_CALL)).map(({ body }) => (body as { pageNo: number }).pageNo);

interface Stride {
  /** The largest number of rows in the page at any moment. */
  readonly most: number;
  /** Title and validity of each row, in the order in which they appeared on screen. */
  readonly words: readonly string[];
  /** Bytes of the largest `setData`, and its keys. */
  readonly largest: { readonly bytes: number; readonly keys: string };
  readonly calls: number;
}

interface Meter {
  meter(): readonly {
    readonly path: string;
    readonly calls: number;
    readonly recent: readonly { readonly bytes: number; readonly keys: readonly string[] }[];
  }[];
}

/** A list that shows nothing new for so long has stalled; a busy machine takes seconds. */
const STALL_MS = 40_000;

/**
 * Draws one pixel. Headless Chromium on a busy machine sometimes stops drawing: no frame fires and no
 * IntersectionObserver reports, which no phone in a hand does. A screenshot makes it draw again.
 */
const DRAW = '__draw';

/**
 * Scrolls the list down to its end, screen by screen, and records every row and every `setData`. Continues as long as
 * rows come, however slow the machine is.
 * @throws when no more rows come: with what is on screen then
 */
export async function stride(page: Page): Promise<Stride> {
  await page.exposeFunction(DRAW, async () => {
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  });
  return visiblePage(page).evaluate(
    async (phone, [path, stallMs, drawName]) => {
      const draw = Reflect.get(window, drawName) as () => Promise<void>;
      const scroller = phone.querySelector('.engine-scroller') ?? phone;
      const list = phone.querySelector('[aria-role="list"][aria-label="寄件券列表"]') ?? phone;
      const mounted = (): Element[] => Array.from(list.querySelectorAll('[aria-role="listitem"]'));
      const area = scroller.getBoundingClientRect();
      const isVisible = (each: Element): boolean => {
        const { top, bottom, height } = each.getBoundingClientRect();
        return height > 0 && bottom > area.top && top < area.bottom;
      };
      const blank = (): number =>
        Array.from(list.children).findIndex(
          (slab) => isVisible(slab) && slab.querySelector('[aria-role="listitem"]') === null,
        );
      let most = 0;
      const observer = new MutationObserver(() => {
        most = Math.max(most, mounted().length);
      });
      observer.observe(phone, { childList: true, subtree: true });

      let known = 0;
      let largest = { bytes: 0, keys: '' };
      const readMeter = (): void => {
        const engine = Reflect.get(window, '__engine') as Meter;
        const measured = engine.meter().find((each) => each.path === path);
        if (measured === undefined) throw new Error(`nothing was measured of ${path}`);
        const fresh = measured.calls - known;
        if (fresh > measured.recent.length) throw new Error('more calls than the host keeps');
        for (const { bytes, keys } of fresh === 0 ? [] : measured.recent.slice(-fresh))
          if (bytes > largest.bytes) largest = { bytes, keys: keys.slice(0, 5).join(' ') };
        known = measured.calls;
      };

      // Keyed by position, as coupons of one day may have the same texts: rows are in slabs, the list's children.
      const seen = new Map<string, string>();
      const note = (): void => {
        for (const [index, slab] of Array.from(list.children).entries()) {
          for (const [inSlab, row] of slab.querySelectorAll('[aria-role="listitem"]').entries()) {
            const place = `${index}/${inSlab}`;
            if (seen.has(place) || !isVisible(row)) continue;
            const texts = Array.from(row.querySelectorAll('*'), (each) => each.textContent ?? '');
            const validity = texts.find((text) => /^\d{4}-\d\d-\d\d至\d{4}-\d\d-\d\d$/.test(text)) ?? '';
            const title = row.querySelector('[aria-label*="，"]')?.getAttribute('aria-label') ?? '';
            seen.set(place, `${title.split('，').slice(1).join('，')}${validity}`);
          }
        }
      };
      const lastText = (): string =>
        (phone.querySelector('[aria-role="tabpanel"]')?.textContent ?? '').slice(-20);
      let lateFrames = 0;
      const frame = (): Promise<void> =>
        new Promise((resolve) => {
          const late = setTimeout(() => {
            lateFrames += 1;
            draw().then(resolve, resolve);
          }, 2_000);
          requestAnimationFrame(() => {
            clearTimeout(late);
            resolve();
          });
        });
      let progress = { rows: 0, top: -1, atMs: Date.now() };
      const expectProgress = (): void => {
        if (seen.size > progress.rows || scroller.scrollTop > progress.top)
          progress = { rows: seen.size, top: scroller.scrollTop, atMs: Date.now() };
        if (Date.now() - progress.atMs > stallMs)
          throw new Error(
            `nothing new after ${seen.size} rows at ${scroller.scrollTop} of ${scroller.scrollHeight} px; ` +
              `blank slab: ${blank()} of ${list.children.length}; late frames: ${lateFrames}; the end: ${lastText()}`,
          );
      };
      for (;;) {
        do {
          await frame();
          expectProgress();
        } while (blank() >= 0);
        note();
        readMeter();
        const from = scroller.scrollTop;
        scroller.scrollBy({ top: 560, behavior: 'instant' });
        if (scroller.scrollTop === from && lastText().endsWith('没有更多了')) break;
      }
      observer.disconnect();
      return { most, words: [...seen.values()], largest, calls: known };
    },
    [LIST_PAGE, STALL_MS, DRAW] as const,
  );
}
