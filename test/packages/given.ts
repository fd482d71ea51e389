/** Packages that a test has made, for phones in Node. */
import path from 'node:path';
import { loadPackage } from '../../engine/compiler/package';
import type { EnginePackage, EngineTarget } from '../../engine/contract';

declare global {
  var __givePackage: ((origin: string, pack: EnginePackage) => void) | undefined;
}

/** Phones that open `origin` have the package below `distDir` from now on; without this, the built ones. */
export async function givePackage(origin: string, distDir: string, target: EngineTarget): Promise<void> {
  if (globalThis.__givePackage === undefined) throw new Error('only in test/packages/environment.mjs');
  globalThis.__givePackage(origin, await loadPackage(path.join(distDir, target), target));
}
