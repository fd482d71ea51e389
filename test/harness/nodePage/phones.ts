/** Phones for tests on pages in Node: each visitor gets a new one, which costs nothing. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Phones } from '../phonePool';
import { NodeContext, type NodeContextOptions } from './context';

/** What a test gets as Playwright's browser; calls without an equivalent in Node are missing. */
const browser = {
  newContext: (options: NodeContextOptions) => Promise.resolve(new NodeContext(options)),
} as unknown as Browser;

export const newNodePhones = (): Phones => ({
  async take(_kind, make) {
    const context: BrowserContext = await make(browser);
    const page: Page = await context.newPage();
    return { context, page };
  },
  giveBack: (context) => context.close(),
});
