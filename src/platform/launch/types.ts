/** How the app was launched. */
export interface LaunchCapability {
  /**
   * Whether the page was shared to Moments and opened there (the messaging app's single-page mode): read-only. There is
   * no login, no navigation to other pages, no host buttons and no tab bar, and the host covers the bottom with its bar
   * 前往小程序. That bar opens the same page in the app itself, as a separate launch.
   */
  isSinglePage(): boolean;
}
