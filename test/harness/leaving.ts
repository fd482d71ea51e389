import type { BrowserContext } from 'playwright-core';

/**
 * Closes a context with any requests still pending; does nothing if it is already closed. A test's route handler that
 * is waiting for the page or a fetch when the page closes would throw and fail a test that has already passed, so its
 * error is ignored.
 */
export async function leave(context: BrowserContext): Promise<void> {
  const silent = { behavior: 'ignoreErrors' } as const;
  if (context.isClosed()) return;
  await context.unrouteAll(silent);
  for (const page of context.pages()) if (!page.isClosed()) await page.unrouteAll(silent);
  await context.close();
}
