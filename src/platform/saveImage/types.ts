import type { PlatformFailure, Unsupported } from '../outcome';

export type SaveImageOutcome =
  | { readonly kind: 'saved' }
  /** The album is closed to this app: offer the settings. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'cancelled' }
  | PlatformFailure
  | Unsupported;

export interface SaveImageCapability {
  /** Whether a button for it keeps its promise; false in web views that neither download nor have the app's bridge. */
  isSupported(): boolean;
  /**
   * Puts the picture of an absolute address (H5: also `data:` or `blob:`) into the person's album or downloads.
   * `isFile`: it is a temporary file of a mini program already.
   */
  save(url: string, options?: { readonly isFile?: boolean }): Promise<SaveImageOutcome>;
  /** Opens the settings in which a refusal can be taken back; false where there are none to open. */
  openSettings(): Promise<boolean>;
}
