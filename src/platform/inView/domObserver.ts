/**
 * A root margin applies around the root only, so the root must be the scrolling element: the page's box, or the
 * document. Without a root, margins have no effect in frames (device lab); old browsers do not accept the document as
 * root (Chrome 80, iOS 13).
 */
export function observeIn(
  scroller: HTMLElement | null,
  notify: IntersectionObserverCallback,
  options: { readonly rootMargin?: string; readonly threshold?: number[] },
): IntersectionObserver {
  if (scroller !== null) return new IntersectionObserver(notify, { ...options, root: scroller });
  try {
    return new IntersectionObserver(notify, { ...options, root: document });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new IntersectionObserver(notify, options);
  }
}

/**
 * A page covered by another has no boxes. That does not count as leaving the screen: nothing may have changed when it
 * is visible again.
 */
export const hasNoBox = ({ boundingClientRect: { width, height } }: IntersectionObserverEntry): boolean =>
  width === 0 && height === 0;

/** Visible height of a page, in CSS pixels. */
export const heightSeen = (scroller: HTMLElement | null): number =>
  scroller === null ? window.innerHeight : scroller.clientHeight;
