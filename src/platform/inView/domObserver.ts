/**
 * A margin counts around the root alone, so the root must be what scrolls: the page's box, or the document. Without
 * a root, margins have no effect in frames (device lab); old browsers take no document (Chrome 80, iOS 13).
 */
export function observeIn(
  scroller: HTMLElement | null,
  tell: IntersectionObserverCallback,
  options: { readonly rootMargin?: string; readonly threshold?: number[] },
): IntersectionObserver {
  if (scroller !== null) return new IntersectionObserver(tell, { ...options, root: scroller });
  try {
    return new IntersectionObserver(tell, { ...options, root: document });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new IntersectionObserver(tell, options);
  }
}

/** A page under another has no boxes. That is not leaving: it must look the same when it is back. */
export const hasNoBox = ({ boundingClientRect: { width, height } }: IntersectionObserverEntry): boolean =>
  width === 0 && height === 0;

/** Height of what is seen of a page, CSS pixels. */
export const heightSeen = (scroller: HTMLElement | null): number =>
  scroller === null ? window.innerHeight : scroller.clientHeight;
