import type { PageVisibilityCapability } from './types';

export const pageVisibility: PageVisibilityCapability = {
  isVisible: () => document.visibilityState !== 'hidden',
  subscribe(listener) {
    const tell = (): void => listener(document.visibilityState !== 'hidden');
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  },
  /** Both events: iOS web views that are closed send `pagehide` only, tabs killed in the background `hidden` only. */
  onPageEnd(listener) {
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') listener();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', listener);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', listener);
    };
  },
} satisfies PageVisibilityCapability;
