/**
 * The plain browser: when the page is left, an app has taken over; nothing else shows it.
 * @jest-environment jsdom
 */
import { otherApp } from './index.h5';
import { FALLBACK_DELAY_MS } from './types';

/** How long a page that stays visible counts as "the app did not open". */
const APP_LAUNCH_MS = 3000;

let visibility = 'visible';
/** Fragments: the only kind of address that jsdom navigates to. */
const APP = '#app';
const STORE = '#store';

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  window.location.hash = '';
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => visibility as DocumentVisibilityState);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const leave: Readonly<Record<string, () => void>> = {
  pagehide: () => void window.dispatchEvent(new Event('pagehide')),
  hidden: () => {
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  },
};

it.each(['pagehide', 'hidden'])('opened: the page is left (%s)', async (how) => {
  const outcome = otherApp.openApp({ scheme: APP, fallbackUrl: STORE });
  leave[how]?.();
  await expect(outcome).resolves.toEqual({ kind: 'opened' });
  expect(window.location.hash).toBe(APP);
});

it('not opened: the store opens a moment later', async () => {
  const outcome = otherApp.openApp({ scheme: APP, fallbackUrl: STORE });
  document.dispatchEvent(new Event('visibilitychange')); // returned to the page
  await jest.advanceTimersByTimeAsync(APP_LAUNCH_MS);
  expect(window.location.hash).toBe(APP);
  await jest.advanceTimersByTimeAsync(FALLBACK_DELAY_MS);
  await expect(outcome).resolves.toEqual({ kind: 'not-opened' });
  expect(window.location.hash).toBe(STORE);
});

it.each<[string, () => void, object | undefined, string]>([
  ['the page is left while the store waits', () => leave['pagehide']?.(), undefined, 'opened'],
  ['the store is not wanted any more', () => undefined, { isWanted: () => false }, 'not-opened'],
])('the store does not open: %s', async (_name, meanwhile, options, kind) => {
  const outcome = otherApp.openApp({ scheme: APP, fallbackUrl: STORE }, options);
  await jest.advanceTimersByTimeAsync(APP_LAUNCH_MS);
  meanwhile();
  await jest.advanceTimersByTimeAsync(FALLBACK_DELAY_MS);
  await expect(outcome).resolves.toEqual({ kind });
  expect(window.location.hash).toBe(APP);
});
