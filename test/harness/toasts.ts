import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from './waiting';

/** Toasts of each page that no test has consumed yet, oldest first. */
const said = new WeakMap<Page, string[]>();

/** The binding that the pages call; its name does not collide with the page's own globals. */
const NOTIFY = '__reportToast';

/**
 * Records every toast of the context's future pages: our own on H5 (`platform/toast`), the host's in the engine host. A
 * toast disappears after two seconds, and the page may be gone by then, so each is reported to the test immediately.
 */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding(NOTIFY, ({ page }, text: string) => {
    said.set(page, [...(said.get(page) ?? []), text]);
  });
  await context.addInitScript((notify) => {
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const isOwnLine = target instanceof Element && target.matches('.pc-toast > span');
        for (const node of Array.from(addedNodes)) {
          const isHosts = node instanceof Element && node.matches('.engine-toast');
          const text = (isOwnLine || isHosts ? (node.textContent ?? '') : '').trim();
          if (text !== '') (Reflect.get(window, notify) as (text: string) => void)(text);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  }, NOTIFY);
}

/** Call it when a page gets a new visitor. */
export const forgetToasts = (page: Page): void => void said.delete(page);

/** The page's toasts that no test has consumed yet, oldest first; they are consumed. */
export function takeToasts(page: Page): readonly string[] {
  const lines = said.get(page) ?? [];
  said.delete(page);
  return lines;
}

/** Waits until the page has shown the toast, however briefly. Earlier toasts are consumed and not matched again. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const isMeant = (line: string): boolean =>
    typeof text === 'string' ? line.includes(text) : new RegExp(text.source, text.flags).test(line);
  const all = await eventually(
    `the toast ${String(text)}`,
    () => Promise.resolve(said.get(page) ?? []),
    (lines) => lines.some(isMeant),
  );
  said.set(page, all.slice(all.findIndex(isMeant) + 1));
}
