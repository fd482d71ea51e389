/** What a dialog or popup needs of its platform. Every method returns the function that undoes it (idempotent). */
export interface OverlayCapability {
  /**
   * Calls `close` when the person dismisses the overlay by the platform's own means; with several overlays open
   * only the topmost is asked: the latest of the greatest `rank`. H5: Escape key and back gesture or button (`backEntry`, which app.tsx starts). Mini programs: none of these can be
   * caught, back leaves the page and takes the overlay along.
   */
  onDismiss(close: () => void, rank: number): () => void;
  /** Keyboard and screen reader focus into the element; undo puts it back. Mini programs: nothing to do. */
  moveFocusInto(elementId: string): () => void;
  /** The page behind stays where it is. Mini programs: nothing (the overlay catches the moves, `catchMove`). */
  lockScroll(): () => void;
  /** Tab stays within the element. Mini programs: nothing to do. */
  trapFocus(elementId: string): () => void;
}
