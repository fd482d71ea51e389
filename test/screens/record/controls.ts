import type { Page } from 'playwright-core';

/** Controls of a page that are tapped; of similar rows only the first. */
const MOST_PRESSES = 16;
/** Everything that can be tapped. */
export const CONTROLS =
  '[role=button],[role=link],[role=tab],[role=checkbox],[role=radio],[role=switch],[role=option]';

/** Whether an app takes over is detected by how long the page stays: real time (openApp.screen). */
const OPENS_APP = /打开.*APP|直接打开/;

export interface Control {
  readonly name: string;
  readonly index: number;
}

const allControls = (page: Page): Promise<Control[]> =>
  page.evaluate(
    ([selector, most]) => {
      const all = Array.from(document.querySelectorAll<HTMLElement>(selector));
      const shown = all.filter(
        (element) =>
          element.closest('.taro_page:not(.taro_page_show),[aria-hidden=true],[style*="display: none"]') ===
            null && element.getAttribute('aria-disabled') !== 'true',
      );
      const ofDialog = shown.filter((element) => element.closest('[role=dialog]') !== null);
      const shapes = new Set<string>();
      const times = new Map<string, number>();
      return (ofDialog.length > 0 ? ofDialog : shown)
        .filter((element) => {
          if (element.closest('[role=listitem],[role=radiogroup],[role=list]') === null) return true;
          const shape = `${element.getAttribute('role') ?? ''} ${element.className}`;
          const isFirst = !shapes.has(shape);
          shapes.add(shape);
          return isFirst;
        })
        .slice(0, Number(most))
        .map((element) => {
          const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
          const name = `${element.getAttribute('role') ?? ''} ${label.replace(/\s+/g, ' ').trim().slice(0, 40)}`;
          const count = (times.get(name) ?? 0) + 1;
          times.set(name, count);
          return { name: count === 1 ? name : `${name} (${String(count)})`, index: all.indexOf(element) };
        });
    },
    [CONTROLS, MOST_PRESSES] as const,
  );

/** Available controls in document order: a dialog's when one is open. */
export const controlsOf = async (page: Page): Promise<Control[]> =>
  (await allControls(page)).filter(({ name }) => !OPENS_APP.test(name));
