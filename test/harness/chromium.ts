import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** Headless, quiet, and without the sandbox that root in a container cannot have. */
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

/** Host and port of `TARO_APP_H5_BASE` in `.env`: what the builds in dist/ believe the sandbox's address to be. */
const BUILT_HOST = '127.0.0.1:10086';

/**
 * The builds name the sandbox's default port in links that leave the app; what goes there reaches this sandbox. By
 * the browser's own resolver: a page whose requests are routed by the test has no cache, and every one of them
 * makes a detour through the test.
 */
function options(origin: string): LaunchOptions {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error('There is no Chromium: node scripts/setup.mjs --browser installs it.');
  const args = [...FLAGS, `--host-resolver-rules=MAP ${BUILT_HOST} ${new URL(origin).host}`];
  return { executablePath, args, headless: true };
}

/** A Chromium of the caller's own, for the sandbox at this origin; close it. */
export const launchChromium = (origin: string): Promise<Browser> => chromium.launch(options(origin));

/** A Chromium for the sandbox at this origin that other processes connect to with `connectChromium`. */
export const launchChromiumServer = (origin: string): Promise<BrowserServer> =>
  chromium.launchServer(options(origin));

export const connectChromium = (wsEndpoint: string): Promise<Browser> => chromium.connect(wsEndpoint);
