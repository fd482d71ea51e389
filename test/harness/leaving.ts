import type { BrowserContext } from 'playwright-core';

/**
 * Closes a context with whatever is still under way in it. A route handler of the test that has just asked the page,
 * or fetched, when the page goes would fail, and fail the test that had already passed: nobody waits for it any more.
 */
export async function leave(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()];
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })));
  await context.close();
}
