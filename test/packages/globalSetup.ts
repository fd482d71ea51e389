// What all workers share: both packages compiled once, the client's bundle, and a sandbox for each worker; no browser.
import type { Config } from 'jest';
import fs from 'node:fs/promises';
import path from 'node:path';
import { bundleClient } from '../../engine/bundle';
import { loadPackage } from '../../engine/compiler/package';
import type { Seat } from '../harness/globalSetup';
import globalTeardown from '../harness/globalTeardown';
import { startSandbox, type SandboxProcess } from '../harness/sandboxProcess';
import { vendorCalls } from '../harness/vendorCalls';

const ROOT = path.resolve(__dirname, '..', '..');
const MADE = path.join(ROOT, '.cache', 'packages');
const ENTRY = path.join(ROOT, 'engine', 'node', 'entry.ts');
const STYLE = path.join(ROOT, 'engine', 'client', 'engine.css');

async function makeShared(): Promise<void> {
  await fs.mkdir(MADE, { recursive: true });
  await fs.writeFile(path.join(MADE, 'client.js'), (await bundleClient(ENTRY, STYLE)).script);
  for (const target of ['weapp', 'alipay'] as const) {
    const pack = await loadPackage(path.join(ROOT, 'dist', target), target);
    const calls = await vendorCalls(target);
    await fs.writeFile(path.join(MADE, `${target}.json`), JSON.stringify({ ...pack, calls }));
  }
}

export default async function globalSetup(config: Pick<Config, 'maxWorkers'>): Promise<void> {
  const sandboxes: SandboxProcess[] = [];
  globalThis.__journeySeats = { sandboxes, browsers: [] };
  try {
    const starts = Array.from({ length: Number(config.maxWorkers ?? 1) }, async () => {
      sandboxes.push(await startSandbox());
    });
    await Promise.all([makeShared(), ...starts]);
  } catch (error) {
    await globalTeardown(); // jest runs no teardown after a failed set-up
    throw error;
  }
  const seats = sandboxes.map(({ origin }) => ({ origin, wsEndpoint: '' }) satisfies Seat);
  process.env.JOURNEY_SEATS = JSON.stringify(seats); // workers inherit it
}
