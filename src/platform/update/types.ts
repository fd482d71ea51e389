/**
 * A newer package of the mini program, which the platform downloads automatically. H5: a reload always loads the
 * newest.
 */
export interface UpdateCapability {
  /**
   * Calls back when the newer package is ready, immediately if it already is. One listener; returns the unsubscribe
   * function.
   */
  onReady(listener: () => void): () => void;
  /** Restarts with the newer package; everything on screen is lost. */
  apply(): void;
}
