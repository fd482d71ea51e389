/** Whether the person can see the app at all (tab hidden, app in background). Page stacks are the page's hooks' matter. */
export interface PageVisibilityCapability {
  isVisible(): boolean;
  /** Returns the unsubscribe function. */
  subscribe(listener: (visible: boolean) => void): () => void;
  /** Called when the page is about to end (unload, app hide): the last moment to hand data over. */
  onPageEnd(listener: () => void): () => void;
  /**
   * Called when the browser shows the page again as it was left for another document (back-forward cache), in which much
   * may have happened. Never in mini programs.
   */
  onRestored(listener: () => void): () => void;
}
