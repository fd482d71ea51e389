/** What is known of a watched element when it comes near the screen or leaves its neighbourhood. */
export interface Sighting {
  readonly isNear: boolean;
  /** Height at that moment, CSS pixels; null: the host has not said it. */
  readonly heightPx: number | null;
}

/** The watched elements of one page. */
export interface PageInView {
  /**
   * Tells when the element with this id comes nearer to the screen than one screen's height, or leaves that range;
   * soon after the start when it is near then. Whether a far element is told at the start differs by platform.
   * Mini programs tell what left together, and what came near one element at a time, so that what each mounts is a
   * `setData` of its own.
   * @returns the function that stops it (idempotent)
   */
  watch(elementId: string, onChange: (sighting: Sighting) => void): () => void;
  /**
   * Tells whether the element's top lies above a line across the screen (or on it): soon after the start, and at every
   * change, also when a jump of the page takes it past the line. Until it is told it may be taken as below.
   * @param lineFromTopPx CSS pixels from the top of what is seen of the page
   * @returns the function that stops it (idempotent)
   */
  watchLine(elementId: string, lineFromTopPx: number, onCross: (isAbove: boolean) => void): () => void;
  /**
   * Tells whether more than half of the element is on screen (product §2.9), of one that is taller than two screens
   * whether it fills more than half of the screen: soon after the start, and at every change. Until it is told it may
   * be taken as not shown.
   * @returns the function that stops it (idempotent)
   */
  watchShown(elementId: string, onShown: (isShown: boolean) => void): () => void;
  /** The page is covered by another: platforms that only look into the page on screen start no new watch. */
  pause(): void;
  resume(): void;
  /** Stops everything, for good. */
  end(): void;
}

/** Whether elements are near the screen, without listening to every scroll. */
export interface InViewCapability {
  /** False on engines without an observer (before iOS 12.2, old base libraries): `watch` then never tells anything. */
  isSupported(): boolean;
  /** For the page that is on screen now. */
  forPage(): PageInView;
}
