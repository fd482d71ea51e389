// One sandbox and one Chromium for each jest worker, started before the first journey and stopped after the last.
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
      const sandbox = await startSandbox();
      sandboxes.push(sandbox);
      const browser = await launchChromiumServer();
      browsers.push(browser);
      return { origin: sandbox.origin, wsEndpoint: browser.wsEndpoint() } satisfies Seat;
    }),
  );
  const failed = started.find((result) => result.status === 'rejected');
  if (failed) {
    await globalTeardown(); // jest runs no teardown after a failed set-up
    throw failed.reason;
  }
  const seats = started.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  process.env.JOURNEY_SEATS = JSON.stringify(seats); // workers inherit it
}
