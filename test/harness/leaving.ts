import type { BrowserContext } from 'playwright-core';

/**
 * Closes a context with whatever is still under way in it; one that is closed already stays so. A route handler of the
 * test that has just asked the page, or fetched, when the page goes would fail, and fail the test that had already
 * passed: nobody waits for it any more.
 */
export async function leave(context: BrowserContext): Promise<void> {
  const silent = { behavior: 'ignoreErrors' } as const;
  if (context.isClosed()) return;
  await context.unrouteAll(silent);
  for (const page of context.pages()) if (!page.isClosed()) await page.unrouteAll(silent);
  await context.close();
}
