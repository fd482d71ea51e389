import { serviceWorker } from '@/env.worker';
import { CACHE_PREFIX } from '@/utils/workerNames';

const SCRIPT = '/sw.js';

/** As src/worker/workerRules.ts accepts them, without a query. */
const OWN_FILE = /^\/(?:js|css|static)\/[^?#]+$/;

/** The app's files that this page has loaded, some before there was a worker to store them. */
const loadedFiles = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(window.location.origin))
    .map((name) => name.slice(window.location.origin.length))
    .filter((path) => OWN_FILE.test(path));

/** Workbox's message: the worker fetches, from the browser's cache, what it does not have. */
function reportFiles(): void {
  navigator.serviceWorker.controller?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: loadedFiles() },
  });
}

async function register(): Promise<void> {
  // Also after an update, which begins without the files of the page that is open.
  navigator.serviceWorker.addEventListener('controllerchange', reportFiles);
  reportFiles();
  await navigator.serviceWorker.register(SCRIPT, { updateViaCache: 'none' });
}

async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (worker?.scriptURL !== window.location.origin + SCRIPT) return;
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
}

/**
 * Has the worker of this release, or none if the release switches it off. Rejects where the browser refuses (no
 * storage, private mode); the browser's own tools show why.
 */
export const followRelease = (
  isOn = process.env.NODE_ENV === 'production' && serviceWorker.setting === 'on',
): Promise<void> => (isOn ? register() : unregister());
