import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';

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

function options(): LaunchOptions {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error('There is no Chromium: node scripts/setup.mjs --browser installs it.');
  return { executablePath, args: FLAGS, headless: true };
}

/** A separate Chromium; the caller closes it. */
export const launchChromium = (): Promise<Browser> => chromium.launch(options());

/** A Chromium that other processes connect to with `connectChromium`. */
export const launchChromiumServer = (): Promise<BrowserServer> => chromium.launchServer(options());

export const connectChromium = (wsEndpoint: string): Promise<Browser> => chromium.connect(wsEndpoint);
