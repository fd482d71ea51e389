import type { Browser, BrowserServer, BrowserType, LaunchOptions } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';

declare global {
  /** Of jest projects with a browser (browser/environment.mjs): loaded once for all files of a worker. */
  var __chromium: BrowserType | undefined;
}

/** Headless, without unneeded features, and without the sandbox, which root in a container cannot use. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Loaded on demand: it costs half a second of CPU in each test file, and most files need no browser. */
const chromium = async (): Promise<BrowserType> =>
  globalThis.__chromium ?? (await import('playwright-core')).chromium;

function options(): LaunchOptions {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error('There is no Chromium: node scripts/setup.mjs --browser installs it.');
  return { executablePath, args: FLAGS, headless: true };
}

/** A separate Chromium; the caller closes it. */
export const launchChromium = async (): Promise<Browser> => (await chromium()).launch(options());

/** A Chromium that other processes connect to with `connectChromium`. */
export const launchChromiumServer = async (): Promise<BrowserServer> =>
  (await chromium()).launchServer(options());

export const connectChromium = async (wsEndpoint: string): Promise<Browser> =>
  (await chromium()).connect(wsEndpoint);
