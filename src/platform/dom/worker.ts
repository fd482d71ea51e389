import { loadQuietly } from '../chunk/index.h5';

/** Later than what the first page loads, and than pages loaded ahead (`platform/chunk`). */
const START_MS = 5000;

/**
 * H5 only, called by the entry that config/index.ts writes: starts the service worker when the page is at rest
 * (docs/service-worker.md). Its code is a chunk that no page waits for.
 */
export function startWorker(): void {
  setTimeout(() => {
    // Missing on http, in older browsers and in most web views of iOS. Pages work without it: a failure is silent.
    if ('serviceWorker' in navigator && window.parent === window)
      loadQuietly(() => import('./ownWorker'))
        .then(({ followRelease }) => followRelease())
        .catch(() => undefined);
  }, START_MS);
}
