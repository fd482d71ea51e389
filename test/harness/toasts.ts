import type { BrowserContext, Page } from 'playwright-core';

interface Listening {
  readonly __said?: string[];
}

/**
 * Notes every toast of a context's pages to come: our own on H5 (`platform/toast`), the host's in the engine host. A
 * toast is gone after two seconds, and on a slow machine a test may look later than that.
 */
export function noteToasts(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { __said: said });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const isOwnLine = target instanceof Element && target.matches('.pc-toast > span');
        for (const node of Array.from(addedNodes)) {
          const isHosts = node instanceof Element && node.matches('.engine-toast');
          const text = (isOwnLine || isHosts ? (node.textContent ?? '') : '').trim();
          if (text !== '') said.push(text);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Waits until the page has said it, however short that was. What was said until then is not heard again. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  const [source, flags] =
    typeof text === 'string' ? [text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), ''] : [text.source, text.flags];
  await page.waitForFunction(
    ([pattern, how]) => {
      const said = (window as unknown as Listening).__said ?? [];
      const at = said.findIndex((line) => new RegExp(pattern, how).test(line));
      return said.splice(0, at + 1).length > 0;
    },
    [source, flags] as const,
    // By time, not by frame: a page that runs behind another one, or slowly, has none.
    { polling: 50 },
  );
}
