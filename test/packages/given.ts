/** Packages created by a test, for phones in Node. */
import path from 'node:path';
import { loadPackage } from '../../engine/compiler/package';
import type { EnginePackage, EngineTarget } from '../../engine/contract';
import { vendorCalls } from '../harness/vendorCalls';

declare global {
  var __givePackage: ((origin: string, pack: EnginePackage) => void) | undefined;
}

/** From now on, phones that open `origin` use the package below `distDir`; without this, the built ones. */
export async function givePackage(origin: string, distDir: string, target: EngineTarget): Promise<void> {
  if (globalThis.__givePackage === undefined) throw new Error('only in test/packages/environment.mjs');
  const pack = await loadPackage(path.join(distDir, target), target);
  globalThis.__givePackage(origin, { ...pack, calls: await vendorCalls(target) });
}
