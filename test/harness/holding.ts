import type { Page } from 'playwright-core';

/**
 * Holds the page's calls of a path back, from now on: what is seen, or pressed, while the gateway has not answered does
 * not depend on how fast the machine is. What this gives lets them go, and holds no further one.
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
