/** Title bar and tab bar that the host draws around the pages. */
export interface HostBarsCapability {
  /**
   * Gives the bars the phone's colours, light or dark, on the visible page. Only for hosts that colour their bars once
   * from app.json; no-op where the bars follow the phone automatically or belong to the browser. Never throws: a host
   * that rejects the call keeps its bars.
   */
  paint(): void;
  /** Repaints the bars whenever the phone switches between light and dark; returns the unsubscribe function. */
  follow(): () => void;
}
