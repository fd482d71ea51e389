import { scrollerOf } from '../dom/scrollerOf';
import type { InViewCapability, PageInView, Sighting } from './types';

/** One screen above and below. */
const NEAR = { rootMargin: '100% 0px' };

const isSupported = (): boolean => 'IntersectionObserver' in window;

/**
 * A margin counts around the root alone, so the root must be what scrolls: the page's box, or the document. Without
 * a root, margins have no effect in frames (device lab); old browsers take no document (Chrome 80, iOS 13).
 */
function observeNear(tell: IntersectionObserverCallback, scroller: HTMLElement | null): IntersectionObserver {
  if (scroller !== null) return new IntersectionObserver(tell, { ...NEAR, root: scroller });
  try {
    return new IntersectionObserver(tell, { ...NEAR, root: document });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new IntersectionObserver(tell, NEAR);
  }
}

function forPage(): PageInView {
  const watched = new Map<Element, (sighting: Sighting) => void>();
  let observer: IntersectionObserver | null = null;
  let hasEnded = false;

  function tell(entries: readonly IntersectionObserverEntry[]): void {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const { width, height } = boundingClientRect;
      // A page under another has no boxes. That is not leaving: it must look the same when it is back.
      if (width === 0 && height === 0) continue;
      watched.get(target)?.({ isNear: isIntersecting, heightPx: height });
    }
  }

  return {
    watch(elementId, onChange) {
      const element = document.getElementById(elementId);
      if (hasEnded || element === null || !isSupported()) return () => undefined;
      observer ??= observeNear(tell, scrollerOf(element));
      const listener = (sighting: Sighting): void => onChange(sighting);
      watched.set(element, listener);
      observer.observe(element);
      return () => {
        if (watched.get(element) !== listener) return;
        watched.delete(element);
        observer?.unobserve(element);
      };
    },
    pause: () => undefined,
    resume: () => undefined,
    end() {
      hasEnded = true;
      watched.clear();
      observer?.disconnect();
    },
  };
}

export const inView: InViewCapability = { isSupported, forPage } satisfies InViewCapability;
