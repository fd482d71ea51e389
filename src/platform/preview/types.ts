/**
 * A picture that stands where the page's first picture will be, shown by the HTML before the app's code is there
 * (`src/early`). The page takes it away when its own picture has come, or when it turns out to show something else.
 */
export interface PreviewCapability {
  /** Puts `url` at the top of the page, as wide as the page's column, 750 by 620. No-op where pages have no HTML. */
  show(url: string): void;
  /** Idempotent. */
  remove(): void;
}
