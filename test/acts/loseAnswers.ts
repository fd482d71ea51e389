import type { Page, Route } from 'playwright-core';

const GATEWAY = /\/(wx|ali)gw\//;

/**
 * The page's next call of the path is performed and its response does not arrive, nor that of any later call, until the
 * returned function is called.
 * @param path as in the contract
 */
export async function loseAnswersAfter(page: Page, path: string): Promise<() => Promise<void>> {
  let isLost = false;
  const handler = async (route: Route): Promise<void> => {
    const isAct = new URL(route.request().url()).pathname.endsWith(path);
    if (!isLost && !isAct) return route.continue();
    if (!isLost) {
      isLost = true;
      await route.fetch();
    }
    await route.fulfill({ status: 200, body: '{', contentType: 'application/json' });
  };
  await page.route(GATEWAY, handler);
  return () => page.unroute(GATEWAY, handler);
}
