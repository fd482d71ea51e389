import type { PageVisibilityCapability } from './types';

export const pageVisibility: PageVisibilityCapability = {
  isVisible: () => document.visibilityState !== 'hidden',
  subscribe(listener) {
    let lastReported = document.visibilityState !== 'hidden';
    const notify = (isVisible: boolean): void => {
      if (isVisible === lastReported) return;
      lastReported = isVisible;
      listener(isVisible);
    };
    const onChange = (): void => notify(document.visibilityState !== 'hidden');
    // A page that goes into the back/forward cache: iOS before 14.5 sends no other events.
    const onHide = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) notify(false);
    };
    document.addEventListener('visibilitychange', onChange);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onChange);
    };
  },
  /** Both events: iOS web views that are closed send only `pagehide`, tabs killed in the background only `hidden`. */
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
  onRestored(listener) {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) listener();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  },
} satisfies PageVisibilityCapability;
