import { type Backend, makeArea } from './area';
import type { StorageCapability } from './types';

/**
 * Reading `window.localStorage` itself throws where cookies are forbidden, so it is looked up late, inside guarded
 * calls.
 */
function domBackend(name: 'sessionStorage' | 'localStorage'): Backend {
  const store = (): Storage => window[name];
  return {
    get: (key) => store().getItem(key),
    set: (key, value) => store().setItem(key, value),
    remove: (key) => store().removeItem(key),
    keys: () => Object.keys(store()),
  };
}

export const storage: StorageCapability = {
  session: makeArea(domBackend('sessionStorage')),
  durable: makeArea(domBackend('localStorage')),
} satisfies StorageCapability;
