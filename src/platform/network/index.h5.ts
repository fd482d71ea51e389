import type { NetworkCapability } from './types';

export const network: NetworkCapability = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    const tell = (): void => listener(navigator.onLine);
    window.addEventListener('online', tell);
    window.addEventListener('offline', tell);
    return () => {
      window.removeEventListener('online', tell);
      window.removeEventListener('offline', tell);
    };
  },
} satisfies NetworkCapability;
