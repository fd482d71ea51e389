// One sandbox and one Chromium for each jest worker, started before the first journey and ended after the last.
import type { Config } from 'jest';
import type { BrowserServer } from 'playwright-core';
import { launchChromiumServer } from './chromium';
import globalTeardown from './globalTeardown';
import { startSandbox, type SandboxProcess } from './sandboxProcess';

export interface Seat {
  readonly origin: string;
  readonly wsEndpoint: string;
}

declare global {
  var __journeySeats: { sandboxes: SandboxProcess[]; browsers: BrowserServer[] } | undefined;
}

export default async function globalSetup(config: Pick<Config, 'maxWorkers'>): Promise<void> {
  const workers = Number(config.maxWorkers ?? 1);
  const sandboxes: SandboxProcess[] = [];
  const browsers: BrowserServer[] = [];
  globalThis.__journeySeats = { sandboxes, browsers };
  const started = await Promise.allSettled(
    Array.from({ length: workers }, async () => {
      sandboxes.push(await startSandbox());
      browsers.push(await launchChromiumServer());
    }),
  );
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await globalTeardown(); // jest runs no teardown after a failed set-up
    throw failed.reason;
  }
  const seats = sandboxes.map((sandbox, index): Seat => ({
    origin: sandbox.origin,
    wsEndpoint: browsers[index]?.wsEndpoint() ?? '',
  }));
  process.env.JOURNEY_SEATS = JSON.stringify(seats); // workers inherit it
}
