import type { PlatformFailure, Unsupported } from '../outcome';

export type ScanOutcome =
  /** What the code says, as it is: from outside, not to be trusted. Never empty. */
  | { readonly kind: 'scanned'; readonly text: string }
  | { readonly kind: 'cancelled' }
  /** The camera may not be used. */
  | { readonly kind: 'denied' }
  | PlatformFailure
  | Unsupported;

export type ScannedCode = 'cabinet' | 'label';

export interface ScanCapability {
  /** Without asking: false where a page has no scanner, so that it offers another way from the start. */
  isSupported(): boolean;
  /**
   * Opens the host's own scanner; only after a person's tap.
   * @param code what is scanned: a cabinet's code by default; a label's (bars too, and from a picture)
   */
  scan(code?: ScannedCode): Promise<ScanOutcome>;
}
