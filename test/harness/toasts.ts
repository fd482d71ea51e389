import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from './waiting';

/** What each page has said and no test has heard yet, oldest first. */
const said = new WeakMap<Page, string[]>();

/** What the pages call; gone from the page's own business by its name. */
const TELL = '__tellToast';

/**
 * Notes every toast of a context's pages to come: our own on H5 (`platform/toast`), the host's in the engine host. A
 * toast is gone after two seconds, and the page itself may be by then: each is told to the test at once.
 */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding(TELL, ({ page }, text: string) => {
    said.set(page, [...(said.get(page) ?? []), text]);
  });
  await context.addInitScript((tell) => {
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const isOwnLine = target instanceof Element && target.matches('.pc-toast > span');
        for (const node of Array.from(addedNodes)) {
          const isHosts = node instanceof Element && node.matches('.engine-toast');
          const text = (isOwnLine || isHosts ? (node.textContent ?? '') : '').trim();
          if (text !== '') (Reflect.get(window, tell) as (text: string) => void)(text);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  }, TELL);
}

/** A page that has a new visitor. */
export const forgetToasts = (page: Page): void => void said.delete(page);

/** Waits until the page has said it, however short that was. What was said until then is not heard again. */
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
