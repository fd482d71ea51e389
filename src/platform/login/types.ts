import type { PlatformFailure, Unsupported } from '../outcome';

export type LoginCodeOutcome =
  { readonly kind: 'code'; readonly code: string; readonly platform: 5 | 6 } | PlatformFailure | Unsupported;

/** What the platform itself knows of the visitor (product §1.6 "Login methods"). */
export interface LoginCapability {
  /** Whether the platform has an account of its own that may log in without a word; false in browsers. */
  readonly hasOwnAccount: boolean;
  /** One-time code of the mini program's own account; H5: unsupported. */
  fetchLoginCode(): Promise<LoginCodeOutcome>;
  /** Whether the page is in the web view of the company's own app; false in mini programs. */
  isInOwnApp(): boolean;
  /** Token that the consumer app supplies through a cookie, or null. */
  readAppToken(): string | null;
  /**
   * Whether a 401 is answered by going to the login address the server gives
   * (messaging-app and payment-app browser) instead of the login popup.
   */
  followsLoginRedirect(): boolean;
}
