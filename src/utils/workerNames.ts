/** Beginning of the names of the service worker's caches; other products of the origin may have caches too. */
export const CACHE_PREFIX = 'pc-';
