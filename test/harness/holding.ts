import type { Page } from 'playwright-core';

/**
 * Holds back the page's calls of a path from now on, so that what a test sees or taps before the gateway responds does
 * not depend on the machine's speed. The returned function releases them and stops holding.
 */
export async function hold(page: Page, pathSuffix: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => url.pathname.endsWith(pathSuffix),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
