import type { NetworkCapability } from './types';

export const network: NetworkCapability = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    const notify = (): void => listener(navigator.onLine);
    window.addEventListener('online', notify);
    window.addEventListener('offline', notify);
    return () => {
      window.removeEventListener('online', notify);
      window.removeEventListener('offline', notify);
    };
  },
} satisfies NetworkCapability;
