/** /sw.js: the service worker of the H5 pages, for the app's own files (docs/service-worker.md). */
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import {
  FIRST_CACHE,
  filesCache,
  isComplete,
  isFilesCache,
  isTheFile,
  outdated,
  type Release,
  type Role,
  roleOf,
  SHELL,
  splitAddress,
  takenOver,
} from './workerRules';
import type { WorkerScope } from './workerScope';

declare const self: WorkerScope;
/** Written by config/serviceWorker.ts. */
declare const RELEASE: Release;

/** A network that has not sent the HTML by then counts as none. */
const HTML_WAITS_MS = 4000;

const first = new PrecacheController({
  cacheName: FIRST_CACHE,
  plugins: [
    {
      cacheWillUpdate: ({ response }) => {
        const policy = response.headers.get('content-security-policy');
        return Promise.resolve(isComplete(response.status, policy, RELEASE) ? response : null);
      },
    },
  ],
});
first.precache([...RELEASE.first]);

/** A cache that cannot be read is an empty one. */
const kept = (path: string): Promise<Response | undefined> =>
  caches.match(path, { ignoreVary: true }).catch(() => undefined);

/** A page of the app: from the network, and only without one the stored HTML. */
class OwnPages extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const answer = handler.fetch(request);
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), HTML_WAITS_MS));
    const inTime = await Promise.race([answer.catch(() => null), late]);
    return inTime ?? (await first.matchPrecache(SHELL).catch(() => undefined)) ?? answer;
  }
}

/**
 * Every other document of the origin: from the network. Handled here because the browser has already requested it
 * (navigation preload) and would do so a second time.
 */
class OtherPages extends Strategy {
  protected _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetch(request);
  }
}

/** A file whose name contains its hash: stored when it is first used. */
class Files extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { path, search } = splitAddress(request.url);
    const stored = search === '' ? await kept(path) : undefined;
    if (stored !== undefined) return stored;
    const answer = await handler.fetch(request);
    const isOfRelease = RELEASE.files.includes(path) || RELEASE.first.some(({ url }) => url === path);
    // A full disk must not fail the page.
    if (isOfRelease) void handler.waitUntil(handler.cachePut(path, answer.clone()).catch(() => false));
    return answer;
  }
}

const files = new Files({
  cacheName: filesCache(RELEASE),
  plugins: [
    {
      cacheWillUpdate: ({ request, response }) =>
        Promise.resolve(
          isTheFile(splitAddress(request.url).path, response.status, response.headers.get('content-type'))
            ? response
            : null,
        ),
    },
  ],
});

const handlers: readonly (readonly [Role, Strategy])[] = [
  ['file', files],
  ['own page', new OwnPages()],
  ['other page', new OtherPages()],
];
for (const [role, strategy] of handlers)
  registerRoute(({ request, sameOrigin }) => roleOf(request, sameOrigin, RELEASE) === role, strategy);

/** Paths of all stored files, of this and earlier releases. */
async function usedFiles(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter(isFilesCache);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => splitAddress(url).path);
}

/** Best effort: what fails here is loaded when it is used. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  const { unchanged, renewed } = takenOver(await usedFiles(), RELEASE);
  const cache = await caches.open(filesCache(RELEASE));
  for (const path of unchanged) {
    const stored = await kept(path);
    if (stored !== undefined) await cache.put(path, stored);
  }
  for (const path of renewed)
    await Promise.all(files.handleAll({ event, request: new Request(path) })).catch(() => undefined);
}

async function begin(): Promise<void> {
  const names = outdated(await caches.keys(), RELEASE);
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('install', (event) => {
  // Open pages keep what they have: their files have other names, or the same text.
  void self.skipWaiting();
  event.waitUntil(takeOver(event).catch(() => undefined));
});
self.addEventListener('activate', (event) => event.waitUntil(begin()));
