/** State of a finger that pulls the page down from its top. */
export type Pull =
  | {
      readonly kind: 'pulling';
      /** How far the page follows, in CSS pixels: less than the finger moved. */
      readonly distancePx: number;
      /** Far enough to refresh when released. */
      readonly isFar: boolean;
    }
  | { readonly kind: 'released'; readonly isFar: boolean };

export interface PullRefreshCapability {
  /**
   * In mini programs the host detects and draws the pull (`enablePullDownRefresh` in the page's config) and notifies
   * the page through a lifecycle hook (`hooks/useHostPull`); `watch` is then a no-op.
   */
  readonly isDrawnByHost: boolean;
  /**
   * Reports how a finger pulls the element with this id while the page is scrolled to its top.
   * @returns the function that stops the watch (idempotent)
   */
  watch(elementId: string, onPull: (pull: Pull) => void): () => void;
  /** Ends the host's refresh and hides its indicator. */
  finish(): void;
}
