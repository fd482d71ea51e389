import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { PATIENCE_MS } from '../../harness/waiting';
import { checkWithOfficialCompilers } from '../host/compilers';
import { answerConsents, engineErrors, openEngine, visiblePage } from '../host/engine';
import { startEngineServer } from '../host/server';
import { BROKEN_PACKAGES, type BrokenPackage } from './mutations';

export interface BrokenResult {
  readonly name: string;
  readonly isCaught: boolean;
  /** What host or compilers said. */
  readonly said: readonly string[];
}

async function firstPage(root: string): Promise<string> {
  const app: unknown = JSON.parse(await readFile(path.join(root, 'app.json'), 'utf8'));
  const pages: unknown = typeof app === 'object' && app !== null && 'pages' in app ? app.pages : [];
  const [first]: unknown[] = Array.isArray(pages) ? pages : [];
  if (typeof first !== 'string') throw new Error(`${root}/app.json names no page`);
  return first;
}

/** One tap in the middle of each box of the page: whichever is bound, its handler is asked for. */
async function tapEverything(page: Page): Promise<void> {
  await visiblePage(page)
    .locator('wx-view, wx-button, wx-image')
    .evaluateAll((elements) => {
      for (const element of elements) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const at = { bubbles: true, clientX: x + width / 2, clientY: y + height / 2 };
        for (const type of ['mousedown', 'mouseup']) element.dispatchEvent(new MouseEvent(type, at));
      }
    });
}

async function listen(
  browser: Browser,
  distDir: string,
  entry: string,
  broken: BrokenPackage,
): Promise<readonly string[]> {
  const server = await startEngineServer(distDir);
  const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
  try {
    await answerConsents(page);
    await openEngine(page, { target: 'weapp', path: entry, baseUrl: server.baseUrl });
    if (broken.act === 'tap') await tapEverything(page);
    // Answers to what the page did on load (promises, frames) come after it: wait for the failure itself.
    await page
      .waitForFunction(
        (pattern) => {
          const engine: unknown = Reflect.get(window, '__engine');
          const errors: unknown =
            typeof engine === 'object' && engine !== null ? Reflect.get(engine, 'errors') : [];
          return Array.isArray(errors) && errors.some((entry) => new RegExp(pattern).test(String(entry)));
        },
        broken.message.source,
        { timeout: PATIENCE_MS },
      )
      .catch(() => undefined); // the caller reports what was said instead
    return await engineErrors(page);
  } finally {
    await page.close();
    await server.close();
  }
}

async function checkOne(browser: Browser, goodWeapp: string, broken: BrokenPackage): Promise<BrokenResult> {
  const distDir = await mkdtemp(path.join(tmpdir(), 'broken-package-'));
  const root = path.join(distDir, 'weapp');
  try {
    // The package itself must stay whole, also when it is reached through a link.
    await cp(await realpath(goodWeapp), root, { recursive: true, dereference: true });
    const entry = await firstPage(root);
    await broken.breakIt(root, entry);
    const said =
      broken.caughtBy === 'compilers'
        ? await checkWithOfficialCompilers(root)
        : await listen(browser, distDir, entry, broken);
    return { name: broken.name, isCaught: said.some((line) => broken.message.test(line)), said };
  } finally {
    await rm(distDir, { recursive: true, force: true });
  }
}

/**
 * Breaks a right messaging-app package in every known way, one copy at a time, and sees whether host and
 * compilers say so: a gate that cannot fail is none.
 * @param goodWeapp folder of a built package that host and compilers accept
 */
export async function checkBroken(
  browser: Browser,
  goodWeapp: string,
  packages: readonly BrokenPackage[] = BROKEN_PACKAGES,
): Promise<BrokenResult[]> {
  const results: BrokenResult[] = [];
  for (const broken of packages) results.push(await checkOne(browser, goodWeapp, broken));
  return results;
}

export { BROKEN_PACKAGES, type BrokenPackage } from './mutations';
