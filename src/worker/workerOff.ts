/**
 * /sw.js of a build with TARO_APP_SERVICE_WORKER=off: replaces an earlier worker, deletes what it kept and removes
 * itself. It answers nothing.
 */
import { CACHE_PREFIX } from '@/utils/workerNames';
import type { WorkerScope } from './workerScope';

declare const self: WorkerScope;

async function end(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(CACHE_PREFIX)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
