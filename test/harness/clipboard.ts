import type { Page } from 'playwright-core';

/**
 * The clipboard text, whichever page copied it; `clipboard-read` must be granted. Read in a sandbox page: the app's
 * pages never read the clipboard, and their Permissions-Policy forbids it.
 */
export async function copiedText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.goto('/__sandbox/agreement/service');
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
