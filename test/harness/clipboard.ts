import type { Page } from 'playwright-core';

/**
 * What has been copied, by whoever the page belongs to; `clipboard-read` has to be granted. Asked in a page of the
 * sandbox's own: the app's pages never read it, and their Permissions-Policy forbids it.
 */
export async function copiedText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.goto('/__sandbox/agreement/service');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
