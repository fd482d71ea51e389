import type { PlatformFailure, Unsupported } from '../outcome';

export type FileViewOutcome =
  | { readonly kind: 'opened' }
  /** The download failed; a retry may help. */
  | { readonly kind: 'not-downloaded' }
  /** The host does not load from there; only opening the link in a browser helps. */
  | { readonly kind: 'refused' }
  /** `isWanted` returned false. */
  | { readonly kind: 'cancelled' }
  | PlatformFailure
  | Unsupported;

export interface FileViewerCapability {
  /**
   * Shows the PDF at an absolute address, which the caller has checked. Mini programs download it and open the host's
   * viewer, unless `isWanted` returns false after the download (the page has unmounted). A browser navigates to it, and
   * back returns to the page.
   */
  openPdf(url: string, isWanted: () => boolean): Promise<FileViewOutcome>;
}
