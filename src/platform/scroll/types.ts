import type { PlatformFailure, Unsupported } from '../outcome';

export type ScrollOutcome = { readonly kind: 'done' } | PlatformFailure | Unsupported;

export type HeightOutcome =
  { readonly kind: 'measured'; readonly heightPx: number } | PlatformFailure | Unsupported;

/** The page's own scroll: moving it and measuring what lies in it, and where typing goes. Nothing listens to it. */
export interface ScrollCapability {
  /**
   * Moves the page until the element's top lies `offsetPx` (CSS pixels) below the top of what is seen, or the page's
   * end is reached; gliding where motion is welcome. What grows on the way (modules that are mounted when they come
   * near) is made up for at the end, unless the person has taken over.
   * @returns when the page stands still; `failed` when there is no such element
   */
  toElement(elementId: string, offsetPx: number): Promise<ScrollOutcome>;
  /** Height of an element's box as it is now, CSS pixels. */
  heightOf(elementId: string): Promise<HeightOutcome>;
  /**
   * Gives the focus to the first control in an element, without moving the page. Mini programs do nothing: a focus there
   * is a keyboard that nobody has asked for.
   */
  focusIn(elementId: string): void;
}
