/**
 * Whether the app as a whole is visible (tab hidden, app in background). Visibility within the page stack is up to the
 * page's hooks.
 */
export interface PageVisibilityCapability {
  isVisible(): boolean;
  /** Returns the unsubscribe function. */
  subscribe(listener: (visible: boolean) => void): () => void;
  /** Called when the page is about to end (unload, app hide): the last chance to send data. */
  onPageEnd(listener: () => void): () => void;
  /**
   * Called when the browser restores the page from its back/forward cache: in the meantime much may have happened in
   * another document. Never called in mini programs.
   */
  onRestored(listener: () => void): () => void;
}
