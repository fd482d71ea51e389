import type { PlatformFailure, Unsupported } from '../outcome';

export type FileViewOutcome =
  | { readonly kind: 'opened' }
  /** It did not arrive: trying again may help. */
  | { readonly kind: 'not-downloaded' }
  /** The host loads nothing from there: only the link helps, in a browser. */
  | { readonly kind: 'refused' }
  /** Nobody waits for it any more. */
  | { readonly kind: 'cancelled' }
  | PlatformFailure
  | Unsupported;

export interface FileViewerCapability {
  /**
   * Shows the PDF at an absolute address, which the caller has checked. Mini programs download it and open their own
   * viewer, unless `isWanted` says meanwhile that the page is gone; a browser leaves the page for it, and back returns.
   */
  openPdf(url: string, isWanted: () => boolean): Promise<FileViewOutcome>;
}
