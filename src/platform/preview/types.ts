/**
 * Placeholder for the page's first picture, shown by the HTML before the app's code has loaded
 * (`platform/dom/earlyPicture`). The page removes it when its own picture has loaded, or when it turns out to show
 * something else.
 */
export interface PreviewCapability {
  /** Idempotent; no-op where pages have no HTML. */
  remove(): void;
}
