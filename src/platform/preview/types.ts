/**
 * What stands where the page's first picture will be, shown by the HTML before the app's code is there (`src/early`).
 * The page takes it away when its own picture has come, or when it turns out to show something else.
 */
export interface PreviewCapability {
  /**
   * Keeps the picture's place at the top of the page, as wide as the page's column, 750 by 620, and says `waiting` in
   * it. No-op where pages have no HTML.
   */
  begin(waiting: string): void;
  /** Puts the picture there; no-op when nothing was begun. */
  show(url: string): void;
  /**
   * Resolves when the picture has been painted, when it fails, when none is on its way, and 400 ms later at the latest.
   * Never rejects.
   */
  painted(): Promise<void>;
  /** Idempotent. */
  remove(): void;
}
