import type { PlatformFailure, Unsupported } from '../outcome';

export type LoginCodeOutcome =
  { readonly kind: 'code'; readonly code: string; readonly platform: 5 | 6 } | PlatformFailure | Unsupported;

/** What the platform itself knows about the user (product §1.6 "Login methods"). */
export interface LoginCapability {
  /** Whether the platform has its own account that can log in silently; false in browsers. */
  readonly hasOwnAccount: boolean;
  /** One-time code of the mini program's own account; H5: unsupported. */
  fetchLoginCode(): Promise<LoginCodeOutcome>;
  /** Whether the page is in the web view of the company's own app; false in mini programs. */
  isInOwnApp(): boolean;
  /** Token that the consumer app supplies through a cookie, or null. */
  readAppToken(): string | null;
  /**
   * Whether a 401 is handled by going to the login address that the server returns (messaging-app and payment-app
   * browser) instead of by the login popup.
   */
  followsLoginRedirect(): boolean;
}
