/** What a dialog or popup needs from its platform. Every method returns the function that undoes it (idempotent). */
export interface OverlayCapability {
  /**
   * Calls `close` when the user dismisses the overlay through the platform. With several overlays open only the topmost
   * is called: the latest of the highest `rank`. H5: Escape key and back gesture or button (`backEntry`, which app.tsx
   * starts). Mini programs: nothing can be intercepted; back leaves the page together with its overlay.
   */
  onDismiss(close: () => void, rank: number): () => void;
  /**
   * Calls `close` on Escape while no overlay is open: for a page that covers the screen like one. Back needs nothing,
   * because it is a page. No-op in mini programs.
   */
  onEscape(close: () => void): () => void;
  /** Moves keyboard and screen reader focus into the element; undo restores it. No-op in mini programs. */
  moveFocusInto(elementId: string): () => void;
  /** Stops the page behind from scrolling. No-op in mini programs (the overlay catches the moves, `catchMove`). */
  lockScroll(): () => void;
  /** Keeps Tab within the element. No-op in mini programs. */
  trapFocus(elementId: string): () => void;
}
