import type { PlatformFailure, Unsupported } from '../outcome';

export type SaveImageOutcome =
  | { readonly kind: 'saved' }
  /** The app has no access to the album: offer the settings. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'cancelled' }
  | PlatformFailure
  | Unsupported;

export interface SaveImageCapability {
  /** Whether saving can work; false in web views that neither download nor have the app's bridge. */
  isSupported(): boolean;
  /**
   * Saves the picture at an absolute address (H5: also `data:` or `blob:`) to the user's album or downloads. `isFile`:
   * it is already a temporary file of a mini program.
   */
  save(url: string, options?: { readonly isFile?: boolean }): Promise<SaveImageOutcome>;
  /** Opens the settings in which the user can allow access again; false where there are none to open. */
  openSettings(): Promise<boolean>;
}
