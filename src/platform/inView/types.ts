/** State of a watched element when it comes near the screen or leaves that range. */
export interface Sighting {
  readonly isNear: boolean;
  /** Height at that moment in CSS pixels; null: the host has not reported it. */
  readonly heightPx: number | null;
}

/** The watched elements of one page. */
export interface PageInView {
  /**
   * Calls back when the element with this id comes nearer to the screen than one screen's height, or leaves that range;
   * also soon after the start when it is near then. Whether a far element is reported at the start differs by platform.
   * Mini programs report those that left together, and those that came near one at a time, so that whatever each mounts
   * is a separate `setData`.
   * @returns the function that stops the watch (idempotent)
   */
  watch(elementId: string, onChange: (sighting: Sighting) => void): () => void;
  /**
   * Reports whether the element's top is on or above a line across the screen: soon after the start, and at every
   * change, also when a jump of the page moves it past the line. Until the first report, assume it is below.
   * @param lineFromTopPx CSS pixels from the top of the visible part of the page
   * @returns the function that stops the watch (idempotent)
   */
  watchLine(elementId: string, lineFromTopPx: number, onCross: (isAbove: boolean) => void): () => void;
  /**
   * Reports whether more than half of the element is on screen (product §2.9); for an element taller than two screens,
   * whether it fills more than half of the screen. Reports soon after the start, and at every change. Until the first
   * report, assume it is not shown.
   * @returns the function that stops the watch (idempotent)
   */
  watchShown(elementId: string, onShown: (isShown: boolean) => void): () => void;
  /** Another page covers this one: platforms that only observe the visible page start no new watch. */
  pause(): void;
  resume(): void;
  /** Stops everything permanently. */
  end(): void;
}

/** Reports whether elements are near the screen, without listening to every scroll. */
export interface InViewCapability {
  /** False on engines without an observer (before iOS 12.2, old base libraries): `watch` then never calls back. */
  isSupported(): boolean;
  /** For the page that is visible now. */
  forPage(): PageInView;
}
