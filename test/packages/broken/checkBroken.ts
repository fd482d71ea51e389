import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { checkWithOfficialCompilers } from '../../engines/host/compilers';
import {
  answerConsents,
  engineErrors,
  openEngine,
  visiblePage,
  type EngineTarget,
} from '../../engines/host/engine';
import { startEngineServer } from '../../engines/host/server';
import { turns } from '../../engines/rest';
import type { Phones } from '../../harness/phonePool';
import { givePackage } from '../given';
import type { BrokenPackage } from './mutations';

interface BrokenResult {
  readonly name: string;
  readonly isCaught: boolean;
  /** Messages of the host or the compilers. */
  readonly said: readonly string[];
}

async function firstPage(root: string): Promise<string> {
  const app: unknown = JSON.parse(await readFile(path.join(root, 'app.json'), 'utf8'));
  const pages: unknown = typeof app === 'object' && app !== null && 'pages' in app ? app.pages : [];
  const [first]: unknown[] = Array.isArray(pages) ? pages : [];
  if (typeof first !== 'string') throw new Error(`${root}/app.json names no page`);
  return first;
}

/** Taps the middle of each box of the page, so that every bound handler is looked up. */
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

/** Opens the package below `distDir` with a server without a gateway, and returns what its host counts as failures. */
export async function listen(
  phones: Phones,
  distDir: string,
  {
    target,
    entry,
    act,
  }: { readonly target: EngineTarget; readonly entry?: string; readonly act?: BrokenPackage['act'] },
): Promise<readonly string[]> {
  const server = await startEngineServer(distDir);
  await givePackage(server.baseUrl, distDir, target);
  const { context, page } = await phones.take('broken', (browser) =>
    browser.newContext({ baseURL: server.baseUrl, viewport: { width: 375, height: 812 } }),
  );
  try {
    await answerConsents(page);
    await openEngine(page, {
      target,
      baseUrl: server.baseUrl,
      ...(entry === undefined ? {} : { path: entry }),
    });
    if (act === 'tap') await tapEverything(page);
    // Work that the page started on opening ends later: promises, frames, refused calls.
    await turns(page);
    return await engineErrors(page);
  } finally {
    await phones.giveBack(context);
    await server.close();
  }
}

/**
 * Breaks a copy of a correct messaging-app package and checks that the host or the compilers report it: a check that
 * cannot fail is worthless.
 * @param goodWeapp folder of a built package that host and compilers accept
 */
export async function checkBroken(
  phones: Phones,
  goodWeapp: string,
  broken: BrokenPackage,
): Promise<BrokenResult> {
  const distDir = await mkdtemp(path.join(tmpdir(), 'broken-package-'));
  const root = path.join(distDir, 'weapp');
  try {
    // The package itself must stay intact, also when it is reached through a link.
    await cp(await realpath(goodWeapp), root, { recursive: true, dereference: true });
    const entry = await firstPage(root);
    await broken.breakIt(root, entry);
    const said =
      broken.caughtBy === 'compilers'
        ? await checkWithOfficialCompilers(root)
        : await listen(phones, distDir, { target: 'weapp', entry, act: broken.act });
    return { name: broken.name, isCaught: said.some((line) => broken.message.test(line)), said };
  } finally {
    await rm(distDir, { recursive: true, force: true });
  }
}

export { BROKEN_PACKAGES } from './mutations';
