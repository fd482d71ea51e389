import type { PlatformFailure, Unsupported } from '../outcome';

export type ScanOutcome =
  /** The code's content as it is: external and untrusted. Never empty. */
  | { readonly kind: 'scanned'; readonly text: string }
  | { readonly kind: 'cancelled' }
  /** No access to the camera. */
  | { readonly kind: 'denied' }
  | PlatformFailure
  | Unsupported;

export type ScannedCode = 'cabinet' | 'label';

export interface ScanCapability {
  /** Does not prompt. False where pages have no scanner, so that they offer another way from the start. */
  isSupported(): boolean;
  /**
   * Opens the host's own scanner; only after a user's tap.
   * @param code what is scanned: by default a locker's code; or a label's (barcodes too, also from a picture)
   */
  scan(code?: ScannedCode): Promise<ScanOutcome>;
}
