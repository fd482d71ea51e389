/**
 * What stands where the page's first picture will be, shown by the HTML before the app's code is there
 * (`platform/dom/earlyPicture`). The page takes it away when its own picture has come, or when it turns out to show
 * something else.
 */
export interface PreviewCapability {
  /** Idempotent; no-op where pages have no HTML. */
  remove(): void;
}
