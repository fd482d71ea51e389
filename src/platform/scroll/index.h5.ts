import { scrollerOf } from '../dom/scrollerOf';
import { failure } from '../outcome';
import type { ScrollCapability } from './types';

/** Frames without movement after which the scroll counts as finished. */
const STILL_FRAMES = 6;
/** Stops waiting for a smooth scroll after this time, in ms. */
const LIMIT_MS = 2000;
/** Number of corrections for a target that moved during the scroll. */
const MAX_CORRECTIONS = 3;
/** Events that show that the user scrolls. */
const TAKEOVERS = ['wheel', 'touchstart', 'keydown', 'pagehide'] as const;

const gone = failure('no such element');

const wantsGlide = (): boolean =>
  'scrollBehavior' in document.documentElement.style &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A running scroll; the next one in the same box ends it, or each would pull the other back. */
interface Way {
  isOver: boolean;
}
const ways = new WeakMap<Element, Way>();

function setOut(box: Element): Way {
  const before = ways.get(box);
  if (before !== undefined) before.isOver = true;
  const way = { isOver: false };
  ways.set(box, way);
  return way;
}

/**
 * Resolves when `box` has stopped scrolling; false when the user has taken over, another scroll has started or the time
 * limit has passed.
 */
function isStill(box: Element, way: Way): Promise<boolean> {
  return new Promise((resolve) => {
    const startedMs = performance.now();
    let last = box.scrollTop;
    let still = 0;
    let frame = 0;
    const end = (isUndisturbed: boolean): void => {
      cancelAnimationFrame(frame);
      for (const type of TAKEOVERS) window.removeEventListener(type, onTakeover);
      resolve(isUndisturbed);
    };
    const onTakeover = (): void => end(false);
    const look = (): void => {
      if (way.isOver) return end(false);
      still = box.scrollTop === last ? still + 1 : 0;
      last = box.scrollTop;
      if (still >= STILL_FRAMES) return end(true);
      if (performance.now() - startedMs > LIMIT_MS) return end(false);
      frame = requestAnimationFrame(look);
    };
    for (const type of TAKEOVERS) window.addEventListener(type, onTakeover, { passive: true });
    frame = requestAnimationFrame(look);
  });
}

export const scroll: ScrollCapability = {
  async toElement(elementId, offsetPx) {
    const element = document.getElementById(elementId);
    if (element === null) return gone;
    const scroller = scrollerOf(element);
    const box = scroller ?? document.scrollingElement ?? document.documentElement;
    const distancePx = (): number =>
      element.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0) - offsetPx;

    const way = setOut(box);
    const topPx = box.scrollTop + distancePx();
    if (wantsGlide()) box.scrollTo({ top: topPx, behavior: 'smooth' });
    else box.scrollTop = topPx;
    for (let correction = 0; correction < MAX_CORRECTIONS; correction += 1) {
      if (!(await isStill(box, way)) || way.isOver) break;
      if (!element.isConnected || Math.abs(distancePx()) <= 1) break;
      const before = box.scrollTop;
      box.scrollTop += distancePx();
      if (box.scrollTop === before) break; // the end of the page is reached
    }
    return { kind: 'done' };
  },

  heightOf(elementId) {
    const element = document.getElementById(elementId);
    return Promise.resolve(
      element === null ? gone : { kind: 'measured', heightPx: element.getBoundingClientRect().height },
    );
  },

  focusIn(elementId) {
    document
      .getElementById(elementId)
      ?.querySelector<HTMLElement>('input, textarea, [tabindex="0"]')
      ?.focus({ preventScroll: true });
  },
} satisfies ScrollCapability;
