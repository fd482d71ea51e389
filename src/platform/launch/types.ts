/** What this opening of the app may do. */
export interface LaunchCapability {
  /**
   * Whether the page is one that was shared to Moments and opened there (the messaging app's single-page mode): for
   * reading only. There is no login, no way to another page, no button of the host's own and no tab bar, and the host
   * lays its bar 前往小程序 over the bottom. That bar opens the same page in the app itself, which is another opening.
   */
  isSinglePage(): boolean;
}
