/** A newer package of the mini program, which the platform downloads by itself. H5: a reload always brings the newest. */
export interface UpdateCapability {
  /** Calls back when the newer package is there, at once if it came before. One listener; returns what takes it back. */
  onReady(listener: () => void): () => void;
  /** Starts the newer package; everything on screen is gone. */
  apply(): void;
}
