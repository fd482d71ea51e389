import { scrollerOf } from '../dom/scrollerOf';
import { hasNoBox, observeIn } from './domObserver';
import { makeDomVisibility } from './domVisibility';
import type { InViewCapability, PageInView, Sighting } from './types';

/** One screen above and below. */
const NEAR = { rootMargin: '100% 0px' };

const isSupported = (): boolean => 'IntersectionObserver' in window;

function forPage(): PageInView {
  const watched = new Map<Element, (sighting: Sighting) => void>();
  const visibility = makeDomVisibility();
  let observer: IntersectionObserver | null = null;
  let hasEnded = false;

  function notify(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      if (hasNoBox(entry)) continue;
      const { target, isIntersecting, boundingClientRect } = entry;
      watched.get(target)?.({ isNear: isIntersecting, heightPx: boundingClientRect.height });
    }
  }

  return {
    watch(elementId, onChange) {
      const element = document.getElementById(elementId);
      if (hasEnded || element === null || !isSupported()) return () => undefined;
      observer ??= observeIn(scrollerOf(element), notify, NEAR);
      const listener = (sighting: Sighting): void => onChange(sighting);
      watched.set(element, listener);
      observer.observe(element);
      return () => {
        if (watched.get(element) !== listener) return;
        watched.delete(element);
        observer?.unobserve(element);
      };
    },
    watchLine: (...args) => (isSupported() ? visibility.watchLine(...args) : () => undefined),
    watchShown: (...args) => (isSupported() ? visibility.watchShown(...args) : () => undefined),
    pause: () => undefined,
    resume: () => undefined,
    end() {
      hasEnded = true;
      watched.clear();
      observer?.disconnect();
      visibility.end();
    },
  };
}

export const inView: InViewCapability = { isSupported, forPage } satisfies InViewCapability;
