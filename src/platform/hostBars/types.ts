/** Title bar and tab bar that the host draws around the pages. */
export interface HostBarsCapability {
  /**
   * Gives them the phone's colours, light or dark, on the page that is on screen. For hosts that colour their bars once
   * in app.json; nothing where they follow the phone by themselves, or are the browser's. Never throws: a host that
   * refuses keeps the bars it has.
   */
  paint(): void;
  /** Paints them whenever the phone changes between light and dark; ends with the returned function. */
  follow(): () => void;
}
