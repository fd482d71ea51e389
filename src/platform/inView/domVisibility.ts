import { scrollerOf } from '../dom/scrollerOf';
import { hasNoBox, heightSeen, observeIn } from './domObserver';
import type { PageInView } from './types';
import { FAR_PX, FIRST_PARTS, judge } from './visibility';

/** `watchLine` and `watchShown` in browsers. */
export function makeDomVisibility(): Pick<PageInView, 'watchLine' | 'watchShown' | 'end'> {
  const stops = new Set<() => void>();
  let hasEnded = false;

  /** Observes one element; `begin` creates the observer. */
  function follow(element: Element, begin: () => IntersectionObserver, onStop: () => void): () => void {
    const observer = begin();
    observer.observe(element);
    const stop = (): void => {
      if (!stops.delete(stop)) return;
      observer.disconnect();
      onStop();
    };
    stops.add(stop);
    return stop;
  }

  return {
    watchLine(elementId, lineFromTopPx, onCross) {
      const element = document.getElementById(elementId);
      if (hasEnded || element === null) return () => undefined;
      const scroller = scrollerOf(element);
      let isAbove: boolean | null = null;
      const begin = (): IntersectionObserver => {
        const belowPx = Math.max(0, heightSeen(scroller) - lineFromTopPx);
        return observeIn(
          scroller,
          (entries) => {
            const entry = entries[entries.length - 1];
            if (entry === undefined || hasNoBox(entry) || entry.isIntersecting === isAbove) return;
            isAbove = entry.isIntersecting;
            onCross(isAbove);
          },
          { rootMargin: `${FAR_PX}px 0px ${-belowPx}px 0px` },
        );
      };
      // The margin is measured from the bottom, which moves when the phone rotates or the address bar collapses.
      const onResize = (): void => {
        stop();
        stop = follow(element, begin, forget);
        window.addEventListener('resize', onResize);
      };
      const forget = (): void => window.removeEventListener('resize', onResize);
      let stop = follow(element, begin, forget);
      window.addEventListener('resize', onResize);
      return () => stop();
    },

    watchShown(elementId, onShown) {
      const element = document.getElementById(elementId);
      if (hasEnded || element === null) return () => undefined;
      const scroller = scrollerOf(element);
      let parts = FIRST_PARTS;
      let isShown: boolean | null = null;
      const begin = (): IntersectionObserver =>
        observeIn(
          scroller,
          (entries) => {
            const entry = entries[entries.length - 1];
            if (entry === undefined || hasNoBox(entry)) return;
            const verdict = judge(
              {
                part: entry.isIntersecting ? entry.intersectionRatio : 0,
                heightPx: entry.boundingClientRect.height,
                screenPx: heightSeen(scroller),
              },
              parts,
            );
            if (verdict.parts !== null) {
              parts = verdict.parts;
              stop();
              stop = follow(element, begin, () => undefined);
            }
            if (verdict.isShown === isShown) return;
            isShown = verdict.isShown;
            onShown(isShown);
          },
          { threshold: [...parts] },
        );
      let stop = follow(element, begin, () => undefined);
      return () => stop();
    },

    end() {
      hasEnded = true;
      for (const stop of [...stops]) stop();
    },
  };
}
