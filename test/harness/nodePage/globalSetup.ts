// Builds the app's bundle and starts one sandbox for each jest worker; no browser.
import type { Config } from 'jest';
import path from 'node:path';
import { pagesOf } from '../../../src/routes.derive';
import type { Seat } from '../globalSetup';
import globalTeardown from '../globalTeardown';
import { startSandbox, type SandboxProcess } from '../sandboxProcess';
import { bundleApp, distOf } from './bundle';

const ROOT = path.resolve(__dirname, '..', '..', '..');

export default async function globalSetup(config: Pick<Config, 'maxWorkers'>): Promise<void> {
  const sandboxes: SandboxProcess[] = [];
  globalThis.__journeySeats = { sandboxes, browsers: [] };
  try {
    const starts = Array.from({ length: Number(config.maxWorkers ?? 1) }, () => startSandbox(distOf(ROOT)));
    const [, ...started] = await Promise.all([bundleApp(ROOT, pagesOf('h5')), ...starts]);
    sandboxes.push(...started);
  } catch (error) {
    await globalTeardown(); // jest runs no teardown after a failed set-up
    throw error;
  }
  const seats = sandboxes.map(({ origin }) => ({ origin, wsEndpoint: '' }) satisfies Seat);
  process.env.JOURNEY_SEATS = JSON.stringify(seats); // workers inherit it
}
