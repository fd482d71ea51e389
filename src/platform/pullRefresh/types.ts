/** A finger that pulls the page down from its top. */
export type Pull =
  | {
      readonly kind: 'pulling';
      /** How far the page follows, CSS pixels: less than the finger moved. */
      readonly distancePx: number;
      /** Far enough to refresh when let go. */
      readonly isFar: boolean;
    }
  | { readonly kind: 'released'; readonly isFar: boolean };

export interface PullRefreshCapability {
  /**
   * Mini programs: the host feels and draws the pull (`enablePullDownRefresh` in the page's config) and tells the
   * page by a lifecycle hook (`hooks/useHostPull`); `watch` then does nothing.
   */
  readonly isDrawnByHost: boolean;
  /**
   * Tells how a finger pulls the element with this id, while the page stands at its top.
   * @returns the function that stops it (idempotent)
   */
  watch(elementId: string, onPull: (pull: Pull) => void): () => void;
  /** The refresh that the host's pull asked for is over: its mark goes away. */
  finish(): void;
}
