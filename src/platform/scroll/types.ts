import type { PlatformFailure, Unsupported } from '../outcome';

type ScrollOutcome = { readonly kind: 'done' } | PlatformFailure | Unsupported;

export type HeightOutcome =
  { readonly kind: 'measured'; readonly heightPx: number } | PlatformFailure | Unsupported;

/** Scrolls the page, measures elements and moves the focus. Does not listen to scrolling. */
export interface ScrollCapability {
  /**
   * Scrolls the page until the element's top is `offsetPx` (CSS pixels) below the top of the visible area, or the
   * page's end is reached; smoothly unless the user prefers reduced motion. Content that grows on the way (modules that
   * mount when they come near) is corrected for at the end, unless the user has taken over.
   * @returns when scrolling has finished; `failed` when there is no such element
   */
  toElement(elementId: string, offsetPx: number): Promise<ScrollOutcome>;
  /** Current height of an element's box in CSS pixels. */
  heightOf(elementId: string): Promise<HeightOutcome>;
  /**
   * Focuses the first control in an element, without scrolling the page. No-op in mini programs: a focus there would
   * open the keyboard unasked.
   */
  focusIn(elementId: string): void;
}
